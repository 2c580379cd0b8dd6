import { Button, cn, EmptyState, useLinkRenderer, useTexts } from '@footlight/ui';
import { RectangleGoggles } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface NoVrProps extends Omit<ComponentProps<'div'>, 'children'> {
  broadcasterName: string;
  roomHref: string;
  /** The list of rooms in VR. */
  listHref: string;
}

/** On the VR page of a room without VR: leads to the room, and to rooms in VR. */
export const NoVr = ({ broadcasterName: name, roomHref, listHref, className, ...rest }: NoVrProps) => {
  const { t } = useTexts('vr');
  const link = useLinkRenderer();
  return (
    <div {...rest} data-component="no-vr" className={cn('flex flex-col', className)}>
      <EmptyState
        title={t('none.title', { name })}
        icon={<RectangleGoggles />}
        headingLevel={1}
        action={
          <>
            <Button asChild>{link({ href: roomHref, children: t('back') })}</Button>
            <Button asChild variant="outline">
              {link({ href: listHref, children: t('none.list') })}
            </Button>
          </>
        }
      >
        {t('none.text')}
      </EmptyState>
    </div>
  );
};

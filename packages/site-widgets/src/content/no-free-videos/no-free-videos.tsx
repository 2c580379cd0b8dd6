import { Button, cn, EmptyState, useLinkRenderer, useTexts } from '@footlight/ui';
import { SearchX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LiveNowLink } from '../../lib/live-now-link.tsx';

export interface NoFreeVideosProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A tag or words are set, so there may be others. */
  filtered: boolean;
}

/** No free video fits, or there is none at all. */
export const NoFreeVideos = ({ filtered, className, ...rest }: NoFreeVideosProps) => {
  const { t } = useTexts('content');
  const link = useLinkRenderer();
  return (
    <div {...rest} data-component="no-free-videos" className={cn('flex flex-col', className)}>
      <EmptyState
        icon={<SearchX />}
        title={t('free.nothing')}
        headingLevel={2}
        action={
          filtered ? (
            <Button asChild variant="outline">
              {link({ href: '/porn', children: t('free.clear') })}
            </Button>
          ) : (
            <LiveNowLink />
          )
        }
      >
        {filtered ? t('free.nothingHint') : null}
      </EmptyState>
    </div>
  );
};

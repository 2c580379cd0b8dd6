import { Button, cn, EmptyState, useTexts } from '@footlight/ui';
import { UserRoundX } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface MissingTalkProps extends Omit<ComponentProps<'div'>, 'children'> {
  name: string;
  onBack(): void;
}

/** In the place of a conversation with an account that does not exist. */
export const MissingTalk = ({ name, onBack, className, ...rest }: MissingTalkProps) => {
  const { t } = useTexts('social');
  return (
    <div {...rest} data-component="missing-talk" className={cn('flex flex-col', className)}>
      <EmptyState
        title={t('list.missing', { name })}
        icon={<UserRoundX />}
        action={
          <Button variant="outline" onClick={onBack}>
            {t('talk.back')}
          </Button>
        }
      >
        {t('list.missingHint')}
      </EmptyState>
    </div>
  );
};

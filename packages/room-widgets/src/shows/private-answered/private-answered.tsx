import { Alert, Button, cn, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

/** How a request for a private ended without a show. */
export type PrivateAnswer = 'declined' | 'expired' | 'failed';

export interface PrivateAnsweredProps extends Omit<ComponentProps<'div'>, 'children'> {
  answer: PrivateAnswer;
  broadcasterName: string;
  /** Opens the request again; undefined if the room takes none now. */
  onRetry?: (() => void) | undefined;
  onDismiss: () => void;
}

/** In the place of a request for a private that ended without a show: why, and how to continue. */
export const PrivateAnswered = (props: PrivateAnsweredProps) => {
  const { answer, broadcasterName, onRetry, onDismiss, className, ...rest } = props;
  const { t } = useTexts(['room', 'player', 'common']);
  const link = useLinkRenderer();
  return (
    <div {...rest} data-component="private-answered" className={cn('min-w-0', className)}>
      <Alert
        tone="warning"
        data-part="private-answer"
        onDismiss={onDismiss}
        action={
          <>
            {onRetry ? (
              <Button size="sm" onClick={onRetry}>
                {t('common:retry')}
              </Button>
            ) : null}
            <Button asChild size="sm" variant="outline">
              {link({ href: '/', children: t('player:status.action.browse') })}
            </Button>
          </>
        }
      >
        {t(`show.toast.${answer}`, { model: broadcasterName })}
      </Alert>
    </div>
  );
};

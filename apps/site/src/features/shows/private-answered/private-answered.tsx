import { Alert, Button, useLinkRenderer, useTexts } from '@footlight/ui';
import type { PrivateAnswer } from '../use-show-notices.ts';

interface PrivateAnsweredProps {
  answer: PrivateAnswer;
  broadcasterName: string;
  /** Opens the request again; undefined if the room takes none now. */
  onRetry: (() => void) | undefined;
  onDismiss: () => void;
}

/** In the place of a request for a private that ended without a show: why, and how to go on. */
const PrivateAnswered = ({ answer, broadcasterName, onRetry, onDismiss }: PrivateAnsweredProps) => {
  const { t } = useTexts(['room', 'stage', 'common']);
  const link = useLinkRenderer();
  return (
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
            {link({ href: '/', children: t('stage:status.action.browse') })}
          </Button>
        </>
      }
    >
      {t(`show.toast.${answer}`, { model: broadcasterName })}
    </Alert>
  );
};

export default PrivateAnswered;

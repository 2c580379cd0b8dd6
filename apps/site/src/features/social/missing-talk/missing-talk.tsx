import { Button, EmptyState, useTexts } from '@footlight/ui';
import { UserRoundX } from 'lucide-react';

export interface MissingTalkProps {
  name: string;
  onBack: () => void;
}

/** In the place of a conversation with an account that does not exist. */
export const MissingTalk = ({ name, onBack }: MissingTalkProps) => {
  const { t } = useTexts('people');
  return (
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
  );
};

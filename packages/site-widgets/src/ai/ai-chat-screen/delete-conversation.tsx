import { Button, useTexts } from '@footlight/ui';
import { useState } from 'react';

/** Deletes the conversation after a second press. */
export const DeleteConversation = ({ onDelete }: { onDelete(): void }) => {
  const { t } = useTexts('ai');
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) {
    return (
      <p>
        <Button variant="ghost" onClick={() => setIsAsking(true)}>
          {t('remove')}
        </Button>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{t('removeSure')}</p>
      <Button
        variant="danger"
        onClick={() => {
          setIsAsking(false);
          onDelete();
        }}
      >
        {t('remove')}
      </Button>
      <Button variant="ghost" onClick={() => setIsAsking(false)}>
        {t('keep')}
      </Button>
    </div>
  );
};

import { Button, useTexts } from '@footlight/ui';
import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';

interface FanClubPostDeleteProps {
  deleting: boolean;
  onDelete: () => void;
}

/** Deletes after a confirmation. The button stays mounted, so that focus can return to it. */
export const FanClubPostDelete = ({ deleting, onDelete }: FanClubPostDeleteProps) => {
  const { t } = useTexts('billing');
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const close = () => {
    setIsAsking(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="ghost"
        data-part="delete"
        aria-expanded={isAsking}
        iconStart={<Trash2 />}
        className="ms-auto min-w-0 max-w-full shrink"
        onClick={() => setIsAsking(!isAsking)}
      >
        {t('feed.delete')}
      </Button>
      {isAsking ? (
        // biome-ignore lint/a11y/useSemanticElements: a question with two answers is no set of fields.
        <div
          role="group"
          aria-labelledby={questionId}
          data-part="question"
          className="flex w-full min-w-0 flex-wrap items-center justify-end gap-2"
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
        >
          <p id={questionId} role="status" className="me-auto min-w-0 font-medium wrap-anywhere">
            {t('feed.deleteAsk')}
          </p>
          <Button size="sm" variant="danger" loading={deleting} onClick={onDelete}>
            {t('feed.deleteYes')}
          </Button>
          <Button size="sm" variant="outline" onClick={close}>
            {t('feed.deleteNo')}
          </Button>
        </div>
      ) : null}
    </>
  );
};

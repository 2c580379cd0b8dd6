import { MAX_PRIVATE_MESSAGE } from '@footlight/contract';
import { IconButton, isSendKey, TextArea, useTexts } from '@footlight/ui';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';

export interface MessageComposerProps {
  name: string;
  draft: string;
  onDraftChange: (draft: string) => void;
  /** A trimmed text of 1 to 500 characters. */
  onSend: (text: string) => void;
}

/** The counter shows when this many characters are left. */
const COUNT_FROM = 60;

/**
 * The input field. Enter sends and Shift+Enter starts a new line; Enter that confirms an input method's composition
 * does neither.
 */
export const MessageComposer = ({ name, draft, onDraftChange, onSend }: MessageComposerProps) => {
  const { t } = useTexts('social');
  const field = useRef<HTMLTextAreaElement>(null);
  const text = draft.trim();
  const send = () => {
    if (text === '') return;
    onSend(text);
    onDraftChange('');
    // The send button is disabled now.
    field.current?.focus();
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      data-part="composer"
      className="flex items-end gap-2 border-t border-border p-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {/* A grid: in a row, the field would sit on the baseline, above the button. */}
      <span className="grid min-w-0 flex-1">
        <TextArea
          ref={field}
          rows={1}
          maxRows={5}
          maxLength={MAX_PRIVATE_MESSAGE}
          counter={draft.length > MAX_PRIVATE_MESSAGE - COUNT_FROM}
          value={draft}
          dir={draft ? 'auto' : undefined}
          enterKeyHint="send"
          aria-label={t('talk.message')}
          placeholder={t('talk.placeholder', { name })}
          onChange={(event) => onDraftChange(event.target.value)}
          onKeyDown={keys}
        />
      </span>
      <IconButton type="submit" variant="primary" label={t('talk.send')} disabled={text === ''}>
        <SendHorizontal className="rtl:-scale-x-100" />
      </IconButton>
    </form>
  );
};

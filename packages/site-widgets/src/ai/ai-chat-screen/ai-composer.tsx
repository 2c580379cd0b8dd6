import { type AiKind, type AiModel, MAX_AI_MESSAGE } from '@footlight/contract';
import { Button, Field, isSendKey, TextArea, TokenAmount, useTexts } from '@footlight/ui';
import type { ReactNode, Ref } from 'react';

export interface AiComposerProps {
  model: AiModel;
  draft: string;
  onDraftChange(text: string): void;
  /** Why the last request was refused; null for nothing. */
  error: ReactNode;
  /** Nothing can be sent now: a request is running, or its answer is being written. */
  pending: boolean;
  onAsk(kind: AiKind): void;
  fieldRef: Ref<HTMLTextAreaElement>;
}

/** One text that becomes a message or a picture, with both prices. Enter sends the message. */
export const AiComposer = ({
  model,
  draft,
  onDraftChange,
  error,
  pending,
  onAsk,
  fieldRef,
}: AiComposerProps) => {
  const { t } = useTexts('ai');
  const isClosed = pending || draft.trim() === '';
  const send = () => {
    if (!isClosed) onAsk('chat');
  };
  return (
    <form
      className="flex flex-col gap-2 border-t border-border p-3 desktop:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label={t('message')}
        error={error ?? undefined}
        hint={<span className="pointer-coarse:hidden">{t('sendHint')}</span>}
      >
        <TextArea
          ref={fieldRef}
          value={draft}
          rows={1}
          maxRows={6}
          maxLength={MAX_AI_MESSAGE}
          counter
          enterKeyHint="send"
          onChange={(event) => onDraftChange(event.target.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            send();
          }}
        />
      </Field>
      <div className="flex flex-wrap-reverse justify-end gap-2" data-guard="text">
        <Button
          variant="outline"
          disabled={isClosed}
          className="h-auto min-h-11 max-w-full shrink whitespace-normal wrap-anywhere"
          onClick={() => onAsk('image')}
        >
          {t('draw')} <TokenAmount value={model.image_price} />
        </Button>
        <Button
          type="submit"
          disabled={isClosed}
          className="h-auto min-h-11 max-w-full shrink whitespace-normal wrap-anywhere"
        >
          {t('send')} <TokenAmount value={model.chat_price} />
        </Button>
      </div>
    </form>
  );
};

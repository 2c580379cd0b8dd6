import { type AiKind, type AiModel, MAX_AI_MESSAGE } from '@footlight/contract';
import { Button, Field, isSendKey, TextArea, useNumber, useTexts } from '@footlight/ui';
import { type ReactNode, useRef } from 'react';

export interface AiComposerProps {
  model: AiModel;
  draft: string;
  onDraftChange(text: string): void;
  /** Why the last request was refused; null for nothing. */
  error: ReactNode;
  /** Nothing can be sent now: a request is on its way, or its answer is being written. */
  pending: boolean;
  /** The conversation is empty: offer some opening lines. */
  first: boolean;
  onAsk(kind: AiKind): void;
}

const starters = ['story', 'day', 'question'] as const;

/** One text that becomes a message or a picture, with both prices. Enter sends the message. */
export const AiComposer = ({
  model,
  draft,
  onDraftChange,
  error,
  pending,
  first,
  onAsk,
}: AiComposerProps) => {
  const { t } = useTexts('ai');
  const number = useNumber();
  const field = useRef<HTMLTextAreaElement>(null);
  const isClosed = pending || draft.trim() === '';
  const send = () => {
    if (!isClosed) onAsk('chat');
  };
  return (
    <form
      className="flex flex-col gap-3 border-t border-border p-3 desktop:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {first ? (
        <fieldset className="flex flex-wrap gap-2" data-guard="text">
          <legend className="sr-only">{t('starters')}</legend>
          {starters.map((starter) => (
            <Button
              key={starter}
              variant="outline"
              size="sm"
              className="h-auto min-h-8 max-w-full whitespace-normal wrap-anywhere"
              onClick={() => {
                onDraftChange(t(`starter.${starter}`));
                field.current?.focus();
              }}
            >
              {t(`starter.${starter}`)}
            </Button>
          ))}
        </fieldset>
      ) : null}
      <Field
        label={t('message')}
        hint={<span className="pointer-coarse:hidden">{t('sendHint')}</span>}
        error={error ?? undefined}
      >
        <TextArea
          ref={field}
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
      <div className="flex flex-row-reverse flex-wrap gap-3" data-guard="text">
        <Button
          type="submit"
          disabled={isClosed}
          className="h-auto min-h-11 max-w-full shrink whitespace-normal wrap-anywhere"
        >
          {t('send', { tokens: number(model.chat_price) })}
        </Button>
        <Button
          variant="outline"
          disabled={isClosed}
          className="h-auto min-h-11 max-w-full shrink whitespace-normal wrap-anywhere"
          onClick={() => onAsk('image')}
        >
          {t('draw', { tokens: number(model.image_price) })}
        </Button>
      </div>
    </form>
  );
};

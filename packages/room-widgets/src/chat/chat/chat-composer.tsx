import { type ChatCommandName, EMOTICONS, type Emoticon, MAX_CHAT_MESSAGE } from '@footlight/contract';
import { cn, IconButton, isComposing, isSendKey, useNumber, useTexts } from '@footlight/ui';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { ComposerSuggestions, optionId } from './composer-suggestions.tsx';
import { EmoticonButton } from './emoticon-button.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** The counter shows when this many characters are left. */
const COUNT_FROM = 60;

export interface ChatComposerProps {
  /** Display name of the broadcaster; null in their own room. */
  name: string | null;
  draft: string;
  onDraftChange: (draft: string) => void;
  /** A trimmed text of 1 to 500 characters. */
  onSend: (text: string) => void;
  /** Commands that the user may use; suggested after a slash. */
  commands?: readonly ChatCommandName[];
  /** Emoticons to suggest after a colon and to offer in the picker; none: no picker. */
  emoticons?: readonly Emoticon[];
  disabled?: boolean;
}

const NO_COMMANDS: readonly ChatCommandName[] = [];

/**
 * The input field. Enter sends and Shift+Enter starts a new line; Enter that confirms an input method's composition
 * does neither.
 */
export function ChatComposer({
  name,
  draft,
  onDraftChange,
  onSend,
  commands = NO_COMMANDS,
  emoticons = EMOTICONS,
  disabled = false,
}: ChatComposerProps) {
  const { t } = useTexts('room');
  const number = useNumber();
  const counterId = useId();
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const help = useSuggestions(field, draft, commands, emoticons, onDraftChange);
  const isHelping = help.items.length > 0;
  const text = draft.trim();
  // By code point, like the platform: most emoji count as one.
  const left = MAX_CHAT_MESSAGE - [...text].length;
  const mayNotSend = disabled || text === '' || left < 0;

  const send = () => {
    if (mayNotSend) return;
    onSend(text);
    onDraftChange('');
    // The send button is disabled now.
    field.current?.focus();
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event) || help.onKey(event)) return;
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  };
  const count = Math.abs(left);
  const shown = number(count);

  return (
    <form
      data-component="chat-composer"
      className="flex items-end gap-2 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <span className="relative min-w-0 flex-1">
        {isHelping ? (
          <ComposerSuggestions id={listId} items={help.items} active={help.active} onPick={help.pick} />
        ) : null}
        <textarea
          ref={field}
          data-part="input"
          rows={1}
          value={draft}
          // A text sets its own direction; an empty field keeps that of the page.
          dir={draft ? 'auto' : undefined}
          disabled={disabled}
          onChange={(event) => onDraftChange(event.target.value)}
          onSelect={help.track}
          onBlur={help.dismiss}
          onKeyDown={keys}
          enterKeyHint="send"
          aria-label={t('chat.message')}
          aria-autocomplete="list"
          {...(isHelping
            ? { 'aria-controls': listId, 'aria-activedescendant': optionId(listId, help.active) }
            : {})}
          aria-invalid={left < 0 || undefined}
          aria-describedby={left <= COUNT_FROM ? counterId : undefined}
          placeholder={name === null ? t('chat.placeholderOwn') : t('chat.placeholder', { name })}
          className="block max-h-28 min-h-10 w-full resize-none border border-[var(--field-border,var(--fl-border-strong))] bg-[var(--field-bg,var(--fl-surface))] px-3 py-2 text-base text-text rounded-[var(--field-radius,--theme(--radius-md))] [field-sizing:content] placeholder:truncate hover:not-disabled:border-text-muted focus-visible:outline-offset-0 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60"
        />
        <span
          id={counterId}
          data-part="counter"
          role="status"
          className={cn(
            'numeric mt-1 block text-xs empty:absolute',
            left < 0 ? 'font-semibold text-danger-text' : 'text-text-muted',
          )}
        >
          {left > COUNT_FROM ? null : t(left < 0 ? 'chat.over' : 'chat.left', { count, shown })}
        </span>
      </span>
      {emoticons.length > 0 ? (
        <EmoticonButton
          emoticons={emoticons}
          disabled={disabled}
          onPick={(code) => help.insert(`:${code}:`)}
          onPicked={help.focus}
        />
      ) : null}
      <IconButton type="submit" label={t('chat.send')} data-part="send" disabled={mayNotSend}>
        <SendHorizontal className="rtl:-scale-x-100" />
      </IconButton>
    </form>
  );
}

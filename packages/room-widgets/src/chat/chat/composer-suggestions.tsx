import { cn, useTexts } from '@footlight/ui';
import { EmoticonIcon } from './emoticons.tsx';
import type { Suggestion } from './suggestions.ts';

export interface ComposerSuggestionsProps {
  id: string;
  items: readonly Suggestion[];
  active: number;
  onPick: (item: Suggestion) => void;
}

export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** Suggestions that replace the word being typed. Focus stays in the input field. */
export function ComposerSuggestions({ id, items, active, onPick }: ComposerSuggestionsProps) {
  const { t } = useTexts('room');
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('chat.suggestions')}
      data-part="suggestions"
      className="absolute inset-x-0 bottom-full z-10 mb-1 max-h-56 overflow-y-auto border border-border bg-surface-raised p-1 shadow-lg rounded-md"
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys go through the field, which keeps the focus
        <div
          key={item.value}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-part="suggestion"
          // A press would move the focus out of the field and close a phone's keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
          className={cn(
            'flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-2.5 text-sm text-text',
            index === active && 'bg-surface-sunken outline-2 -outline-offset-2 outline-primary',
          )}
        >
          {item.kind === 'emoticon' ? <EmoticonIcon code={item.code} /> : null}
          <span className="min-w-0 wrap-anywhere">{item.value.trim()}</span>
          {item.kind === 'command' ? (
            <span className="ms-auto text-end text-xs text-text-muted">{t(`command.${item.name}`)}</span>
          ) : null}
        </div>
      ))}
    </div>
  );
}

import type { ChatCommandName, Emoticon } from '@footlight/contract';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { applySuggestion, type Suggestion, suggestionsFor } from './suggestions.ts';

export interface ComposerHelp {
  items: readonly Suggestion[];
  active: number;
  /** Returns true if it handled the key. */
  onKey(event: KeyboardEvent): boolean;
  pick(item: Suggestion): void;
  /** Inserts a word at the caret, with spaces around it. */
  insert(word: string): void;
  /** Gives the field the focus, with the caret behind what was inserted. */
  focus(): void;
  /** The caret moved. */
  track(): void;
  /** Hides the suggestions until the draft changes. */
  dismiss(): void;
}

/**
 * Suggestions for the word at the caret: arrow keys choose, Tab or Enter inserts, Escape hides them until the draft
 * changes.
 */
export function useSuggestions(
  field: RefObject<HTMLTextAreaElement | null>,
  draft: string,
  commands: readonly ChatCommandName[],
  emoticons: readonly Emoticon[],
  onDraftChange: (draft: string) => void,
): ComposerHelp {
  const [caret, setCaret] = useState(draft.length);
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const nextCaret = useRef<number | null>(null);
  const found = useMemo(
    () => suggestionsFor(draft, Math.min(caret, draft.length), commands, emoticons),
    [draft, caret, commands, emoticons],
  );
  const items = dismissed === draft ? [] : found.items;
  const current = Math.min(active, items.length - 1);

  /** Not before the field has the focus: Chromium forgets a caret that is set without it. */
  const placeCaret = () => {
    const at = nextCaret.current;
    if (at === null || field.current !== document.activeElement) return;
    field.current?.setSelectionRange(at, at);
    nextCaret.current = null;
  };
  useLayoutEffect(placeCaret);

  const pick = (item: Suggestion) => {
    const next = applySuggestion(draft, found, item);
    nextCaret.current = next.caret;
    setCaret(next.caret);
    setActive(0);
    onDraftChange(next.draft);
  };

  return {
    items,
    active: current,
    pick,
    insert(word) {
      const { selectionStart: from = draft.length, selectionEnd: to = draft.length } = field.current ?? {};
      const before = draft.slice(0, from);
      const after = draft.slice(to);
      const value = `${/(^|\s)$/.test(before) ? '' : ' '}${word}${/^\s/.test(after) ? '' : ' '}`;
      nextCaret.current = from + value.length;
      setCaret(from + value.length);
      onDraftChange(`${before}${value}${after}`);
    },
    focus() {
      field.current?.focus();
      placeCaret();
    },
    track() {
      setCaret(field.current?.selectionStart ?? draft.length);
      setActive(0);
    },
    dismiss: () => setDismissed(draft),
    onKey(event) {
      const chosen = items[current];
      if (!chosen) return false;
      if (event.key === 'ArrowDown') setActive((current + 1) % items.length);
      else if (event.key === 'ArrowUp') setActive((current + items.length - 1) % items.length);
      else if (event.key === 'Escape') setDismissed(draft);
      else if ((event.key === 'Enter' && !event.shiftKey) || (event.key === 'Tab' && !event.shiftKey))
        pick(chosen);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

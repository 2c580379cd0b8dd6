import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { isComposing } from '../lib/is-composing.ts';
import { type ComboboxOption, filterOptions, nextEnabled, searchRows } from './filter-options.ts';

interface Given {
  options: readonly ComboboxOption[];
  value: string | null;
  selectedLabel: string | undefined;
  remote: boolean;
  onValueChange: (value: string | null) => void;
  onQueryChange: ((query: string) => void) | undefined;
  /** Leaves the list open for the next choice. */
  several?: boolean;
}

const PAGE = 10;

/** State and keyboard handling: open, typed text, mark (ARIA APG, editable combobox with a list). */
export function useCombobox({
  options,
  value,
  selectedLabel,
  remote,
  onValueChange,
  onQueryChange,
  several = false,
}: Given) {
  const [open, setOpen] = useState(false);
  // Null: the user is not typing, and the input shows the choice.
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);

  const rows = useMemo(() => searchRows(options), [options]);
  const found = useMemo(
    () => (remote ? options : filterOptions(rows, query ?? '')),
    [remote, options, rows, query],
  );
  const chosen = options.find((option) => option.value === value);
  const text = query ?? (value === null ? '' : (chosen?.label ?? selectedLabel ?? value));
  // The parent may pass fewer options than before.
  const marked = active < found.length ? active : -1;

  const close = () => {
    setOpen(false);
    setQuery(null);
    setActive(-1);
  };
  const show = () => {
    if (open) return;
    setOpen(true);
    setActive(found.findIndex((option) => option.value === value));
  };
  const choose = useCallback(
    (option: ComboboxOption) => {
      if (!several) {
        setOpen(false);
        setActive(-1);
      }
      setQuery(null);
      onValueChange(option.value);
    },
    [onValueChange, several],
  );
  const type = (next: string) => {
    setQuery(next);
    setOpen(true);
    // Enter takes the best match; an empty input marks nothing.
    setActive(next.trim() === '' ? -1 : nextEnabled(remote ? found : filterOptions(rows, next), -1, 1));
    onQueryChange?.(next);
  };
  /** On blur: a partial text changes nothing, an empty input clears the choice. */
  const leave = () => {
    if (query !== null && query.trim() === '' && value !== null) onValueChange(null);
    if (query !== null) onQueryChange?.('');
    close();
  };
  const move = (step: 1 | -1, times = 1) => {
    if (!open) {
      setOpen(true);
      const at = found.findIndex((option) => option.value === value);
      setActive(at >= 0 ? at : nextEnabled(found, -1, step));
      return;
    }
    let index = marked;
    // Page keys stop at the ends; arrow keys wrap around.
    for (let moved = 0; moved < times; moved += 1) {
      const next = nextEnabled(found, index, step);
      if (times > 1 && index >= 0 && (next - index) * step <= 0) break;
      index = next;
    }
    setActive(index);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method handles its own keys.
    if (isComposing(event) || event.defaultPrevented) return;
    const option = open ? found[marked] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey && event.key === 'ArrowDown') show();
      else if (event.altKey) close();
      else move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (open && (event.key === 'PageDown' || event.key === 'PageUp')) {
      event.preventDefault();
      move(event.key === 'PageDown' ? 1 : -1, PAGE);
    } else if (event.key === 'Enter' && open) {
      // Do not submit the form yet.
      event.preventDefault();
      if (option) choose(option);
    } else if (event.key === 'Tab' && option && query) choose(option);
    else if (event.key === 'Escape' && open) close();
  };

  return { open, text, query, found, active: marked, show, close, choose, type, leave, onKeyDown };
}

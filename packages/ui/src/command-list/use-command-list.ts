import { type KeyboardEvent, useId, useState } from 'react';
import { isComposing } from '../lib/is-composing.ts';
import { type Command, type CommandGroup, matchCommands, nextCommand } from './match-commands.ts';

interface CommandListState {
  groups: readonly CommandGroup[];
  onSelect: (command: Command) => void;
  query: string;
  onQueryChange: (query: string) => void;
  filter: boolean;
}

/** Results of the search and the active one. */
export function useCommandList({ groups, onSelect, query, onQueryChange, filter }: CommandListState) {
  const id = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const found = filter ? matchCommands(groups, query) : groups.filter(({ items }) => items.length > 0);
  const items = found.flatMap((group) => group.items);
  const keyOf = (command: Command | undefined) => command?.id ?? null;
  const isThere = items.some((item) => item.id === pointed && !item.disabled);
  // The active result may have disappeared: use the first one.
  const active = isThere ? pointed : keyOf(items[nextCommand(items, -1, 1)]);

  const search = (text: string) => {
    setPointed(null);
    onQueryChange(text);
  };
  const choose = (command: Command | undefined) => {
    if (command && !command.disabled) onSelect(command);
  };
  const go = (from: number, step: 1 | -1) => setPointed(keyOf(items[nextCommand(items, from, step)]));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    const at = items.findIndex((item) => item.id === active);
    const actions: Record<string, () => void> = {
      ArrowDown: () => go(at, 1),
      ArrowUp: () => go(at, -1),
      PageDown: () => go(Math.min(items.length - 1, at + 5) - 1, 1),
      PageUp: () => go(Math.max(0, at - 5) + 1, -1),
      Enter: () => choose(items[at]),
    };
    // The first Esc clears the field; only the next one closes the dialog around it.
    if (query) actions.Escape = () => search('');
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    action();
  };
  return {
    search,
    found,
    count: items.length,
    active,
    point: setPointed,
    choose,
    onKeyDown,
    listId: `${id}list`,
    idOf: (place: string) => `${id}${place}`,
  };
}

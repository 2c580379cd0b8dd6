import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useNumber } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { useOwnValue } from '../lib/use-own-value.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { CommandOption } from './command-option.tsx';
import type { Command, CommandGroup } from './match-commands.ts';
import { useCommandList } from './use-command-list.ts';

export interface CommandListProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Label of the search field. */
  label: string;
  /** Label of the list of results; default: `label`. */
  listLabel?: string;
  groups: readonly CommandGroup[];
  onSelect: (command: Command) => void;
  /** The typed text. Without it, the list keeps it itself. */
  query?: string;
  defaultQuery?: string;
  /** For results from the parent. */
  onQueryChange?: (query: string) => void;
  /** False: `groups` are already the results and are not filtered. */
  filter?: boolean;
  placeholder?: string;
  /** Results are loading. */
  loading?: boolean;
  /** Shown without results; default: a text with the query. */
  empty?: ReactNode;
  autoFocus?: boolean;
}

/**
 * A search field and its results in groups: pages to open, actions to run. Use it in a dialog, a popover or the page.
 * Tokens: `--command-list-bg`, `--command-list-radius`, `--command-list-max-height`.
 */
export function CommandList({
  label,
  listLabel = label,
  groups,
  onSelect,
  query: given,
  defaultQuery = '',
  onQueryChange,
  filter = true,
  placeholder,
  loading = false,
  empty,
  autoFocus = false,
  className,
  ...rest
}: CommandListProps) {
  const { t } = useTexts('extra');
  const number = useNumber();
  const [query, setQuery] = useOwnValue(given, defaultQuery, onQueryChange);
  const list = useCommandList({ groups, onSelect, query, onQueryChange: setQuery, filter });
  const { found, count, active } = list;
  const isEmpty = count === 0 && !loading;
  const nothing = empty ?? (query ? t('command.none', { query }) : t('command.empty'));
  return (
    <div
      {...rest}
      data-component="command-list"
      data-state={loading ? 'loading' : isEmpty ? 'empty' : 'ready'}
      className={cn(
        'flex min-w-0 flex-col overflow-hidden border border-border bg-[var(--command-list-bg,var(--fl-surface-raised))] rounded-[var(--command-list-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <div
        data-part="search"
        className="flex items-center gap-3 border-b border-border ps-4 pe-3 has-focus-visible:border-focus has-focus-visible:shadow-[0_1px_0_var(--fl-focus)] has-focus-visible:-outline-offset-2 forced-colors:has-focus-visible:outline-2"
      >
        <Search aria-hidden="true" className="size-5 shrink-0 text-text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={count > 0}
          aria-controls={list.listId}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : list.idOf(active)}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the parent asks for it, for a field that the user opened.
          autoFocus={autoFocus}
          value={query}
          placeholder={placeholder ?? t('command.placeholder')}
          onChange={(event) => list.search(event.target.value)}
          onKeyDown={list.onKeyDown}
          data-part="input"
          className="h-12 w-full min-w-0 bg-transparent text-base outline-none"
        />
        {loading ? <Spinner size="sm" /> : null}
      </div>
      <div
        id={list.listId}
        role="listbox"
        aria-label={listLabel}
        // The field keeps the focus and moves the active result; the pointer can still scroll.
        tabIndex={-1}
        data-part="list"
        className="max-h-[var(--command-list-max-height,20rem)] overflow-y-auto p-1.5 empty:hidden"
      >
        {found.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own.
          <div key={group.id} role="group" aria-labelledby={list.idOf(`group-${group.id}`)} data-part="group">
            <p
              id={list.idOf(`group-${group.id}`)}
              data-part="group-label"
              className="px-2.5 pb-1 pt-2 text-xs font-semibold text-text-muted wrap-anywhere"
            >
              {group.label}
            </p>
            {group.items.map((command) => (
              <CommandOption
                key={command.id}
                id={list.idOf(command.id)}
                command={command}
                query={query}
                active={command.id === active}
                onPoint={() => command.disabled || list.point(command.id)}
                onChoose={() => list.choose(command)}
              />
            ))}
          </div>
        ))}
      </div>
      {isEmpty ? (
        <p data-part="empty" className="px-4 py-8 text-center text-text-muted wrap-anywhere">
          {nothing}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {loading
          ? ''
          : isEmpty
            ? typeof nothing === 'string'
              ? nothing
              : ''
            : t('command.results', { count, shown: number(count) })}
      </p>
    </div>
  );
}

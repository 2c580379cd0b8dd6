import { IconButton, useTexts } from '@footlight/ui';
import { Coins, Search, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ChatFilter } from './chat-filter.ts';

export interface ChatToolbarProps {
  filter: ChatFilter;
  onFilterChange: (filter: ChatFilter) => void;
  /** Further buttons, for instance user list and settings. */
  tools?: ReactNode;
}

/** The bar above the lines: search, a filter for tips, and what the parent adds. */
export function ChatToolbar({ filter, onFilterChange, tools }: ChatToolbarProps) {
  const { t } = useTexts('room');
  const fieldId = useId();
  const [isSearching, setIsSearching] = useState(filter.query !== '');
  const [wasSearching, setWasSearching] = useState(false);
  const isTips = filter.show === 'tips';
  const search = (query: string) => onFilterChange({ ...filter, query });
  const close = () => {
    search('');
    setIsSearching(false);
    setWasSearching(true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, and no fields of a form.
    <div
      role="group"
      aria-label={t('chat.tools')}
      data-part="toolbar"
      className="flex min-h-11 items-center gap-1 border-b border-border px-2"
    >
      {isSearching ? (
        <search className="flex min-w-0 flex-1 items-center gap-1">
          <label htmlFor={fieldId} className="sr-only">
            {t('chat.search')}
          </label>
          <input
            id={fieldId}
            type="search"
            data-part="search"
            // biome-ignore lint/a11y/noAutofocus: the reader opened the field to type in it
            autoFocus
            value={filter.query}
            placeholder={t('chat.search')}
            onChange={(event) => search(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
            }}
            className="h-8.5 min-w-0 flex-1 border border-border-strong bg-surface px-2.5 text-base text-text rounded-sm [&::-webkit-search-cancel-button]:hidden"
          />
          <IconButton size="sm" label={t('chat.closeSearch')} onClick={close}>
            <X />
          </IconButton>
        </search>
      ) : (
        <>
          <IconButton
            // The button replaces the search field and takes over its focus.
            autoFocus={wasSearching}
            size="sm"
            label={t('chat.search')}
            data-part="open-search"
            onClick={() => setIsSearching(true)}
          >
            <Search />
          </IconButton>
          <IconButton
            size="sm"
            label={t('chat.tipsOnly')}
            aria-pressed={isTips}
            variant={isTips ? 'secondary' : 'ghost'}
            onClick={() => onFilterChange({ ...filter, show: isTips ? 'all' : 'tips' })}
          >
            <Coins />
          </IconButton>
          <span className="ms-auto flex min-w-0 items-center gap-1">{tools}</span>
        </>
      )}
    </div>
  );
}

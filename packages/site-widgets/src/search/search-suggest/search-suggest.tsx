import type { SuggestionsAnswer } from '@footlight/contract';
import { type Command, CommandList, cn, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

export interface SearchSuggestProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The typed text, as reported by `onQueryChange`. */
  query: string;
  /** Undefined while they load. */
  suggestions: SuggestionsAnswer | undefined;
  /** Searches of this browser, latest first. */
  recent: readonly string[];
  /** Translated. */
  error: ReactNode;
  onQueryChange: (query: string) => void;
  /** Opens the page with all results. */
  onSearch: (query: string) => void;
  onOpen: (path: string) => void;
  onClearRecent: () => void;
}

/** A search field with suggestions: the best matches while somebody types, else recent and popular searches. */
export const SearchSuggest = ({
  query,
  suggestions,
  recent,
  error,
  onQueryChange,
  onSearch,
  onOpen,
  onClearRecent,
  className,
  ...rest
}: SearchSuggestProps) => {
  const { t } = useTexts('search');
  const number = useNumber();
  const asked = query.trim();
  const searches = (queries: readonly string[], kind: string): Command[] =>
    queries.map((text) => ({ id: `${kind} ${text}`, label: text }));
  const groups = asked
    ? [
        {
          id: 'search',
          label: t('search.everywhere'),
          items: [{ id: 'all', label: t('search.searchFor', { query: asked }) }],
        },
        {
          id: 'models',
          label: t('search.models'),
          items: (suggestions?.models ?? []).map((room) => ({
            id: `room ${room.username}`,
            label: room.display_name,
            ...(room.is_live ? { hint: t('search.live') } : {}),
          })),
        },
        {
          id: 'tags',
          label: t('search.tags'),
          items: (suggestions?.tags ?? []).map(({ tag, count }) => ({
            id: `tag ${tag}`,
            label: `#${tag}`,
            hint: t('search.rooms', { count, shown: number(count) }),
          })),
        },
      ]
    : [
        {
          id: 'recent',
          label: t('search.recent'),
          items: [
            ...searches(recent, 'query'),
            ...(recent.length > 0 ? [{ id: 'clear', label: t('search.clearRecent') }] : []),
          ],
        },
        {
          id: 'popular',
          label: t('search.popular'),
          items: searches(suggestions?.popular ?? [], 'popular'),
        },
      ];
  const select = ({ id, label }: Command) => {
    const [kind, value = ''] = [id.split(' ')[0], id.slice(id.indexOf(' ') + 1)];
    if (id === 'all') onSearch(asked);
    else if (id === 'clear') onClearRecent();
    else if (kind === 'room') onOpen(`/${value}`);
    else if (kind === 'tag') onOpen(`/tag/${encodeURIComponent(value)}`);
    else onSearch(label);
  };
  return (
    <div {...rest} data-component="search-suggest" className={cn('flex flex-col gap-2', className)}>
      <CommandList
        autoFocus
        filter={false}
        label={t('search.label')}
        listLabel={t('search.suggest')}
        placeholder={t('search.placeholder')}
        groups={groups}
        loading={!suggestions && !error}
        empty={t('search.promptHint')}
        onQueryChange={onQueryChange}
        onSelect={select}
      />
      {error ? (
        <p role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      ) : null}
    </div>
  );
};

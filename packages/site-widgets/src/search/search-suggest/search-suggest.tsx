import type { SuggestionsAnswer } from '@footlight/contract';
import { type Command, CommandList, useNumber, useTexts } from '@footlight/ui';

export interface SearchSuggestProps {
  /** The typed text, as `onQueryChange` told it. */
  query: string;
  /** Undefined while they load. */
  suggestions: SuggestionsAnswer | undefined;
  /** Searches of this browser, latest first. */
  recent: readonly string[];
  errorMessage: string | null;
  onQueryChange(query: string): void;
  /** Opens the page with all results. */
  onSearch(query: string): void;
  onOpen(path: string): void;
  onClearRecent(): void;
}

/** A search field with suggestions: the best matches while somebody types, else recent and popular searches. */
export const SearchSuggest = ({ query, suggestions, recent, errorMessage, ...on }: SearchSuggestProps) => {
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
    if (id === 'all') on.onSearch(asked);
    else if (id === 'clear') on.onClearRecent();
    else if (kind === 'room') on.onOpen(`/${value}`);
    else if (kind === 'tag') on.onOpen(`/tag/${encodeURIComponent(value)}`);
    else on.onSearch(label);
  };
  return (
    <div className="flex flex-col gap-2">
      <CommandList
        autoFocus
        filter={false}
        label={t('search.label')}
        listLabel={t('search.suggest')}
        placeholder={t('search.placeholder')}
        groups={groups}
        loading={!suggestions && !errorMessage}
        empty={t('search.promptHint')}
        onQueryChange={on.onQueryChange}
        onSelect={select}
      />
      {errorMessage ? (
        <p role="alert" className="text-sm text-danger-text">
          {errorMessage}
        </p>
      ) : null}
    </div>
  );
};

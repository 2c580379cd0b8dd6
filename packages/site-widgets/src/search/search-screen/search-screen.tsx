import { MAX_SEARCH_LENGTH, SEARCH_TYPES, type SearchAnswer } from '@footlight/contract';
import {
  Button,
  cn,
  EmptyState,
  ModelGrid,
  Pagination,
  SectionNav,
  TextInput,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FailedList } from '../../lib/failed-list.tsx';
import { LinkRow } from '../../lib/link-row.tsx';
import { LiveNowLink } from '../../lib/live-now-link.tsx';
import { RoomCard } from '../../lib/room-card.tsx';
import { type SearchAsked, searchAddress } from './search-address.ts';

export interface SearchScreenProps extends Omit<ComponentProps<'section'>, 'children'> {
  asked: SearchAsked;
  /** Address of the results, including the language. */
  action: string;
  /** Undefined while it loads. */
  answer: SearchAnswer | undefined;
  /** The found media. */
  media: ReactNode;
  /** Translated. */
  error: ReactNode;
  onSearch: (query: string) => void;
  onRetry: () => void;
}

const Cards = ({ label, users }: { label: string; users: SearchAnswer['userList'] }) => (
  <ModelGrid label={label}>
    {users.map((user) => (
      <RoomCard key={user.username} user={user} />
    ))}
  </ModelGrid>
);

/** `/search`: a form that works without scripts, a tab for each type, pages as links (spec 3 §2). */
export const SearchScreen = ({
  asked,
  action,
  answer,
  media,
  error,
  onSearch,
  onRetry,
  className,
  ...rest
}: SearchScreenProps) => {
  const { t } = useTexts(['search', 'common']);
  const number = useNumber();
  const field = useId();
  const { query, type, page } = asked;
  const pages = answer ? Math.ceil(answer.totalCount / answer.perPageCount) : 0;
  const nothing = answer?.isSearchEmpty ? answer : null;
  return (
    <section
      {...rest}
      data-component="search-screen"
      className={cn(
        'mx-auto flex max-w-(--breakpoint-max) flex-col gap-4 px-3 py-4 desktop:px-6 desktop:py-6',
        className,
      )}
    >
      <h1 className="heading text-2xl wrap-anywhere desktop:text-3xl">
        {query ? t('search.results', { query }) : t('search.title')}
      </h1>
      <search>
        <form
          action={action}
          className="flex max-w-xl gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
          }}
        >
          <label htmlFor={field} className="sr-only">
            {t('search.label')}
          </label>
          <span className="min-w-0 flex-1">
            <TextInput
              key={query}
              id={field}
              type="search"
              name="q"
              defaultValue={query}
              maxLength={MAX_SEARCH_LENGTH}
              placeholder={t('search.placeholder')}
            />
          </span>
          <Button type="submit">{t('search.submit')}</Button>
        </form>
      </search>
      {query ? (
        <SectionNav
          label={t('search.types')}
          items={SEARCH_TYPES.map((one) => ({
            href: searchAddress({ query, type: one }),
            label: t(`search.${one}`),
            current: one === type,
          }))}
        />
      ) : null}
      {error && !answer ? (
        <FailedList error={error} onRetry={onRetry} />
      ) : answer ? (
        <>
          {nothing ? (
            <EmptyState
              title={query ? t('search.none', { query }) : t('search.prompt')}
              headingLevel={2}
              action={<LiveNowLink />}
            >
              {query ? t('search.noneHint') : t('search.promptHint')}
            </EmptyState>
          ) : (
            <p role="status" className="numeric text-sm text-text-muted">
              {t('search.count', { count: answer.totalCount, shown: number(answer.totalCount) })}
            </p>
          )}
          {answer.userList.length > 0 ? <Cards label={t('search.models')} users={answer.userList} /> : null}
          {answer.tagList.length > 0 ? (
            <LinkRow
              links={answer.tagList.map(({ tag, count }) => ({
                href: `/tag/${encodeURIComponent(tag)}`,
                label: `#${tag} (${number(count)})`,
              }))}
            />
          ) : null}
          {answer.mediaList.length > 0 ? media : null}
          <Pagination
            page={Math.min(page, Math.max(pages, 1))}
            pageCount={pages}
            hrefOf={(to) => searchAddress({ query, type, page: to })}
          />
          {nothing ? (
            <>
              <h2 className="heading text-lg">{t('search.popular')}</h2>
              <LinkRow
                links={[
                  ...nothing.popularSearchList.map((text) => ({
                    href: searchAddress({ query: text }),
                    label: text,
                  })),
                  { href: '/tags', label: t('tags.title') },
                ]}
              />
              <h2 className="heading text-lg">{t('search.live')}</h2>
              <Cards label={t('search.live')} users={nothing.alternativeUserList} />
            </>
          ) : null}
        </>
      ) : (
        <ModelGrid label={t('search.models')} pending={8} />
      )}
    </section>
  );
};

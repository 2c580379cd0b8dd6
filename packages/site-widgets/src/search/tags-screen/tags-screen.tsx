import { SECTIONS, type TagsAnswer } from '@footlight/contract';
import {
  Breadcrumbs,
  Button,
  cn,
  EmptyState,
  Pagination,
  SectionNav,
  Skeleton,
  useLinkRenderer,
  useTexts,
} from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ListNav } from '../../lib/list-nav.tsx';
import { TagTile } from '../tag-tile/tag-tile.tsx';

export const TAG_SORTS = ['count', 'name'] as const;
export type TagSort = (typeof TAG_SORTS)[number];

export interface TagsScreenProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** `girls`, `men`, `trans` or `couples`; undefined for all. */
  section: string | undefined;
  page: number;
  sort: TagSort;
  /** Undefined while they load. */
  tags: TagsAnswer | undefined;
  /** Names of the sections in the reader's language, by their path (`/girls`). */
  sectionNames: Readonly<Record<string, string>>;
  error?: ReactNode;
  onRetry(): void;
}

/** Tiles of the first view, whose pictures load eagerly. */
const EAGER = 10;

const addressOf = (section: string | undefined, sort: TagSort, page = 1): string => {
  const query = new URLSearchParams({
    ...(sort === 'count' ? {} : { sort }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/tags${section ? `/${section}` : ''}${query.size > 0 ? `?${query}` : ''}`;
};

/** `/tags` and `/tags/{gender}`: the tags in use with their number of rooms (spec 3 §2). */
export const TagsScreen = (props: TagsScreenProps) => {
  const { section, page, sort, tags, sectionNames, error, onRetry, className, ...rest } = props;
  const { t } = useTexts(['search', 'common']);
  const link = useLinkRenderer();
  const nameOf = (path: string) => sectionNames[path] ?? path.slice(1);
  const pages = tags ? Math.ceil(tags.count_total / tags.per_page) : 0;
  return (
    <section
      {...rest}
      data-component="tags-screen"
      className={cn(
        'mx-auto flex max-w-(--breakpoint-page) flex-col gap-4 px-3 py-4 desktop:px-6 desktop:py-6',
        className,
      )}
    >
      <Breadcrumbs
        items={[
          { href: '/', label: t('common:home') },
          { href: '/tags', label: t('tags.title') },
          ...(section ? [{ href: `/tags/${section}`, label: nameOf(`/${section}`) }] : []),
        ]}
      />
      <h1 className="heading text-2xl wrap-anywhere desktop:text-3xl">
        {section ? t('tags.of', { section: nameOf(`/${section}`) }) : t('tags.title')}
      </h1>
      <p className="text-pretty text-text-muted">{t('tags.description')}</p>
      <ListNav path={section ? `/tags/${section}` : '/tags'} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <SectionNav
          label={t('tags.sections')}
          variant="chips"
          items={[
            { href: addressOf(undefined, sort), label: t('tags.all'), current: section === undefined },
            ...SECTIONS.map((path) => ({
              href: addressOf(path.slice(1), sort),
              label: nameOf(path),
              current: path === `/${section}`,
            })),
          ]}
        />
        <SectionNav
          label={t('tags.sort')}
          variant="chips"
          items={TAG_SORTS.map((one) => ({
            href: addressOf(section, one),
            label: t(one === 'count' ? 'tags.byCount' : 'tags.byName'),
            current: one === sort,
          }))}
        />
      </div>
      {error && !tags ? (
        <EmptyState
          title={t('tags.failed')}
          headingLevel={2}
          action={
            <Button variant="outline" onClick={onRetry}>
              {t('common:retry')}
            </Button>
          }
        >
          {error}
        </EmptyState>
      ) : tags?.data.length === 0 ? (
        <EmptyState
          title={t('tags.empty')}
          headingLevel={2}
          action={
            page > 1 ? (
              <Button asChild variant="outline">
                {link({ href: addressOf(section, sort), children: t('tags.first') })}
              </Button>
            ) : undefined
          }
        >
          {page > 1 ? undefined : t('tags.emptyHint')}
        </EmptyState>
      ) : (
        <ul
          aria-label={t('tags.list')}
          aria-busy={!tags}
          className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 desktop:grid-cols-4 desktop:gap-4 wide:grid-cols-5"
        >
          {tags
            ? tags.data.map((tag, index) => (
                <li key={tag.tag} className="min-w-0">
                  <TagTile
                    tag={tag}
                    href={`${section ? `/${section}` : ''}/tag/${encodeURIComponent(tag.tag)}`}
                    eager={index < EAGER}
                  />
                </li>
              ))
            : Array.from({ length: EAGER }, (_, place) => `pending-${place}`).map((key) => (
                <li key={key} aria-hidden="true">
                  <Skeleton className="aspect-3/2 h-auto rounded-lg" />
                </li>
              ))}
        </ul>
      )}
      <Pagination
        page={Math.min(page, Math.max(pages, 1))}
        pageCount={pages}
        hrefOf={(to) => addressOf(section, sort, to)}
      />
    </section>
  );
};

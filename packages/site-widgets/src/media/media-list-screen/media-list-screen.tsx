import type { MediaCardItem } from '@footlight/contract';
import {
  type Breadcrumb,
  Breadcrumbs,
  cn,
  EmptyState,
  Field,
  Pagination,
  SectionNav,
  Select,
  Skeleton,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { Images } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FailedList } from '../../lib/failed-list.tsx';
import { LiveNowLink } from '../../lib/live-now-link.tsx';
import { MediaGrid, mediaGrid } from '../media-grid/media-grid.tsx';

export interface MediaListScreenProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  breadcrumbs: readonly Breadcrumb[];
  sections: readonly { href: string; label: string; current: boolean }[];
  /** Undefined while it loads. */
  items: readonly MediaCardItem[] | undefined;
  count: number;
  /** Address of an item; default: its page. */
  hrefOfItem?: ((item: MediaCardItem) => string) | undefined;
  /** All items are free, as the title says. */
  free?: boolean;
  owned: ReadonlySet<number>;
  now: number;
  error: ReactNode;
  onRetry(): void;
  /** Omitted if the list has only one order. */
  sort?: {
    value: string;
    options: readonly { value: string; label: string }[];
    onChange(value: string): void;
  };
  tags?: readonly { href: string; label: string; current: boolean }[];
  page: number;
  pageCount: number;
  hrefOf(page: number): string;
  /** Actions for the whole list. */
  action?: ReactNode;
  /** Shown instead of the cards. */
  children?: ReactNode;
}

const PENDING = [0, 1, 2, 3, 4, 5, 6, 7];

/** A list of media: by type, of a broadcaster, or of the visitor (spec 3 §2). */
export const MediaListScreen = ({
  title,
  breadcrumbs,
  sections,
  items,
  count,
  hrefOfItem,
  free = false,
  owned,
  now,
  error,
  onRetry,
  sort,
  tags = [],
  page,
  pageCount,
  hrefOf,
  action,
  children,
  className,
  ...rest
}: MediaListScreenProps) => {
  const { t } = useTexts(['media', 'common']);
  const number = useNumber();
  return (
    <section
      {...rest}
      data-component="media-list-screen"
      className={cn(
        'mx-auto flex max-w-(--breakpoint-max) flex-col gap-4 px-3 py-4 desktop:px-6 desktop:py-6',
        className,
      )}
    >
      {breadcrumbs.length > 0 ? <Breadcrumbs items={breadcrumbs} /> : null}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="heading min-w-0 text-2xl wrap-anywhere desktop:text-3xl">{title}</h1>
        {items && items.length > 0 ? (
          <p className="numeric text-sm text-text-muted">
            {t('count', { count: count, shown: number(count) })}
          </p>
        ) : null}
      </div>
      {sections.length > 0 ? <SectionNav label={t('sections')} items={sections} /> : null}
      {sort || action ? (
        <div className="flex flex-wrap items-end justify-between gap-3 empty:hidden">
          {sort ? (
            <Field label={t('sort.label')}>
              <Select
                value={sort.value}
                options={sort.options}
                onChange={(event) => sort.onChange(event.target.value)}
              />
            </Field>
          ) : null}
          {action}
        </div>
      ) : null}
      {tags.length > 0 ? <SectionNav label={t('tags')} variant="chips" items={tags} /> : null}
      {children ??
        (error ? (
          <FailedList icon={<Images />} error={error} onRetry={onRetry} />
        ) : !items ? (
          <div className={mediaGrid}>
            {PENDING.map((at) => (
              <div key={at} className="overflow-hidden rounded-lg bg-surface">
                <Skeleton className="aspect-4/3 h-auto rounded-none" />
                <div className="flex flex-col gap-2 p-3">
                  <Skeleton />
                  <Skeleton className="w-1/2" />
                </div>
              </div>
            ))}
          </div>
        ) : items.length === 0 ? (
          <EmptyState icon={<Images />} title={t('empty')} action={<LiveNowLink />} headingLevel={2} />
        ) : (
          <MediaGrid label={title} items={items} owned={owned} now={now} hrefOf={hrefOfItem} free={free} />
        ))}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </section>
  );
};

import type { MediaCardItem } from '@footlight/contract';
import { LiveNowLink } from '@footlight/site-widgets';
import {
  type Breadcrumb,
  Breadcrumbs,
  Button,
  EmptyState,
  Field,
  Pagination,
  SectionNav,
  Select,
  Skeleton,
  useLinkRenderer,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { MediaGrid } from './media-grid.tsx';

export interface MediaListScreenProps {
  title: string;
  breadcrumbs: readonly Breadcrumb[];
  sections: readonly { href: string; label: string; current: boolean }[];
  /** Undefined while it loads. */
  items: readonly MediaCardItem[] | undefined;
  count: number;
  /** Address of an item; default: its page. */
  hrefOfItem?: (item: MediaCardItem) => string;
  owned: ReadonlySet<number>;
  now: number;
  errorMessage: string | null;
  onRetry: () => void;
  /** Omitted if the list has only one order. */
  sort?: {
    value: string;
    options: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
  };
  tags?: readonly { href: string; label: string; current: boolean }[];
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Actions for the whole list. */
  action?: ReactNode;
  /** Shown instead of the cards. */
  children?: ReactNode;
}

const PENDING = [0, 1, 2, 3, 4, 5, 6, 7];

/** A list of media: by type, of a broadcaster, or of the visitor (spec 3 §2). */
export const MediaListScreen = (props: MediaListScreenProps) => {
  const { t } = useTexts(['media', 'common']);
  const number = useNumber();
  const link = useLinkRenderer();
  const { items, sort, tags = [] } = props;
  return (
    <section className="mx-auto flex max-w-(--breakpoint-max) flex-col gap-4 px-3 py-4 desktop:px-6 desktop:py-6">
      {props.breadcrumbs.length > 0 ? <Breadcrumbs items={props.breadcrumbs} /> : null}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="heading min-w-0 text-2xl wrap-anywhere desktop:text-3xl">{props.title}</h1>
        {items && items.length > 0 ? (
          <p className="numeric text-sm text-text-muted">
            {t('count', { count: props.count, shown: number(props.count) })}
          </p>
        ) : null}
      </div>
      {props.sections.length > 0 ? <SectionNav label={t('sections')} items={props.sections} /> : null}
      {sort || props.action ? (
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
          {props.action}
        </div>
      ) : null}
      {tags.length > 0 ? (
        <nav aria-label={t('tags')}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold">
            {tags.map((tag) => (
              <li key={tag.href} className="min-w-0 wrap-anywhere">
                {link({
                  href: tag.href,
                  'aria-current': tag.current ? 'page' : undefined,
                  className:
                    'inline-block py-1 text-primary-text hover:underline aria-[current]:text-text aria-[current]:underline',
                  children: tag.label,
                })}
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {props.children ??
        (props.errorMessage ? (
          <EmptyState
            icon={<Images />}
            title={props.errorMessage}
            headingLevel={2}
            action={
              <Button variant="outline" onClick={props.onRetry}>
                {t('common:retry')}
              </Button>
            }
          />
        ) : !items ? (
          <div className="grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(45%,12rem),1fr))]">
            {PENDING.map((at) => (
              <Skeleton key={at} className="aspect-[4/3] w-full" />
            ))}
          </div>
        ) : items.length === 0 ? (
          <EmptyState icon={<Images />} title={t('empty')} action={<LiveNowLink />} headingLevel={2} />
        ) : (
          <MediaGrid
            label={props.title}
            items={items}
            owned={props.owned}
            now={props.now}
            {...(props.hrefOfItem ? { hrefOf: props.hrefOfItem } : {})}
          />
        ))}
      <Pagination page={props.page} pageCount={props.pageCount} hrefOf={props.hrefOf} />
    </section>
  );
};

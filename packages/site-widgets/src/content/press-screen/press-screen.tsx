import type { PressItem } from '@footlight/contract';
import { cn, coverLinkClass, EmptyState, type NavItem, Pagination, Skeleton, useTexts } from '@footlight/ui';
import { ArrowUpRight, Newspaper } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { LiveNowLink } from '../../lib/live-now-link.tsx';

export interface PressScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Undefined while they load. */
  items: readonly PressItem[] | undefined;
  outlets: readonly NavItem[];
  page: number;
  pageCount: number;
  hrefOf(page: number): string;
  error: ReactNode;
  onRetry(): void;
}

interface ArticleProps {
  item: PressItem;
  /** The newest one. */
  lead: boolean;
}

/** An article as a card that its title's link covers. */
const Article = ({ item, lead }: ArticleProps) => {
  const { t, language } = useTexts('content');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article
      lang={item.language}
      data-part="article"
      data-lead={lead || undefined}
      className={cn(
        'group relative flex min-w-0 flex-1 flex-col gap-2 overflow-hidden rounded-xl bg-surface p-5 shadow-xs transition-shadow hover:shadow-md forced-colors:border',
        lead && 'footlight-glow justify-end desktop:min-h-72 desktop:gap-3 desktop:p-8',
      )}
    >
      <p className="text-sm font-semibold wrap-anywhere text-text-muted" lang={language}>
        {item.outlet}
      </p>
      <h2
        className={cn(
          'heading wrap-anywhere',
          lead ? 'max-w-[28ch] text-2xl desktop:text-display' : 'text-xl',
        )}
      >
        <a
          href={item.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-description={t('press.newTab')}
          className={cn(coverLinkClass, 'group-hover:text-primary-text')}
        >
          {item.title}
        </a>
      </h2>
      {item.summary ? (
        <p
          className={cn(
            'text-pretty wrap-anywhere',
            lead ? 'max-w-[60ch] desktop:text-lg' : 'text-text-muted',
          )}
        >
          {item.summary}
        </p>
      ) : null}
      <p
        className={cn(
          'flex items-center justify-between gap-3 pt-2 text-sm text-text-muted',
          !lead && 'mt-auto',
        )}
        lang={language}
      >
        <time dateTime={item.published_on}>{day.format(new Date(item.published_on))}</time>
        <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
      </p>
    </article>
  );
};

const grid = 'grid gap-4 sm:grid-cols-2 desktop:grid-cols-3';
const PENDING = ['a', 'b', 'c', 'd', 'e', 'f'];

const Pending = () => (
  <div aria-hidden="true" className={grid}>
    <Skeleton className="h-60 rounded-xl sm:col-span-full desktop:h-72" />
    {PENDING.map((key) => (
      <Skeleton key={key} className="h-44 rounded-xl" />
    ))}
  </div>
);

/** Articles about the site, newest first, of all outlets or of one. The first page leads with the newest. */
export const PressScreen = ({
  items,
  outlets,
  page,
  pageCount,
  hrefOf,
  error,
  onRetry,
  ...rest
}: PressScreenProps) => {
  const { t } = useTexts('content');
  return (
    <ContentFrame
      {...rest}
      name="press-screen"
      title={t('press.title')}
      wide
      sections={outlets.length > 2 ? { label: t('press.outlets'), items: outlets } : undefined}
      error={error}
      onRetry={onRetry}
    >
      {!items ? (
        <Pending />
      ) : items.length === 0 ? (
        <EmptyState icon={<Newspaper />} title={t('press.empty')} action={<LiveNowLink />} headingLevel={2} />
      ) : (
        <ul className={grid}>
          {items.map((item, nth) => {
            const isLead = page === 1 && nth === 0;
            return (
              <li key={item.id} className={cn('flex min-w-0', isLead && 'sm:col-span-full')}>
                <Article item={item} lead={isLead} />
              </li>
            );
          })}
        </ul>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </ContentFrame>
  );
};

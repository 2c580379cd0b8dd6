import type { PressItem } from '@footlight/contract';
import { EmptyState, Link, type NavItem, Pagination, useTexts } from '@footlight/ui';
import { Newspaper } from 'lucide-react';
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

/** Articles about the site, newest first, of all outlets or of one. */
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
  const { t, language } = useTexts('content');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ContentFrame
      {...rest}
      name="press-screen"
      title={t('press.title')}
      sections={outlets.length > 2 ? { label: t('press.outlets'), items: outlets } : undefined}
      loading={!items}
      error={error}
      onRetry={onRetry}
    >
      {items?.length === 0 ? (
        <EmptyState icon={<Newspaper />} title={t('press.empty')} action={<LiveNowLink />} headingLevel={2} />
      ) : (
        <ul className="flex flex-col gap-4">
          {items?.map((item) => (
            <li key={item.id}>
              <article
                lang={item.language}
                className="flex flex-col gap-1 rounded-lg border border-border bg-surface p-4"
              >
                <p className="text-sm wrap-anywhere text-text-muted" lang={language}>
                  {`${item.outlet} · `}
                  <time dateTime={item.published_on}>{day.format(new Date(item.published_on))}</time>
                </p>
                <h2 className="heading text-lg wrap-anywhere">
                  <Link
                    href={item.url}
                    target="_blank"
                    rel="noopener noreferrer nofollow"
                    aria-description={t('press.newTab')}
                  >
                    {item.title}
                  </Link>
                </h2>
                {item.summary ? <p className="text-pretty wrap-anywhere">{item.summary}</p> : null}
              </article>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </ContentFrame>
  );
};

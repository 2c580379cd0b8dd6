import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useNumber } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';
import { pageWindow } from './page-window.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From 1. Beyond the ends, the nearest page. */
  page: number;
  /** Below two, nothing is shown. */
  pageCount: number;
  hrefOf: (page: number) => string;
  renderLink?: RenderLink;
}

const place =
  'numeric grid h-9 min-w-9 place-items-center rounded-md border border-transparent px-2 text-sm font-semibold transition-colors';

/** Page numbers as links, so that each page has a URL. */
export function Pagination({
  page: given,
  pageCount,
  hrefOf,
  renderLink,
  className,
  ...rest
}: PaginationProps) {
  const { t } = useTexts('ui');
  const number = useNumber();
  const render = useLinkRenderer(renderLink);
  const count = Number.isFinite(pageCount) ? Math.floor(pageCount) : 0;
  const page = Math.min(count, Math.max(1, Math.floor(given) || 1));
  if (process.env.NODE_ENV !== 'production' && count > 0 && page !== given)
    warnOnce(
      'pagination',
      `There is no page ${given} of ${pageCount}.`,
      'Send the reader to a page that exists.',
    );
  if (count < 2) return null;
  return (
    <nav
      aria-label={t('pagination.label')}
      {...rest}
      data-component="pagination"
      className={cn('min-w-0', className)}
    >
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 ? (
          <li>
            {render({
              href: hrefOf(page - 1),
              rel: 'prev',
              'data-part': 'previous',
              'aria-label': t('pagination.previous'),
              className: cn(place, 'hover:bg-surface-sunken'),
              children: <ChevronLeft aria-hidden="true" className="size-4.5 rtl:rotate-180" />,
            })}
          </li>
        ) : null}
        {pageWindow(page, count).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span aria-hidden="true" data-part="gap" className={cn(place, 'text-text-subtle')}>
                {'…'}
              </span>
            ) : (
              render({
                href: hrefOf(entry.page),
                'data-part': 'page',
                'aria-current': entry.page === page ? 'page' : undefined,
                'aria-label': t('pagination.page', { page: entry.page }),
                className: cn(
                  place,
                  entry.page === page
                    ? 'bg-primary text-on-primary forced-colors:border-2 forced-colors:border-[Highlight]'
                    : 'text-text-muted hover:bg-surface-sunken hover:text-text',
                ),
                children: number(entry.page),
              })
            )}
          </li>
        ))}
        {page < count ? (
          <li>
            {render({
              href: hrefOf(page + 1),
              rel: 'next',
              'data-part': 'next',
              'aria-label': t('pagination.next'),
              className: cn(place, 'hover:bg-surface-sunken'),
              children: <ChevronRight aria-hidden="true" className="size-4.5 rtl:rotate-180" />,
            })}
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

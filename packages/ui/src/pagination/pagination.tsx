import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '../lib/cn.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  renderLink?: RenderLink;
  className?: string;
}

const place = 'numeric grid h-9 min-w-9 place-items-center rounded-md px-2 text-sm font-semibold';

/** Numbered pages as links, so that each has an address. */
export function Pagination({ page, pageCount, hrefOf, renderLink, className }: PaginationProps) {
  const { t } = useTranslation('ui');
  const render = useLinkRenderer(renderLink);
  if (pageCount < 2) return null;
  return (
    <nav data-component="pagination" aria-label={t('pagination.label')} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 ? (
          <li>
            {render({
              href: hrefOf(page - 1),
              rel: 'prev',
              'aria-label': t('pagination.previous'),
              className: cn(place, 'hover:bg-surface-sunken'),
              children: <ChevronLeft aria-hidden="true" className="size-4.5" />,
            })}
          </li>
        ) : null}
        {pageWindow(page, pageCount).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span aria-hidden="true" className={cn(place, 'text-text-subtle')}>
                {'…'}
              </span>
            ) : (
              render({
                href: hrefOf(entry.page),
                'aria-current': entry.page === page ? 'page' : undefined,
                'aria-label': t('pagination.page', { page: entry.page }),
                className: cn(
                  place,
                  entry.page === page
                    ? 'bg-primary text-on-primary'
                    : 'text-text-muted hover:bg-surface-sunken hover:text-text',
                ),
                children: entry.page,
              })
            )}
          </li>
        ))}
        {page < pageCount ? (
          <li>
            {render({
              href: hrefOf(page + 1),
              rel: 'next',
              'aria-label': t('pagination.next'),
              className: cn(place, 'hover:bg-surface-sunken'),
              children: <ChevronRight aria-hidden="true" className="size-4.5" />,
            })}
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

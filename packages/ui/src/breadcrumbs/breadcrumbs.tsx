import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';

export interface Breadcrumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the root to the current page, which is last. */
  items: readonly Breadcrumb[];
  renderLink?: RenderLink;
}

/** Path to the current page (spec 1 §2). */
export function Breadcrumbs({ items, renderLink, className, ...rest }: BreadcrumbsProps) {
  const { t } = useTexts('ui');
  const render = useLinkRenderer(renderLink);
  return (
    <nav
      aria-label={t('breadcrumbs')}
      {...rest}
      data-component="breadcrumbs"
      className={cn('min-w-0', className)}
    >
      <ol className="flex flex-wrap items-center gap-1 text-sm">
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={item.href} className="flex min-w-0 items-center gap-1">
              {index > 0 ? (
                <ChevronRight
                  aria-hidden="true"
                  data-part="separator"
                  className="size-3.5 shrink-0 text-text-subtle rtl:rotate-180"
                />
              ) : null}
              {render({
                href: item.href,
                'data-part': 'link',
                'aria-current': isLast ? 'page' : undefined,
                className: cn(
                  'truncate rounded-xs py-1 underline-offset-3 hover:underline',
                  isLast ? 'font-semibold text-text' : 'text-text-muted hover:text-text',
                ),
                children: item.label,
              })}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

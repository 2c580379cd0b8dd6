import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { useLinkRenderer } from '../link-renderer/link-renderer.tsx';
import type { NavItem } from '../section-nav/section-nav.tsx';

export interface SideNavProps extends ComponentProps<'div'> {}

/** Groups of links beside a page, one below the other; below 800 px one row, which scrolls sideways. */
export const SideNav = ({ className, children, ...rest }: SideNavProps) => (
  <div
    {...rest}
    data-component="side-nav"
    className={cn(
      // The glow of the focus needs room in the scrolling row.
      'scroll-row flex min-w-0 gap-1 p-1 desktop:flex-col desktop:gap-6 desktop:overflow-visible',
      className,
    )}
  >
    {children}
  </div>
);

export interface SideNavGroupProps {
  /** Name of the landmark. */
  label: string;
  items: readonly NavItem[];
  /** Shows the name above the links, on wide windows. */
  showLabel?: boolean;
}

/** A navigation landmark in a `SideNav`. The current page is filled, and in view in the row. */
export const SideNavGroup = ({ label, items, showLabel = false }: SideNavGroupProps) => {
  const link = useLinkRenderer();
  return (
    <nav aria-label={label} className="shrink-0 desktop:min-w-0 desktop:shrink">
      {showLabel ? (
        <p
          aria-hidden="true"
          className="px-3 pb-2 text-sm font-semibold wrap-anywhere text-text-muted max-desktop:hidden"
        >
          {label}
        </p>
      ) : null}
      <ul className="flex gap-1 desktop:flex-col">
        {items.map(({ href, label: name, icon, current = false }) => (
          <li key={href} className="shrink-0">
            {link({
              href,
              'aria-current': current ? 'page' : undefined,
              'data-part': 'link',
              className: cn(
                'flex min-h-11 items-center gap-3 rounded-md border border-transparent px-3 py-2 font-semibold transition-colors desktop:min-h-10 desktop:wrap-anywhere [&_svg]:size-4.5 [&_svg]:shrink-0',
                current
                  ? 'bg-inverse text-on-inverse max-desktop:[scroll-initial-target:nearest] forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                  : 'text-text-muted hover:bg-surface-sunken hover:text-text',
              ),
              children: (
                <>
                  {icon}
                  {name}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
};

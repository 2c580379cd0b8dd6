import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';

export interface NavItem {
  href: string;
  label: string;
  icon?: ReactNode;
  current?: boolean;
}

export interface SectionNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Label of the navigation for screen readers. */
  label: string;
  items: readonly NavItem[];
  renderLink?: RenderLink;
}

/**
 * A row of links between sections; scrolls sideways if it is too wide. The current one has a glow at its lower edge.
 */
export function SectionNav({ label, items, renderLink, className, ...rest }: SectionNavProps) {
  const render = useLinkRenderer(renderLink);
  return (
    <nav aria-label={label} {...rest} data-component="section-nav" className={cn('min-w-0', className)}>
      <ul className="flex scroll-ps-[40%] gap-1 overflow-x-auto [scrollbar-width:none]">
        {items.map((item) => (
          <li key={item.href} className="shrink-0">
            {render({
              href: item.href,
              'aria-current': item.current ? 'page' : undefined,
              'data-part': 'link',
              className: cn(
                'relative flex h-11 items-center gap-2 rounded-sm px-3 text-base font-semibold transition-colors after:absolute after:inset-x-3 after:bottom-0 after:h-0.75 after:rounded-t-pill after:opacity-0 after:footlight focus-visible:-outline-offset-2 [&_svg]:size-4.5',
                item.current
                  ? 'text-text [scroll-initial-target:nearest] after:opacity-100'
                  : 'text-text-muted hover:text-text',
              ),
              children: (
                <>
                  {item.icon}
                  {item.label}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

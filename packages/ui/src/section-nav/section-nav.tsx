import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';

export interface NavItem {
  href: string;
  label: string;
  icon?: ReactNode;
  current?: boolean;
}

export type SectionNavVariant = 'tabs' | 'chips';

export const sectionNavVariants = {
  variant: {
    tabs: 'h-11 rounded-sm text-base after:absolute after:inset-x-3 after:bottom-0 after:h-0.75 after:rounded-t-pill after:opacity-0 after:footlight',
    chips: 'h-9 rounded-pill border text-sm',
  } satisfies Record<SectionNavVariant, string>,
};

const linkClass = cva(
  'relative flex items-center gap-2 px-3 font-semibold transition-colors focus-visible:-outline-offset-2 [&_svg]:size-4.5',
  {
    variants: {
      ...sectionNavVariants,
      current: { true: '[scroll-initial-target:nearest]', false: 'text-text-muted hover:text-text' },
    },
    compoundVariants: [
      { variant: 'tabs', current: true, className: 'text-text after:opacity-100' },
      {
        variant: 'chips',
        current: true,
        className:
          // Forced colours take fills away.
          'border-inverse bg-inverse text-on-inverse forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
      },
      { variant: 'chips', current: false, className: 'border-border bg-surface hover:border-border-strong' },
    ],
  },
);

export interface SectionNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Label of the navigation for screen readers. */
  label: string;
  items: readonly NavItem[];
  /** `chips`: the second row of a page, below tabs: the parts or the order of one section. */
  variant?: SectionNavVariant;
  renderLink?: RenderLink;
}

/**
 * A row of links between sections; scrolls sideways if it is too wide. The current tab has a glow at its lower edge, the
 * current chip is filled.
 */
export function SectionNav({
  label,
  items,
  variant = 'tabs',
  renderLink,
  className,
  ...rest
}: SectionNavProps) {
  const render = useLinkRenderer(renderLink);
  return (
    <nav
      aria-label={label}
      {...rest}
      data-component="section-nav"
      data-variant={variant}
      className={cn('min-w-0', className)}
    >
      <ul className="scroll-row flex gap-1">
        {items.map((item) => (
          <li key={item.href} className="shrink-0">
            {render({
              href: item.href,
              'aria-current': item.current ? 'page' : undefined,
              'data-part': 'link',
              className: linkClass({ variant, current: item.current ?? false }),
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

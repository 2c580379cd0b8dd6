import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import type { RenderLink } from '../link-renderer/link-renderer.tsx';
import { type NavItem, SectionNav } from '../section-nav/section-nav.tsx';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** A link home with the brand's logo. */
  logo: ReactNode;
  nav: readonly NavItem[];
  /** Search, filters. */
  search?: ReactNode;
  /** Token balance and buy button. */
  balance?: ReactNode;
  /** Sign-in buttons or the account menu. */
  account?: ReactNode;
  /** Stays at the top while scrolling. */
  sticky?: boolean;
  renderLink?: RenderLink;
}

/** The header of every page. Below 800 px the sections have their own row. Token: `--header-bg`. */
export function SiteHeader({
  logo,
  nav,
  search,
  balance,
  account,
  sticky = true,
  renderLink,
  className,
  ...rest
}: SiteHeaderProps) {
  const { t } = useTexts('ui');
  return (
    <header
      {...rest}
      data-component="site-header"
      className={cn(
        'z-30 border-b border-border bg-[var(--header-bg,var(--fl-surface))]',
        sticky && 'sticky top-0',
        className,
      )}
    >
      <div className="mx-auto grid max-w-(--breakpoint-page) grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-3 desktop:flex desktop:flex-wrap desktop:px-6">
        <div data-part="logo" className="flex h-14 min-w-0 items-center desktop:max-w-1/2">
          {logo}
        </div>
        <SectionNav
          label={t('nav.main')}
          items={nav}
          // As high as the row, so that the text aligns with the rest and the glow is at the bottom of the header.
          className="order-last col-span-2 -mx-3 desktop:[&_[data-part=link]]:h-14 px-1 desktop:order-none desktop:mx-0 desktop:flex desktop:basis-auto desktop:px-0"
          {...(renderLink ? { renderLink } : {})}
        />
        <div className="ms-auto flex min-h-14 min-w-0 items-center gap-2">
          {search ? <div data-part="search">{search}</div> : null}
          {balance ? (
            <div data-part="balance" data-guard="text">
              {balance}
            </div>
          ) : null}
          {account ? (
            <div data-part="account" className="flex flex-wrap items-center justify-end gap-2">
              {account}
            </div>
          ) : null}
        </div>
      </div>
    </header>
  );
}

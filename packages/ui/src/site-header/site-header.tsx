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
  /** Below 800 px one slim row without the sections: for rooms and conversations, which need the window. */
  slim?: boolean;
  renderLink?: RenderLink;
}

/** The header of every page. Below 800 px the sections have a row of their own; with large text, so do the actions. Token: `--header-bg`. */
export function SiteHeader({
  logo,
  nav,
  search,
  balance,
  account,
  sticky = true,
  slim = false,
  renderLink,
  className,
  ...rest
}: SiteHeaderProps) {
  const { t } = useTexts('ui');
  const row = slim ? 'min-h-12 desktop:min-h-14' : 'min-h-14';
  return (
    <header
      {...rest}
      data-component="site-header"
      data-state={slim ? 'slim' : undefined}
      className={cn(
        'z-30 border-b border-border bg-[var(--header-bg,var(--fl-surface))]',
        sticky && 'sticky top-0',
        className,
      )}
    >
      {/* On the narrowest phones, and with large text, smaller spaces leave room for the words. */}
      <div className="mx-auto flex max-w-(--breakpoint-page) flex-wrap items-center gap-x-2 px-3 max-[22rem]:[--fl-density:0.9] desktop:gap-x-4 desktop:px-6">
        <div
          data-part="logo"
          className={cn(
            'flex min-w-0 flex-1 basis-18 items-center desktop:max-w-1/2 desktop:flex-initial desktop:basis-auto',
            row,
          )}
        >
          {logo}
        </div>
        <SectionNav
          label={t('nav.main')}
          items={nav}
          // As high as the row, so that the text aligns with the rest and the glow is at the bottom of the header.
          className={cn(
            'order-last -mx-3 basis-[calc(100%+1.5rem)] desktop:[&_[data-part=link]]:h-14 px-1 desktop:order-none desktop:mx-0 desktop:flex desktop:basis-auto desktop:px-0',
            slim && 'max-desktop:hidden',
          )}
          {...(renderLink ? { renderLink } : {})}
        />
        <div className={cn('ms-auto flex min-w-0 items-center gap-2', row)}>
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

import { cn, type NavItem, SideNav, SideNavGroup, useTexts } from '@footlight/ui';
import { Award, BadgeCheck, Settings, ShieldCheck, Wallet } from 'lucide-react';
import type { ComponentProps } from 'react';

type AccountPageName = 'settings' | 'security' | 'tokens' | 'membership' | 'verify';

export interface AccountFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  current: AccountPageName;
  /** Omitted if the content has the heading of the page. */
  title?: string;
  /** For cards side by side. */
  wide?: boolean;
  /** Links to the sections of a long page, on wide windows below the pages. */
  contents?: readonly NavItem[];
}

/** Around the pages of an account: links to the others, and one place for the heading. */
export const AccountFrame = (props: AccountFrameProps) => {
  const { current, title, wide = false, contents, className, children, ...rest } = props;
  const { t } = useTexts(['member', 'common']);
  const pages = [
    { page: 'settings', label: t('settings'), icon: <Settings aria-hidden="true" /> },
    { page: 'security', label: t('security'), icon: <ShieldCheck aria-hidden="true" /> },
    { page: 'tokens', label: t('common:tokens'), icon: <Wallet aria-hidden="true" /> },
    { page: 'membership', label: t('membership'), icon: <Award aria-hidden="true" /> },
    { page: 'verify', label: t('verify'), icon: <BadgeCheck aria-hidden="true" /> },
  ];
  return (
    <div
      {...rest}
      data-component="account-frame"
      className={cn(
        'mx-auto flex w-full max-w-(--breakpoint-page) flex-col gap-5 px-3 py-4 desktop:flex-row desktop:gap-12 desktop:px-6 desktop:py-10',
        className,
      )}
    >
      {/* In the row of a phone, the links reach the edges of the screen. */}
      <SideNav className="-mx-3 px-2 desktop:sticky desktop:top-20 desktop:mx-0 desktop:w-56 desktop:shrink-0 desktop:self-start desktop:p-0 print:hidden">
        <SideNavGroup
          label={t('label')}
          showLabel
          items={pages.map(({ page, ...item }) => ({
            ...item,
            href: `/account/${page}`,
            current: page === current,
          }))}
        />
        {contents ? (
          <div className="max-desktop:hidden">
            <SideNavGroup label={t('contents')} showLabel items={contents} />
          </div>
        ) : null}
      </SideNav>
      <div className={cn('flex w-full min-w-0 flex-col gap-6', wide ? 'max-w-5xl' : 'max-w-3xl')}>
        {title === undefined ? null : (
          <h1 className="heading text-2xl text-pretty wrap-anywhere desktop:text-3xl">{title}</h1>
        )}
        {children}
      </div>
    </div>
  );
};

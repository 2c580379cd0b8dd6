import { cn, useTexts } from '@footlight/ui';
import { Award, BadgeCheck, Settings, ShieldCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { SideNav, SideNavGroup } from '../side-nav/side-nav.tsx';

type AccountPageName = 'settings' | 'security' | 'tokens' | 'membership' | 'verify';

export interface AccountFrameProps {
  current: AccountPageName;
  /** Omitted if the content has the heading of the page. */
  title?: string;
  /** For cards side by side. */
  isWide?: boolean;
  children?: ReactNode;
}

/** Around the pages of an account: links to the others, and one place for the heading. */
export const AccountFrame = ({ current, title, isWide = false, children }: AccountFrameProps) => {
  const { t } = useTexts(['doors', 'site']);
  const pages = [
    { page: 'settings', label: t('account.settings'), icon: <Settings aria-hidden="true" /> },
    { page: 'security', label: t('security'), icon: <ShieldCheck aria-hidden="true" /> },
    { page: 'tokens', label: t('site:header.tokens'), icon: <Wallet aria-hidden="true" /> },
    { page: 'membership', label: t('membership'), icon: <Award aria-hidden="true" /> },
    { page: 'verify', label: t('account.verify'), icon: <BadgeCheck aria-hidden="true" /> },
  ];
  return (
    <div
      data-component="account-frame"
      className="mx-auto flex w-full max-w-(--breakpoint-page) flex-col gap-5 px-3 py-4 desktop:flex-row desktop:gap-12 desktop:px-6 desktop:py-10"
    >
      {/* In the row of a phone, the links reach the edges of the screen. */}
      <SideNav className="-mx-3 px-2 desktop:sticky desktop:top-20 desktop:mx-0 desktop:w-56 desktop:shrink-0 desktop:self-start desktop:p-0 print:hidden">
        <SideNavGroup
          label={t('account.label')}
          showLabel
          items={pages.map(({ page, ...item }) => ({
            ...item,
            href: `/account/${page}`,
            current: page === current,
          }))}
        />
      </SideNav>
      <div className={cn('flex w-full min-w-0 flex-col gap-6', isWide ? 'max-w-5xl' : 'max-w-3xl')}>
        {title === undefined ? null : (
          <h1 className="heading text-2xl text-pretty wrap-anywhere desktop:text-3xl">{title}</h1>
        )}
        {children}
      </div>
    </div>
  );
};

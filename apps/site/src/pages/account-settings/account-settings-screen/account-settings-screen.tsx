import { Button, Skeleton, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountSection } from '../../../shell/layout/account-section.tsx';

export interface AccountSettingsScreenProps {
  /** Null while the account loads. */
  parts:
    | (Record<'profile' | 'login' | 'chat' | 'notices' | 'privacy', ReactNode> & {
        /** A section of its own, or nothing. */
        payments: ReactNode;
      })
    | null;
}

const panel = 'flex min-w-0 flex-col gap-5 rounded-xl border border-border bg-surface p-4 desktop:p-6';

/** `/account/settings`: one panel for each part of the account. */
export const AccountSettingsScreen = ({ parts }: AccountSettingsScreenProps) => {
  const { t } = useTexts('settings');
  const link = useLinkRenderer();
  const sections = [
    { key: 'profile', title: t('profile.title') },
    { key: 'login', title: t('email.title'), id: 'email' },
    { key: 'chat', title: t('chat.title') },
    { key: 'notices', title: t('notices.title') },
    { key: 'privacy', title: t('privacy.title') },
  ] as const;
  return (
    <section className="mx-auto flex w-full max-w-[760px] flex-col gap-8 px-3 py-8 desktop:py-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading min-w-0 text-2xl wrap-anywhere desktop:text-3xl">{t('title')}</h1>
        <Button asChild variant="outline" className="h-auto min-h-11 max-w-full py-2 whitespace-normal">
          {link({ href: '/account/security', children: t('security') })}
        </Button>
      </div>
      {sections.map(({ key, title, ...rest }) => (
        <AccountSection key={key} title={title} {...rest}>
          <div className={panel}>{parts ? parts[key] : <Skeleton className="h-40 w-full" />}</div>
        </AccountSection>
      ))}
      {parts?.payments}
    </section>
  );
};

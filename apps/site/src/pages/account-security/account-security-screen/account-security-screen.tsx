import { Link, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';

/** `/account/security`: layout of its parts. */
export const AccountSecurityScreen = ({ children }: { children: ReactNode }) => {
  const { t } = useTexts('security');
  const link = useLinkRenderer();
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-5 px-3 py-6 desktop:py-10">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="heading text-2xl wrap-anywhere">{t('title')}</h1>
        <Link asChild>{link({ href: '/account/settings', children: t('settings') })}</Link>
      </div>
      {children}
    </div>
  );
};

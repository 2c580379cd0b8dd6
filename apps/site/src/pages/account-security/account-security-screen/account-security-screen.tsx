import { useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountFrame } from '../../../shell/layout/account-frame/account-frame.tsx';

/** `/account/security`: layout of its parts. */
export const AccountSecurityScreen = ({ children }: { children: ReactNode }) => {
  const { t } = useTexts('security');
  return (
    <AccountFrame current="security" title={t('title')}>
      {children}
    </AccountFrame>
  );
};

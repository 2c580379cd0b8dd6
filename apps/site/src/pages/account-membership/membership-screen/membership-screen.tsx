import type { ReactNode } from 'react';
import { AccountFrame } from '../../../shell/layout/account-frame/account-frame.tsx';

/** `/account/membership`: layout of the levels. */
export const MembershipScreen = ({ children }: { children: ReactNode }) => (
  <AccountFrame current="membership" isWide>
    {children}
  </AccountFrame>
);

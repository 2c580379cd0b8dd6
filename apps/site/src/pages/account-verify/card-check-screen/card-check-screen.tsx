import type { ReactNode } from 'react';
import { AccountFrame } from '../../../shell/layout/account-frame/account-frame.tsx';

/** `/account/verify`: layout of the card verification. */
export const CardCheckScreen = ({ children }: { children: ReactNode }) => (
  <AccountFrame current="verify">
    <div className="max-w-xl">{children}</div>
  </AccountFrame>
);

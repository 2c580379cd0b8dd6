import type { ReactNode } from 'react';

/** `/account/membership`: layout of the levels. */
export const MembershipScreen = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[960px] px-3 py-6 desktop:py-10">{children}</div>
);

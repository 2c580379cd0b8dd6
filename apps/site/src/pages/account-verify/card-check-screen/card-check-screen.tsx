import type { ReactNode } from 'react';

/** `/account/verify`: layout of the card verification. */
export const CardCheckScreen = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[560px] px-3 py-10 desktop:py-16">{children}</div>
);

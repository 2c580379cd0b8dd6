import type { ReactNode } from 'react';

/** `/account/verify`: the room that the verification of a card stands in. */
export const CardCheckScreen = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[560px] px-3 py-10 desktop:py-16">{children}</div>
);

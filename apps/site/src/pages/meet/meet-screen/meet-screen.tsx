import type { ReactNode } from 'react';

export interface MeetScreenProps {
  title: string;
  children: ReactNode;
}

/** The page of speed-dates or of random chat. */
export const MeetScreen = ({ title, children }: MeetScreenProps) => (
  <div
    data-component="meet-screen"
    data-guard="surface"
    className="mx-auto flex w-full max-w-(--breakpoint-page) flex-col gap-4 px-4 py-6 desktop:px-6"
  >
    <h1 className="heading text-2xl wrap-anywhere desktop:text-3xl">{title}</h1>
    {children}
  </div>
);

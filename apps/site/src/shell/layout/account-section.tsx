import type { ReactNode } from 'react';

/** A section of the account page with its heading. */
export const AccountSection = ({
  title,
  id,
  children,
}: {
  title: string;
  id?: string;
  children: ReactNode;
}) => (
  <div id={id} className="flex flex-col gap-3">
    <h2 className="heading text-xl wrap-anywhere">{title}</h2>
    {children}
  </div>
);

import type { ReactNode } from 'react';

export interface SecuritySectionProps {
  title: string;
  why?: string;
  children: ReactNode;
}

/** One part of the page about an account's security. */
export const SecuritySection = ({ title, why, children }: SecuritySectionProps) => (
  <section className="flex flex-col gap-4 rounded-xl border border-border bg-surface p-4 desktop:p-6">
    <div className="flex flex-col gap-1 wrap-anywhere">
      <h2 className="heading text-lg">{title}</h2>
      {why ? <p className="text-text-muted">{why}</p> : null}
    </div>
    {children}
  </section>
);

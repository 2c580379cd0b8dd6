import type { ReactNode } from 'react';

/** One line of a list of facts: what it is, and how much. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-text-muted">{label}</dt>
    <dd className="ms-auto font-semibold">{children}</dd>
  </div>
);

import type { ReactNode } from 'react';

/** A part of the profile beside its media. */
export const BioCard = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section
    aria-labelledby={id}
    className="flex min-w-0 flex-col gap-4 rounded-lg bg-surface p-4 shadow-xs forced-colors:border"
  >
    <h2 id={id} className="heading text-lg wrap-anywhere">
      {title}
    </h2>
    {children}
  </section>
);

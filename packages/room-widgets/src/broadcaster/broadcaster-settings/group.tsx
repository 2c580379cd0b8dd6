import type { ReactNode } from 'react';

/** A group of fields with a heading. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="flex min-w-0 flex-col gap-4">
    <legend className="heading mb-4 text-base">{title}</legend>
    {children}
  </fieldset>
);

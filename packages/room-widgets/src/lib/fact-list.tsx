import type { ReactNode } from 'react';

/** Names and values of an offer or a count, each pair in a row. */
export const FactList = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl data-part="facts" className="flex flex-col gap-2 text-sm">
    {facts.map(([name, value]) => (
      <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="min-w-0 text-text-muted wrap-anywhere">{name}</dt>
        <dd className="ms-auto font-semibold text-text">{value}</dd>
      </div>
    ))}
  </dl>
);

import { Check } from 'lucide-react';

/** What a level of a membership or fan club includes. */
export const Benefits = ({ benefits }: { benefits: readonly string[] }) => (
  <ul className="flex flex-1 flex-col gap-2 text-sm">
    {benefits.map((benefit) => (
      <li key={benefit} className="flex gap-2">
        <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-text" />
        <span className="min-w-0 wrap-anywhere">{benefit}</span>
      </li>
    ))}
  </ul>
);

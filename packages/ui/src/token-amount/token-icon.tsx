import { cn } from '../lib/cn.ts';

/** The coin of the house: a disc with a lit lower rim. Decorative; the amount carries the words. */
export const TokenIcon = ({ className }: { className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 20 20"
    data-part="coin"
    className={cn('inline-block size-[1.1em] shrink-0 text-token', className)}
  >
    <circle cx="10" cy="10" r="9" fill="currentColor" />
    <path
      d="M4.2 11.2a6 6 0 0 0 11.6 0"
      fill="none"
      stroke="var(--fl-on-token)"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
    <circle cx="10" cy="7.4" r="1.7" fill="var(--fl-on-token)" />
  </svg>
);

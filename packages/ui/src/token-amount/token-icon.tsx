import { cn } from '../lib/cn.ts';

/** The token coin. Decorative: the amount beside it has the text. */
export const TokenIcon = ({ className }: { className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 20 20"
    data-part="coin"
    className={cn('inline-block size-[1.1em] shrink-0 text-token', className)}
  >
    <circle cx="10" cy="10" r="9" fill="currentColor" />
    <circle cx="10" cy="10" r="7" fill="color-mix(in oklab, currentColor 45%, #fff1bf)" />
    <path
      d="M10 4.6 11.5 8.5 15.4 10 11.5 11.5 10 15.4 8.5 11.5 4.6 10 8.5 8.5Z"
      fill="color-mix(in oklab, currentColor 70%, #3a2400)"
    />
  </svg>
);

import { cn } from './cn.ts';

interface LanguageCodeProps {
  /** ISO 639-1. */
  code: string;
  /** In the reader's language. */
  name: string;
  className?: string;
}

/** A spoken language as its short code; screen readers and tooltips have the name. */
export const LanguageCode = ({ code, name, className }: LanguageCodeProps) => (
  <span
    data-part="language"
    title={name}
    className={cn('shrink-0 text-xs font-semibold uppercase', className)}
  >
    <span aria-hidden="true">{code}</span>
    <span className="sr-only">{name}</span>
  </span>
);

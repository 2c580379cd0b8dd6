import { cn } from '@footlight/ui';

export interface SwatchProps {
  color: string;
  /** Shows letters in this colour on it. */
  ink?: string;
  /** For readers who do not see it; left out where the words beside it say the same. */
  label?: string;
  className?: string;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour that is data and belongs to no brand on this page, as a small picture. */
export const Swatch = ({ color, ink, label = '', className }: SwatchProps) => {
  if (!HEX.test(color)) return null;
  const letters =
    ink && HEX.test(ink)
      ? `<text x="24" y="22" font-family="sans-serif" font-size="15" font-weight="600" text-anchor="middle" fill="${ink}">Aa</text>`
      : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><rect width="48" height="32" fill="${color}"/>${letters}</svg>`;
  return (
    <img
      alt={label}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      width={48}
      height={32}
      data-part="swatch"
      className={cn('h-8 w-12 shrink-0 rounded-sm border border-border-strong object-cover', className)}
    />
  );
};

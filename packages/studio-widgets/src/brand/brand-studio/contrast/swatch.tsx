import { cn } from '@footlight/ui';

export interface SwatchProps {
  color: string;
  /** Draws sample text in this colour. */
  ink?: string;
  /** Text for screen readers; omit it if the text beside the swatch says the same. */
  label?: string;
  className?: string;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** Shows a colour from data, not one of this page's theme. */
export const Swatch = ({ color, ink, label, className }: SwatchProps) => {
  if (!HEX.test(color)) return null;
  return (
    <span
      data-studio="swatch"
      {...(label ? { role: 'img', 'aria-label': label } : {})}
      className={cn(
        'inline-flex h-8 w-12 shrink-0 overflow-hidden rounded-sm border border-border-strong',
        className,
      )}
    >
      <svg viewBox="0 0 48 32" preserveAspectRatio="xMidYMid slice" className="size-full" aria-hidden="true">
        <rect width="48" height="32" fill={color} />
        {ink && HEX.test(ink) ? (
          // Sample letters drawn as lines, so that they are not read as text.
          <g fill="none" stroke={ink} strokeWidth="2.4">
            <path d="M11 23 17 9l6 14M13.2 18.4h7.6M36 13.5V23" />
            <circle cx="31.5" cy="18.5" r="4.3" />
          </g>
        ) : null}
      </svg>
    </span>
  );
};

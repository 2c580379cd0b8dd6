import type { CSSProperties } from 'react';
import type { TokenRow } from './token-rows.ts';

const box = 'inline-block h-8 w-14 shrink-0 rounded-sm border border-border-strong';
const bar = 'inline-block h-3 rounded-xs bg-secondary';

/** What a value looks like; nothing where a picture would say no more than the number. */
const looks: Readonly<
  Record<string, (row: TokenRow) => { className: string; style?: CSSProperties; text?: string }>
> = {
  color: ({ property }) => ({ className: box, style: { backgroundColor: `var(${property})` } }),
  spacing: ({ light }) => ({ className: bar, style: { width: light } }),
  radius: ({ light }) => ({
    className: 'inline-block h-8 w-14 shrink-0 border border-primary bg-primary-soft',
    style: { borderRadius: light },
  }),
  shadow: ({ property }) => ({
    className: 'inline-block h-8 w-14 shrink-0 rounded-sm bg-surface-raised',
    style: { boxShadow: `var(${property})` },
  }),
  text: ({ light }) => ({ className: 'leading-tight', style: { fontSize: light }, text: 'Aa' }),
  font: ({ light }) => ({ className: 'text-lg', style: { fontFamily: light }, text: 'Aa' }),
  'font-weight': ({ light }) => ({ className: 'text-lg', style: { fontWeight: light }, text: 'Aa' }),
  typography: ({ light }) => ({ className: '', style: { font: light }, text: 'Aa' }),
  duration: ({ light }) => ({ className: bar, style: { width: `${Number.parseFloat(light) / 5}px` } }),
};

export const TokenSample = ({ row }: { row: TokenRow }) => {
  const look = looks[row.group]?.(row);
  return look ? (
    <span aria-hidden="true" data-part="sample" className={look.className} style={look.style}>
      {look.text}
    </span>
  ) : null;
};

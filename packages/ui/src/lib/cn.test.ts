import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cn } from './cn.ts';

const theme = readFileSync(
  fileURLToPath(new URL('../../../theme/src/tailwind.css', import.meta.url)),
  'utf8',
);

/** Names of a scale in the theme: `scale('text')` gives `2xs`, `sm`, … */
const scale = (name: string) => [
  ...new Set(
    [...theme.matchAll(new RegExp(`^ *--${name}-([a-z0-9-]+?)(?:--[a-z-]+)?:`, 'gm'))].map(
      ([, value = '']) => value,
    ),
  ),
];

describe('cn', () => {
  it.each([
    ['p-2 px-4 py-1', 'p-3', 'p-3'],
    ['px-4 ps-2', 'px-1', 'px-1'],
    ['h-4 w-6', 'size-5', 'size-5'],
    ['text-sm text-text-muted', 'text-lg', 'text-text-muted text-lg'],
    ['text-sm text-text-muted', 'text-danger-text', 'text-sm text-danger-text'],
    ['border border-border', 'border-0', 'border-border border-0'],
    ['flex flex-col', 'hidden', 'flex-col hidden'],
    ['rounded-[var(--x,1px)]', 'rounded-none', 'rounded-none'],
    ['hover:bg-surface bg-canvas', 'hover:bg-primary', 'bg-canvas hover:bg-primary'],
    ['desktop:p-2 p-1', 'p-4', 'desktop:p-2 p-4'],
    ['heading numeric', 'heading', 'numeric heading'],
    ['shadow-foot', 'shadow-none', 'shadow-none'],
    ['font-semibold font-heading', 'font-bold', 'font-heading font-bold'],
    ['border-border start', 'border-collapse end', 'border-border start border-collapse end'],
    // Both stay: `outline-none` sets the style, `outline-2` the width.
    ['outline-2 outline-focus', 'outline-none', 'outline-2 outline-focus outline-none'],
  ])('%s + %s', (base, later, expected) => {
    expect(new Set(cn(base, later).split(' '))).toEqual(new Set(expected.split(' ')));
  });

  it.each([
    ['text', 'text', 'text-base'],
    ['radius', 'rounded', 'rounded-none'],
    ['font', 'font', 'font-sans'],
    ['shadow', 'shadow', 'shadow-none'],
    ['ease', 'ease', 'ease-linear'],
    ['animate', 'animate', 'animate-none'],
    ['fl-duration', 'duration', 'duration-100'],
    ['breakpoint', 'max-w-screen', 'max-w-full'],
  ])('knows every name of the scale --%s-*', (name, utility, later) => {
    const names = scale(name);
    expect(names.length).toBeGreaterThan(2);
    for (const value of names) expect(cn(`${utility}-${value}`, later)).toBe(later);
  });

  it('takes every colour of the theme for a colour', () => {
    for (const name of scale('color')) {
      expect(cn(`text-sm text-${name}`, 'text-current')).toBe('text-sm text-current');
      expect(cn(`bg-cover bg-${name}`, 'bg-current')).toBe('bg-cover bg-current');
      expect(cn(`border-2 border-${name}`, 'border-current')).toBe('border-2 border-current');
    }
  });
});

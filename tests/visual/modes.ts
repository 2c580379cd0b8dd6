/** Brands, schemes and widths of the pictures: those of Chromatic; a local run uses a few of them. */
import { modes as chromaticModes } from '../../.storybook/modes.ts';

export interface Mode {
  name: string;
  viewport: { width: number; height: number };
  /** Values of Storybook's toolbar. */
  globals: Record<string, string>;
}

/** What a local run takes when nothing else is said: the brand people see first, the darkest one, and a phone. */
export const standardModes = ['default light', 'noir dark', 'default light mobile'];

export const allModes: Mode[] = Object.entries(chromaticModes).map(([name, { viewport, ...globals }]) => ({
  name,
  viewport,
  globals: Object.fromEntries(Object.entries(globals).map(([key, value]) => [key, String(value)])),
}));

/**
 * The modes of a comma-separated list, or the standard ones; `all` takes every mode.
 *
 * @throws Error that names the modes there are
 */
export function modesNamed(list?: string): Mode[] {
  if (list === 'all') return allModes;
  const names = list
    ? list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
    : standardModes;
  return names.map((name) => {
    const found = allModes.find((mode) => mode.name === name);
    if (found) return found;
    const known = allModes.map((mode) => mode.name).join(', ');
    throw new Error(`There is no mode "${name}" in .storybook/modes.ts; there are ${known}.`);
  });
}

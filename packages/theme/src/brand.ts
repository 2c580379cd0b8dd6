/** An operator's choices for a brand. Everything else is derived. */
export interface BrandInput {
  /** Main brand colour: any CSS colour without transparency. */
  primary: string;
  /** Replaces `primary` in the dark scheme. */
  primaryDark?: string;
  secondary: string;
  secondaryDark?: string;
  /** Hue of the greys in degrees. Default: from the brand colours. */
  neutralHue?: number;
  /** Factor on every corner radius: 0 is square, 1 the default, 2 very round. */
  radius?: number;
  /** Factor on spacing, 0.85 (dense) to 1.25 (airy). */
  density?: number;
  /**
   * CSS font lists. A name of {@link typefaces} loads that typeface; any other is a font of the visitor's device.
   * Families with other than plain names are dropped.
   */
  fontBody?: string;
  fontHeading?: string;
  /** Always dark; overrides the viewer's choice (spec 1 §1). */
  forceDark?: boolean;
}

/** Spec 1 §9: pink and blue. */
export const defaultBrand: BrandInput = { primary: '#F841B5', secondary: '#05B0FA' };

export const radiusRange = [0, 2] as const;
export const densityRange = [0.85, 1.25] as const;

const GENERIC = /^(?:serif|sans-serif|monospace|system-ui|ui-(?:sans-serif|serif|monospace|rounded))$/;
const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}$/u;

/** Returns a font list that is safe inside a style sheet, or undefined if none of its families is. */
export function safeFontList(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 300) return undefined;
  const families = value
    .split(',')
    .map((family) => family.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter((family) => FAMILY.test(family))
    .map((family) => (GENERIC.test(family) ? family : `"${family}"`));
  return families.length > 0 ? families.join(',') : undefined;
}

export function clampFactor(value: unknown, [least, most]: readonly [number, number]): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return Math.min(most, Math.max(least, number));
}

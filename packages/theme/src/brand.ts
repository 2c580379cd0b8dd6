/** What an operator decides about a brand. Everything else is derived. */
import { isHex } from './color.ts';

export interface BrandInput {
  /** Main brand colour, `#rgb` or `#rrggbb`. */
  primary: string;
  /** Replaces `primary` in the dark scheme. */
  primaryDark?: string;
  secondary: string;
  secondaryDark?: string;
  /** Hue of the greys in degrees; taken from the brand colours when left out. */
  neutralHue?: number;
  /** Factor on every corner: 0 is square, 1 the default, 2 very round. */
  radius?: number;
  /** Factor on spacing, 0.85 (dense) to 1.25 (airy). */
  density?: number;
  /** CSS font lists. Families that are not plain names are dropped. */
  fontBody?: string;
  fontHeading?: string;
  /** The brand has no light scheme; wins over the viewer's choice (spec 1 §1). */
  forceDark?: boolean;
}

/** Spec 1 §9: pink and blue. */
export const defaultBrand: BrandInput = { primary: '#F841B5', secondary: '#05B0FA' };

export const radiusRange = [0, 2] as const;
export const densityRange = [0.85, 1.25] as const;

/** The fields of `site.custom` that make a brand. Values come from operators, so every one is unknown. */
export interface SiteCustomBrand {
  color_primary?: unknown;
  color_primary_dark?: unknown;
  color_secondary?: unknown;
  color_secondary_dark?: unknown;
  radius_factor?: unknown;
  density_factor?: unknown;
  font_family?: unknown;
  heading_font_family?: unknown;
  force_dark_mode?: unknown;
}

const GENERIC = /^(?:serif|sans-serif|monospace|system-ui|ui-(?:sans-serif|serif|monospace|rounded))$/;
const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}$/u;

/** A font list that is safe inside a style sheet, or undefined when no family of it is. */
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

const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';

/** Reads a brand out of a site config (spec 1 §3). A missing or unusable value gives the default's. */
export function brandFromSiteCustom(custom: SiteCustomBrand | null | undefined): BrandInput {
  const from: SiteCustomBrand = custom ?? {};
  const brand: BrandInput = {
    primary: isHex(from.color_primary) ? from.color_primary : defaultBrand.primary,
    secondary: isHex(from.color_secondary) ? from.color_secondary : defaultBrand.secondary,
  };
  if (isHex(from.color_primary_dark)) brand.primaryDark = from.color_primary_dark;
  if (isHex(from.color_secondary_dark)) brand.secondaryDark = from.color_secondary_dark;
  const radius = clampFactor(from.radius_factor, radiusRange);
  if (radius !== undefined) brand.radius = radius;
  const density = clampFactor(from.density_factor, densityRange);
  if (density !== undefined) brand.density = density;
  const body = safeFontList(from.font_family);
  if (body) brand.fontBody = body;
  const heading = safeFontList(from.heading_font_family);
  if (heading) brand.fontHeading = heading;
  if (isOn(from.force_dark_mode)) brand.forceDark = true;
  return brand;
}

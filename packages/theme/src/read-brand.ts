/** Reads a brand from a site config and reports the fields that were changed or ignored. */
import {
  type BrandInput,
  clampFactor,
  defaultBrand,
  densityRange,
  radiusRange,
  safeFontList,
} from './brand.ts';
import { readColor } from './color.ts';

/** The brand fields of `site.custom`. Operators supply the values, so all are unknown. */
export interface SiteCustomBrand {
  /** Version of the config; missing in the first version. */
  config_version?: unknown;
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

/** The newest config version that this reader supports. */
export const brandConfigVersion = 1;

/** Supported colour syntaxes; names and hex count as two of them. */
export const colorSyntaxes = [
  '#rgb',
  '#rrggbb',
  'name',
  'rgb()',
  'hsl()',
  'hwb()',
  'lab()',
  'lch()',
  'oklab()',
  'oklch()',
] as const;

/** Why a value is rejected; callers translate the codes. */
export type BrandFindingCode =
  | 'not-a-config'
  | 'newer-version'
  | 'unknown-syntax'
  | 'has-alpha'
  | 'outside-srgb'
  | 'not-a-number'
  | 'out-of-range'
  | 'not-a-font-list'
  | 'unsafe-families'
  | 'not-a-switch';

export interface BrandFinding {
  field: keyof SiteCustomBrand | null;
  code: BrandFindingCode;
  /** The value as given. */
  value: unknown;
  /** Repaired values are used as `given`; refused ones are ignored. */
  outcome: 'repaired' | 'refused';
  given?: string | number;
  /** Accepted values: syntaxes, or the ends of a range. */
  allowed?: readonly (string | number)[];
}

export interface BrandReading {
  brand: BrandInput;
  findings: BrandFinding[];
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
const truths: readonly unknown[] = [true, 1, '1', 'true'];
const falsehoods: readonly unknown[] = [false, 0, '0', 'false'];

/**
 * Reads a brand from a site config (spec 1 §3). Missing fields use the defaults. Normalizes usable values (a colour to
 * hex, a factor to its range), ignores the others, and reports both. Never throws.
 */
export function readBrand(custom: unknown): BrandReading {
  const brand: BrandInput = { ...defaultBrand };
  const findings: BrandFinding[] = [];
  if (typeof custom !== 'object' || custom === null || Array.isArray(custom)) {
    if (!isAbsent(custom))
      findings.push({ field: null, code: 'not-a-config', value: custom, outcome: 'refused' });
    return { brand, findings };
  }
  const from: SiteCustomBrand = custom;
  const find = (finding: BrandFinding) => void findings.push(finding);
  const refuse = (field: keyof SiteCustomBrand, code: BrandFindingCode, allowed?: BrandFinding['allowed']) =>
    find({ field, code, value: from[field], outcome: 'refused', ...(allowed ? { allowed } : {}) });

  const color = (field: keyof SiteCustomBrand): string | undefined => {
    if (isAbsent(from[field])) return undefined;
    const read = readColor(from[field]);
    if (read.hex === undefined) {
      refuse(field, read.problem, colorSyntaxes);
      return undefined;
    }
    if (read.isMapped)
      find({ field, code: 'outside-srgb', value: from[field], outcome: 'repaired', given: read.hex });
    return read.hex;
  };
  const factor = (field: keyof SiteCustomBrand, range: readonly [number, number]): number | undefined => {
    if (isAbsent(from[field])) return undefined;
    const given = clampFactor(from[field], range);
    if (given === undefined) refuse(field, 'not-a-number', range);
    else if (given !== Number(from[field]))
      find({ field, code: 'out-of-range', value: from[field], outcome: 'repaired', given, allowed: range });
    return given;
  };
  const fonts = (field: keyof SiteCustomBrand): string | undefined => {
    const value = from[field];
    if (isAbsent(value)) return undefined;
    const given = safeFontList(value);
    if (given === undefined) refuse(field, 'not-a-font-list');
    else if (given.split(',').length < String(value).split(',').length)
      find({ field, code: 'unsafe-families', value, outcome: 'repaired', given });
    return given;
  };

  const version = from.config_version;
  const isKnown = isAbsent(version) || (Number.isInteger(version) && Number(version) <= brandConfigVersion);
  if (!isKnown) refuse('config_version', 'newer-version', [brandConfigVersion]);
  const dark = from.force_dark_mode;
  if (!isAbsent(dark) && ![...truths, ...falsehoods].includes(dark))
    refuse('force_dark_mode', 'not-a-switch');

  const read = {
    primary: color('color_primary'),
    primaryDark: color('color_primary_dark'),
    secondary: color('color_secondary'),
    secondaryDark: color('color_secondary_dark'),
    radius: factor('radius_factor', radiusRange),
    density: factor('density_factor', densityRange),
    fontBody: fonts('font_family'),
    fontHeading: fonts('heading_font_family'),
    forceDark: truths.includes(dark) || undefined,
  };
  const present = Object.entries(read).filter(([, value]) => value !== undefined);
  return { brand: { ...brand, ...Object.fromEntries(present) }, findings };
}

/** Reads the live site's brand without its findings. */
export const brandFromSiteCustom = (custom: SiteCustomBrand | null | undefined): BrandInput =>
  readBrand(custom).brand;

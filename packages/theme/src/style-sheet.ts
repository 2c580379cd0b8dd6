/** Writes a brand as CSS custom properties. One sheet serves both schemes, so a switch re-renders nothing. */
import { type BrandInput, clampFactor, densityRange, radiusRange, safeFontList } from './brand.ts';
import { derivePalette, type Palette, type SchemePalette } from './palette.ts';
import { type Role, roles, type Scheme } from './roles.ts';
import { defaultTypefaces, typefaceFamilies, typefaceNamed } from './typefaces.ts';
import { warnOfRefused } from './warn-of-refused.ts';

export interface BrandStyleSheetOptions {
  /** Selector of the brand: `:root` for a site, a class or attribute to nest brands on one page. */
  selector?: string;
  /** A palette derived earlier, to avoid deriving it again. */
  palette?: Palette;
}

const declaration = (name: string, value: string) => `--fl-${name}:${value}`;

/** The custom property of a colour role, for inline styles: `cssVar('primary')` is `var(--fl-primary)`. */
export const cssVar = (name: (typeof roles)[number] | 'radius' | 'density'): string => `var(--fl-${name})`;

/**
 * The style sheet of a brand: one custom property per role (`--fl-canvas`, `--fl-primary`, …) with `light-dark()`
 * values, the factors and fonts, and the scheme rules. `[data-scheme=light|dark]` on or inside the selected element
 * chooses a scheme, else the system does; a forced dark brand is always dark (spec 1 §9). More contrast follows the
 * system or `[data-contrast=more]`. The output is deterministic.
 */
export function brandStyleSheet(brand: BrandInput, options: BrandStyleSheetOptions = {}): string {
  const selector = options.selector ?? ':root';
  const palette = options.palette ?? derivePalette(brand);
  warnOfRefused(palette.verdicts);
  const colors = roles.map((role) => declaration(role, colorValue(brand, palette, role)));
  const fonts = brandFonts(brand);
  const declarations = [
    ...colors,
    declaration('radius', String(clampFactor(brand.radius, radiusRange) ?? 1)),
    declaration('density', String(clampFactor(brand.density, densityRange) ?? 1)),
    declaration('font-body', fonts.body),
    declaration('font-heading', fonts.heading),
  ].join(';');
  return `${selector}{${declarations}}${contrastRules(brand, palette, selector)}${schemeRules(selector, brand.forceDark === true)}`;
}

function colorValue(brand: BrandInput, palette: Record<Scheme, SchemePalette>, role: Role): string {
  const { light, dark } = { light: palette.light[role], dark: palette.dark[role] };
  return brand.forceDark || light === dark ? dark : `light-dark(${light},${dark})`;
}

/** Overrides for readers who ask for more contrast, by their system or by `[data-contrast=more]`. */
function contrastRules(brand: BrandInput, palette: Palette, selector: string): string {
  const moved = roles
    .filter((role) => colorValue(brand, palette.more, role) !== colorValue(brand, palette, role))
    .map((role) => declaration(role, colorValue(brand, palette.more, role)))
    .join(';');
  return `@media (prefers-contrast:more){${selector}{${moved}}}${selector}[data-contrast=more],[data-contrast=more] ${selector}{${moved}}`;
}

/** The font lists of a brand. */
export const brandFonts = (brand: BrandInput): { body: string; heading: string } => ({
  body: joinFonts(brand.fontBody, defaultTypefaces.body),
  heading: joinFonts(brand.fontHeading ?? brand.fontBody, defaultTypefaces.heading),
});

function joinFonts(list: string | undefined, fallback: string): string {
  const families = (safeFontList(list) ?? fallback).split(',').map((family) => {
    const typeface = typefaceNamed(family.replaceAll('"', ''));
    return typeface ? typefaceFamilies(typeface) : family;
  });
  return [...families, 'system-ui', 'sans-serif'].join(',');
}

export const defaultFonts = {
  body: joinFonts(undefined, defaultTypefaces.body),
  heading: joinFonts(undefined, defaultTypefaces.heading),
} as const;

function schemeRules(selector: string, forceDark: boolean): string {
  // Same specificity as an outer brand's rule, so that a dark brand stays dark inside a light one.
  if (forceDark) {
    return `${selector},${selector}[data-scheme],${selector} [data-scheme]{color-scheme:dark}`;
  }
  const chosen = (scheme: Scheme) =>
    `${selector}[data-scheme=${scheme}],${selector} [data-scheme=${scheme}]{color-scheme:${scheme}}`;
  return `${selector}{color-scheme:light dark}${chosen('light')}${chosen('dark')}`;
}

/** Colours for `<meta name="theme-color">`, one per scheme. */
export function themeColors(brand: BrandInput, palette = derivePalette(brand)): Record<Scheme, string> {
  return { light: brand.forceDark ? palette.dark.canvas : palette.light.canvas, dark: palette.dark.canvas };
}

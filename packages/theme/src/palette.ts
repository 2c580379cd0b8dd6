/** Derives all colours of a brand from a few inputs and keeps every declared contrast pair above its ratio. */
import { type BrandInput, defaultBrand } from './brand.ts';
import {
  composite,
  contrast,
  type Lch,
  leastContrast,
  nearestLightness,
  readColor,
  readHex,
  toHex,
} from './color.ts';
import {
  brandFamilies,
  type ContrastLevel,
  type ContrastPair,
  type ContrastTargets,
  contrastLevels,
  contrastPairs,
  contrastTargets,
  type Family,
  families,
  highContrastTargets,
  type Role,
  type Scheme,
  schemes,
  surfaces,
} from './roles.ts';
import { judge, type Outcome, type Repair, type Verdict } from './verdicts.ts';

/** One colour (`#rrggbb`) per role. */
export type SchemePalette = Record<Role, string>;

export interface Palette extends Record<Scheme, SchemePalette> {
  /** The palettes for readers who ask for more contrast. */
  more: Record<Scheme, SchemePalette>;
  /** Result for each of the operator's colours: accepted, repaired or refused. */
  verdicts: Verdict[];
  /** All moves of all verdicts. */
  repairs: Repair[];
}

export type PaletteTargets = Record<ContrastLevel, ContrastTargets>;
const houseTargets: PaletteTargets = { standard: contrastTargets, more: highContrastTargets };

export interface DeriveOptions {
  /** Minimum ratios; default: WCAG. A colour that cannot reach its ratios is refused. */
  targets?: Partial<PaletteTargets>;
}

/** Start values of a scheme: OKLCH lightness and chroma. */
interface Ground {
  surfaces: Record<(typeof surfaces)[number], readonly [l: number, c: number]>;
  border: readonly [number, number];
  text: readonly [number, number];
  muted: readonly [number, number];
  subtle: readonly [number, number];
  strong: readonly [number, number];
  soft: readonly [l: number, chromaCap: number];
  /** Direction away from the surfaces: text moves this way to gain contrast. */
  away: 1 | -1;
  status: number;
}

const grounds: Record<Scheme, Ground> = {
  light: {
    surfaces: {
      canvas: [0.977, 0.005],
      surface: [1, 0],
      'surface-raised': [1, 0],
      'surface-sunken': [0.955, 0.008],
    },
    border: [0.9, 0.012],
    text: [0.23, 0.035],
    muted: [0.45, 0.03],
    subtle: [0.52, 0.024],
    strong: [0.62, 0.022],
    soft: [0.945, 0.045],
    away: -1,
    status: 0.58,
  },
  dark: {
    surfaces: {
      canvas: [0.165, 0.017],
      surface: [0.205, 0.02],
      'surface-raised': [0.25, 0.024],
      'surface-sunken': [0.135, 0.014],
    },
    border: [0.32, 0.026],
    text: [0.96, 0.008],
    muted: [0.78, 0.018],
    subtle: [0.69, 0.02],
    strong: [0.56, 0.026],
    soft: [0.3, 0.085],
    away: 1,
    status: 0.68,
  },
};

const statusHues: Record<Exclude<Family, 'primary' | 'secondary'>, readonly [hue: number, chroma: number]> = {
  danger: [22, 0.2],
  success: [155, 0.14],
  warning: [70, 0.14],
  info: [245, 0.13],
};

const status = (family: keyof typeof statusHues, ground: Ground): Lch => {
  const [h, c] = statusHues[family];
  return { l: ground.status, c, h };
};

const LIVE: readonly [number, number] = [18, 0.22];
const COIN: readonly [number, number] = [82, 0.15];
const HOVER = 0.045;

const tint = ([l, c]: readonly [number, number], h: number): Lch => ({ l, c, h });

const WHITE = '#ffffff';
const BLACK = '#000000';
/** The end of the lightness scale, for ratios that no colour reaches. */
const endOf = (direction: 1 | -1) => (direction === 1 ? WHITE : BLACK);

/** White where it is legible, else a near-black of the same hue, else black. */
function inkFor(fill: Lch, hex: string, target: number): string {
  if (contrast(WHITE, hex) >= target) return WHITE;
  const start = { l: 0.2, c: Math.min(fill.c, 0.06), h: fill.h };
  return nearestLightness(start, (ink) => contrast(ink, hex) >= target, -1) ?? BLACK;
}

/** Requirements of a fill: visible on every surface, and at least one legible text colour. */
function fillPairs(family: Family | 'live' | 'token', hex: string, palette: Partial<SchemePalette>) {
  const ink = Math.max(contrast(WHITE, hex), contrast(BLACK, hex));
  return [
    ...surfaces.map((background) => ({
      foreground: family,
      background,
      use: 'ui' as const,
      ratio: contrast(hex, palette[background] ?? WHITE),
    })),
    { foreground: `on-${family}` as const, background: family, use: 'text' as const, ratio: ink },
  ];
}

/** The filled colour nearest to `asked` that is visible and lets its text be legible. */
function fill(asked: Lch, backgrounds: readonly string[], targets: ContrastTargets, away: 1 | -1) {
  const least = leastContrast(backgrounds);
  const canBeRead = (hex: string) =>
    contrast(WHITE, hex) >= targets.text || contrast(BLACK, hex) >= targets.text;
  const solid = nearestLightness(asked, (hex) => least(hex) >= targets.ui && canBeRead(hex)) ?? endOf(away);
  const ink = inkFor(asked, solid, targets.text);
  // Hover moves away from the text colour, so that contrast only grows.
  const from = readHex(solid);
  const moved = toHex({ ...asked, l: from.l + (ink === WHITE ? -HOVER : HOVER) });
  // At the end of the scale the colour stays.
  return { solid, ink, hover: contrast(ink, moved) >= targets.text ? moved : solid };
}

/** Yellow and green greys look dirty. */
const isMurky = ({ c, h }: Lch): boolean => c > 0.02 && h > 85 && h < 165;

/** The hue of the greys: the operator's, else the primary's, else the secondary's, else none. */
function neutralOf(
  asked: number | undefined,
  primary: Lch,
  secondary: Lch,
): { hue: number; tinted: boolean } {
  if (asked !== undefined) return { hue: asked, tinted: true };
  const source = isMurky(primary) ? secondary : primary;
  // A grey brand keeps grey neutrals: tinting them would invent a hue.
  return { hue: source.h, tinted: source.c >= 0.02 && !isMurky(source) };
}

function deriveScheme(
  asked: Record<'primary' | 'secondary', string>,
  neutralHue: number | undefined,
  scheme: Scheme,
  targets: ContrastTargets,
): SchemePalette {
  const ground = grounds[scheme];
  const dark = scheme === 'dark';
  const primary = readHex(asked.primary);
  const secondary = readHex(asked.secondary);
  const { hue, tinted } = neutralOf(neutralHue, primary, secondary);
  const palette: Partial<SchemePalette> = {};
  const grey = (at: readonly [number, number]) => tint(at, hue);
  /** Moves away from the surfaces until it is visible on all of them. */
  const away = (start: Lch, on: readonly string[], ratio: number) => {
    const least = leastContrast(on);
    return nearestLightness(start, (hex) => least(hex) >= ratio, ground.away) ?? endOf(ground.away);
  };
  const neutralise = (lch: Lch): Lch => (tinted ? lch : { ...lch, c: 0 });

  for (const surface of surfaces) palette[surface] = toHex(neutralise(grey(ground.surfaces[surface])));
  const grounded = surfaces.map((surface) => palette[surface] as string);
  palette.border = toHex(neutralise(grey(ground.border)));

  const colors: Record<Family, Lch> = {
    primary,
    secondary,
    danger: status('danger', ground),
    success: status('success', ground),
    warning: status('warning', ground),
    info: status('info', ground),
  };
  const [softL, softC] = ground.soft;
  const softs: string[] = [];
  for (const family of families) {
    const { c, h } = colors[family];
    const soft = toHex({ l: softL, c: Math.min(c * 0.45, softC), h });
    palette[`${family}-soft`] = soft;
    softs.push(soft);
  }
  for (const family of families) {
    const color = colors[family];
    const soft = palette[`${family}-soft`] as string;
    const { solid, ink, hover } = fill(color, grounded, targets, ground.away);
    const readable = (l: number, on: readonly string[]) => away({ ...color, l }, on, targets.text);
    palette[family] = solid;
    palette[`${family}-hover`] = hover;
    palette[`on-${family}`] = ink;
    // Links use the brand's text colour and appear on every soft background, not only their own.
    const below = family === 'primary' ? [...grounded, ...softs] : [...grounded, soft];
    palette[`${family}-text`] = readable(dark ? 0.72 : 0.6, below);
    palette[`on-${family}-soft`] = readable(dark ? 0.85 : 0.4, [soft]);
  }

  const neutralText = (at: readonly [number, number], on: readonly string[], ratio: number) =>
    away(neutralise(grey(at)), on, ratio);
  palette.text = neutralText(ground.text, [...grounded, ...softs], targets.text);
  palette['text-muted'] = neutralText(ground.muted, [...grounded, ...softs], targets.text);
  palette['text-subtle'] = neutralText(ground.subtle, grounded, targets.text);
  palette['border-strong'] = neutralText(ground.strong, grounded, targets.ui);

  // Inverse surfaces (tooltips, dark bars) and plates over pictures keep their own colours.
  palette.inverse = toHex(neutralise(grey(dark ? [0.93, 0.012] : [0.24, 0.03])));
  palette['on-inverse'] = dark ? toHex(neutralise(grey([0.2, 0.03]))) : '#ffffff';
  palette.media = toHex(neutralise(grey([0.17, 0.02])));
  palette['on-media'] = '#ffffff';

  palette.focus = away({ ...primary, l: dark ? 0.75 : 0.55 }, [...grounded, ...softs], targets.ui);
  const live = fill({ l: 0.58, c: LIVE[1], h: LIVE[0] }, grounded, targets, ground.away);
  palette.live = live.solid;
  palette['on-live'] = live.ink;
  const coin: Lch = { l: dark ? 0.84 : 0.7, c: COIN[1], h: COIN[0] };
  const token = fill(coin, grounded, targets, ground.away);
  palette.token = token.solid;
  palette['on-token'] = token.ink;
  palette['token-text'] = away(coin, grounded, targets.text);
  return palette as SchemePalette;
}

/** The colour of each brand family in a scheme: the operator's, or the default's if that is unusable. */
function askedIn(brand: BrandInput, scheme: Scheme) {
  const usable = (field: 'primary' | 'secondary') => {
    const own = scheme === 'dark' ? readColor(brand[`${field}Dark`]).hex : undefined;
    return own ?? readColor(brand[field]).hex ?? defaultBrand[field].toLowerCase();
  };
  return { primary: usable('primary'), secondary: usable('secondary') };
}

/**
 * Derives all colours of a brand, in both schemes and both contrast levels. Keeps the brand's hue and moves its
 * lightness to the nearest value at which every declared pair passes. `verdicts` reports for each input colour whether
 * it was accepted, repaired (with every move and its pair) or refused (the default is used).
 */
export function derivePalette(brand: BrandInput, options: DeriveOptions = {}): Palette {
  const targets: PaletteTargets = { ...houseTargets, ...options.targets };
  const outcomes: Outcome[] = [];
  const derive = (scheme: Scheme, level: ContrastLevel): SchemePalette => {
    const asked = askedIn(brand, scheme);
    const palette = deriveScheme(asked, brand.neutralHue, scheme, targets[level]);
    for (const role of brandFamilies) {
      const [before, after] = [asked[role], palette[role]].map((hex) => fillPairs(role, hex, palette));
      if (before && after)
        outcomes.push({
          scheme,
          level,
          role,
          asked: asked[role],
          given: palette[role],
          before,
          after,
          targets: targets[level],
        });
    }
    return palette;
  };
  const [light, dark] = [derive('light', 'standard'), derive('dark', 'standard')];
  const more = { light: derive('light', 'more'), dark: derive('dark', 'more') };
  const verdicts = judge(brand, outcomes);
  return { light, dark, more, verdicts, repairs: verdicts.flatMap(({ moves }) => moves) };
}

export interface ContrastResult extends ContrastPair {
  scheme: Scheme;
  level: ContrastLevel;
  ratio: number;
  minimum: number;
  passes: boolean;
}

/** The possible background colours of a pair: one, or two extremes for plates over pictures. */
function groundsOf(palette: SchemePalette, { background, plate }: ContrastPair): string[] {
  const hex = palette[background];
  if (!plate) return [hex];
  const below = plate.over === 'picture' ? [BLACK, WHITE] : [palette[plate.over]];
  return below.map((one) => composite(hex, plate.alpha, one));
}

/** Measures every declared pair of a palette, in both schemes and both contrast levels. */
export function contrastReport(palette: Palette, targets: Partial<PaletteTargets> = {}): ContrastResult[] {
  return contrastLevels.flatMap((level) =>
    schemes.flatMap((scheme) => {
      const colors = level === 'more' ? palette.more[scheme] : palette[scheme];
      return contrastPairs.map((pair) => {
        const ratio = leastContrast(groundsOf(colors, pair))(colors[pair.foreground]);
        const minimum = (targets[level] ?? houseTargets[level])[pair.use];
        return { ...pair, scheme, level, ratio, minimum, passes: ratio >= minimum };
      });
    }),
  );
}

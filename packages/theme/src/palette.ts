/** Derives all colours of a brand from its few inputs, holding every declared contrast pair. */
import { type BrandInput, defaultBrand } from './brand.ts';
import { contrast, isHex, type Lch, nearestLightness, readHex, toHex } from './color.ts';
import {
  type ContrastPair,
  type ContrastTargets,
  contrastPairs,
  contrastTargets,
  type Family,
  families,
  type Role,
  type Scheme,
  schemes,
  surfaces,
} from './roles.ts';

/** One colour (`#rrggbb`) a role. */
export type SchemePalette = Record<Role, string>;

/** A colour that the operator asked for and that had to move to stay legible. */
export interface Repair {
  scheme: Scheme;
  role: Role;
  asked: string;
  given: string;
}

export interface Palette extends Record<Scheme, SchemePalette> {
  repairs: Repair[];
}

export interface DeriveOptions {
  /** Ratios to hold; the AA targets when left out. */
  targets?: ContrastTargets;
}

/** Where a scheme starts from, before anything has moved: OKLCH lightness and chroma. */
interface Ground {
  surfaces: Record<(typeof surfaces)[number], readonly [l: number, c: number]>;
  border: readonly [number, number];
  text: readonly [number, number];
  muted: readonly [number, number];
  subtle: readonly [number, number];
  strong: readonly [number, number];
  soft: readonly [l: number, chromaCap: number];
  /** Away from the surfaces: the way text moves to gain contrast. */
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

const least = (hex: string, others: readonly string[]) => Math.min(...others.map((o) => contrast(hex, o)));
const tint = ([l, c]: readonly [number, number], h: number): Lch => ({ l, c, h });

/** White where white is legible, else a near-black of the same hue. Undefined when neither is. */
function inkFor(fill: Lch, hex: string, target: number): string | undefined {
  if (contrast('#ffffff', hex) >= target) return '#ffffff';
  const dark = nearestLightness(
    { l: 0.2, c: Math.min(fill.c, 0.06), h: fill.h },
    (ink) => contrast(ink, hex) >= target,
    -1,
  );
  return contrast(dark, hex) >= target ? dark : undefined;
}

/** A filled colour as near to `asked` as its own visibility and the legibility of its ink allow. */
function fill(asked: Lch, backgrounds: readonly string[], targets: ContrastTargets) {
  const solid = nearestLightness(
    asked,
    (hex) => least(hex, backgrounds) >= targets.ui && inkFor(asked, hex, targets.text) !== undefined,
  );
  const ink = inkFor(asked, solid, targets.text) ?? '#ffffff';
  // Hovering moves away from the ink, so that its text only gains.
  const from = readHex(solid);
  const moved = toHex({ ...asked, l: from.l + (ink === '#ffffff' ? -HOVER : HOVER) });
  // At the end of the scale there is nowhere to move: then the colour stays.
  return { solid, ink, hover: contrast(ink, moved) >= targets.text ? moved : solid };
}

/** Yellow and green greys look soiled. */
const isMurky = ({ c, h }: Lch): boolean => c > 0.02 && h > 85 && h < 165;

/** The hue of the greys: what the operator says, else the primary's, else the secondary's, else none. */
function neutralOf(brand: BrandInput, primary: Lch, secondary: Lch): { hue: number; tinted: boolean } {
  if (brand.neutralHue !== undefined) return { hue: brand.neutralHue, tinted: true };
  const source = isMurky(primary) ? secondary : primary;
  // A grey brand keeps grey neutrals: tinting them would invent a hue.
  return { hue: source.h, tinted: source.c >= 0.02 && !isMurky(source) };
}

function deriveScheme(brand: BrandInput, scheme: Scheme, targets: ContrastTargets) {
  const ground = grounds[scheme];
  const dark = scheme === 'dark';
  const asked = {
    primary: (dark && brand.primaryDark) || brand.primary,
    secondary: (dark && brand.secondaryDark) || brand.secondary,
  };
  const primary = readHex(asked.primary);
  const secondary = readHex(asked.secondary);
  const { hue, tinted } = neutralOf(brand, primary, secondary);
  const palette: Partial<SchemePalette> = {};
  const grey = (at: readonly [number, number]) => tint(at, hue);
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
    const { solid, ink, hover } = fill(color, grounded, targets);
    const readable = (l: number, on: readonly string[]) =>
      nearestLightness({ ...color, l }, (hex) => least(hex, on) >= targets.text, ground.away);
    palette[family] = solid;
    palette[`${family}-hover`] = hover;
    palette[`on-${family}`] = ink;
    // Links wear the brand's text colour and stand on every soft ground, not only their own.
    const below = family === 'primary' ? [...grounded, ...softs] : [...grounded, soft];
    palette[`${family}-text`] = readable(dark ? 0.72 : 0.6, below);
    palette[`on-${family}-soft`] = readable(dark ? 0.85 : 0.4, [soft]);
  }

  const neutralText = (at: readonly [number, number], on: readonly string[], ratio: number) =>
    nearestLightness(neutralise(grey(at)), (hex) => least(hex, on) >= ratio, ground.away);
  palette.text = neutralText(ground.text, [...grounded, ...softs], targets.text);
  palette['text-muted'] = neutralText(ground.muted, [...grounded, ...softs], targets.text);
  palette['text-subtle'] = neutralText(ground.subtle, grounded, targets.text);
  palette['border-strong'] = neutralText(ground.strong, grounded, targets.ui);

  // Inverse surfaces (tooltips, dark bars) and plates over pictures keep their own ground.
  palette.inverse = toHex(neutralise(grey(dark ? [0.93, 0.012] : [0.24, 0.03])));
  palette['on-inverse'] = dark ? toHex(neutralise(grey([0.2, 0.03]))) : '#ffffff';
  palette.media = toHex(neutralise(grey([0.17, 0.02])));
  palette['on-media'] = '#ffffff';

  palette.focus = nearestLightness(
    { ...primary, l: dark ? 0.75 : 0.55 },
    (hex) => least(hex, [...grounded, ...softs]) >= targets.ui,
    ground.away,
  );
  const live = fill({ l: 0.58, c: LIVE[1], h: LIVE[0] }, grounded, targets);
  palette.live = live.solid;
  palette['on-live'] = live.ink;
  const coin: Lch = { l: dark ? 0.84 : 0.7, c: COIN[1], h: COIN[0] };
  const token = fill(coin, grounded, targets);
  palette.token = token.solid;
  palette['on-token'] = token.ink;
  palette['token-text'] = nearestLightness(coin, (hex) => least(hex, grounded) >= targets.text, ground.away);
  return { palette: palette as SchemePalette, asked };
}

/**
 * All colours of a brand. The brand's hue is kept; its lightness moves to the nearest value at which every
 * declared pair passes, and each such move is listed in `repairs`. An unusable colour gives the default's.
 */
export function derivePalette(input: BrandInput, options: DeriveOptions = {}): Palette {
  const targets = options.targets ?? contrastTargets;
  const brand: BrandInput = { ...input };
  if (!isHex(brand.primary)) brand.primary = defaultBrand.primary;
  if (!isHex(brand.secondary)) brand.secondary = defaultBrand.secondary;
  if (!isHex(brand.primaryDark)) delete brand.primaryDark;
  if (!isHex(brand.secondaryDark)) delete brand.secondaryDark;
  const repairs: Repair[] = [];
  const derive = (scheme: Scheme): SchemePalette => {
    const { palette, asked } = deriveScheme(brand, scheme, targets);
    for (const role of ['primary', 'secondary'] as const) {
      const wanted = toHex(readHex(asked[role]));
      if (wanted !== palette[role]) repairs.push({ scheme, role, asked: wanted, given: palette[role] });
    }
    return palette;
  };
  return { light: derive('light'), dark: derive('dark'), repairs };
}

export interface ContrastResult extends ContrastPair {
  scheme: Scheme;
  ratio: number;
  minimum: number;
  passes: boolean;
}

/** Measures every declared pair of a palette, in both schemes. */
export function contrastReport(
  palette: Palette,
  targets: ContrastTargets = contrastTargets,
): ContrastResult[] {
  return schemes.flatMap((scheme) =>
    contrastPairs.map((pair) => {
      const ratio = contrast(palette[scheme][pair.foreground], palette[scheme][pair.background]);
      const minimum = targets[pair.use];
      return { ...pair, scheme, ratio, minimum, passes: ratio >= minimum };
    }),
  );
}

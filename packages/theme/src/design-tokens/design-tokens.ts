/** A brand as design tokens. */
import { type BrandInput, clampFactor, densityRange, radiusRange } from '../brand.ts';
import { derivePalette, type Palette } from '../palette.ts';
import { type ContrastLevel, type Role, roles, type Scheme } from '../roles.ts';
import { brandFonts } from '../style-sheet.ts';
import { describeRole } from './descriptions.ts';
import type { ColorValue, DesignToken, DesignTokens, DimensionValue, Reference } from './format.ts';
import * as scale from './scale.ts';

export interface DesignTokensOptions {
  /** Default: `standard`. */
  contrast?: ContrastLevel;
  /** A palette derived earlier, to avoid deriving it again. */
  palette?: Palette;
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
const rem = (value: number): DimensionValue => ({ value: rounded(value), unit: 'rem' });
const px = (value: number): DimensionValue => ({ value, unit: 'px' });

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
const colorOf = ([red = 0, green = 0, blue = 0, alpha = 1]: readonly number[]): ColorValue => ({
  colorSpace: 'srgb',
  components: [rounded(red / 255), rounded(green / 255), rounded(blue / 255)],
  alpha,
  hex: hexOf([red, green, blue]),
});
const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A CSS font list as names without quotes. */
const fontNames = (list: string): string[] =>
  list.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));

const group = <V>(
  values: Readonly<Record<string, V>>,
  make: (value: V, name: string) => DesignToken,
): Record<string, DesignToken> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value, name)]));

const dimension = ($value: DimensionValue, $description: string): DesignToken => ({
  $type: 'dimension',
  $value,
  $description,
});
const number = ($value: number, $description: string): DesignToken => ({
  $type: 'number',
  $value,
  $description,
});
const fontFamily = (list: string, $description: string): DesignToken => ({
  $type: 'fontFamily',
  $value: fontNames(list),
  $description,
});

const textSizes = group(scale.texts, ({ size }, name) => dimension(rem(size), `Font size of text-${name}.`));
const lineHeights = group(scale.texts, ({ line }, name) =>
  dimension(rem(line), `Line height of text-${name}.`),
);

const typography = (name: string, lineHeight: number, isHeading: boolean): DesignToken => ({
  $type: 'typography',
  $value: {
    fontFamily: isHeading ? '{font.heading}' : '{font.body}',
    fontSize: `{text.${name}}`,
    fontWeight: isHeading ? '{font-weight.heading}' : '{font-weight.normal}',
    letterSpacing: px(0),
    lineHeight: rounded(lineHeight),
  },
  $description: isHeading ? 'Headings of this size.' : 'Text of this size.',
});

/** The colours of a scheme; a forced dark brand has the dark ones in both. */
function colorsOf(brand: BrandInput, scheme: Scheme, options: DesignTokensOptions): DesignTokens {
  const palette = options.palette ?? derivePalette(brand);
  const shown: Scheme = brand.forceDark ? 'dark' : scheme;
  const colors = options.contrast === 'more' ? palette.more[shown] : palette[shown];
  return {
    ...Object.fromEntries(
      roles.map((role: Role): [string, DesignToken] => [
        role,
        { $type: 'color', $value: colorOf(channelsOf(colors[role])), $description: describeRole(role) },
      ]),
    ),
    ...group(scale.translucent, (channels, name) => ({
      $type: 'color',
      $value: colorOf(channels[shown]),
      $description:
        name === 'overlay'
          ? 'Over the page, below a dialog.'
          : 'Colour of shadows, mixed with what lies below.',
    })),
  };
}

/**
 * The design tokens of a brand in one scheme, in the format of the Design Tokens Community Group (2025.10). A colour of
 * the group `color` is the custom property `--fl-<name>`; `docs/design-tokens.md` lists all groups.
 */
export function designTokens(
  brand: BrandInput,
  scheme: Scheme,
  options: DesignTokensOptions = {},
): DesignTokens {
  const radius = clampFactor(brand.radius, radiusRange) ?? 1;
  const density = clampFactor(brand.density, densityRange) ?? 1;
  const fonts = brandFonts(brand);
  const { displayText: display } = scale;
  return {
    color: colorsOf(brand, scheme, options),
    factor: {
      radius: number(radius, 'The brand’s factor on every corner. The radii already contain it.'),
      density: number(density, 'The brand’s factor on spacing. The spacing unit already contains it.'),
    },
    spacing: { unit: dimension(rem(scale.spacing * density), 'All spacing is a multiple of it.') },
    radius: group(scale.radii, (value, name) =>
      dimension(rem(value * radius), name === 'pill' ? 'Ends of pills.' : `Corners of size ${name}.`),
    ),
    breakpoint: group(scale.breakpoints, (value, name) =>
      dimension(px(value), name === 'desktop' ? 'Below it is mobile.' : 'Smallest width of this layout.'),
    ),
    font: {
      body: fontFamily(fonts.body, 'Everything that is read.'),
      heading: fontFamily(fonts.heading, 'Headings.'),
      mono: fontFamily(scale.monoFont, 'Code.'),
    },
    'font-weight': group(scale.weights, (value, name) => ({
      $type: 'fontWeight',
      $value: value,
      $description: name === 'heading' ? 'Headings.' : `Weight ${name}.`,
    })),
    text: {
      ...textSizes,
      display: dimension(
        rem(display.most),
        `Largest size of display text; it shrinks with the window to ${display.least}rem.`,
      ),
    },
    'line-height': { ...lineHeights, display: number(display.line, 'A factor of the font size.') },
    typography: {
      ...group(scale.texts, ({ size, line }, name) =>
        typography(name, line / size, scale.headingTexts.includes(name)),
      ),
      display: typography('display', display.line, true),
    },
    shadow: group(scale.shadows, (parts, name) => ({
      $type: 'shadow',
      $value: parts.map(({ y, blur, spread = 0, color }) => ({
        color: `{color.${color}}` as Reference,
        offsetX: px(0),
        offsetY: px(y),
        blur: px(blur),
        spread: px(spread),
      })),
      $description: `Elevation ${name}.`,
    })),
    duration: group(scale.durations, (value, name) => ({
      $type: 'duration',
      $value: { value, unit: 'ms' },
      $description: `${name} movement; next to none when reduced motion is asked for.`,
    })),
    ease: group(scale.easings, (points, name) => ({
      $type: 'cubicBezier',
      $value: [...points],
      $description: `Timing function ${name}.`,
    })),
    transition: {
      default: {
        $type: 'transition',
        $value: {
          duration: `{duration.${scale.defaultTransition.duration}}`,
          delay: { value: 0, unit: 'ms' },
          timingFunction: `{ease.${scale.defaultTransition.easing}}`,
        },
        $description: 'Hover and focus, and everything that names no other.',
      },
    },
    layer: group(scale.layers, (value, name) => number(value, `Stacking order (z-index) of: ${name}.`)),
  };
}

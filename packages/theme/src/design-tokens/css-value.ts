/** A token's value as CSS writes it. */
import {
  type ColorValue,
  type DesignToken,
  type DesignTokens,
  type DimensionValue,
  type DurationValue,
  isToken,
  type Reference,
} from './format.ts';

/** The token of a reference. Throws if there is none, or if references go round. */
export function tokenAt(reference: Reference, file: DesignTokens, seen: readonly string[] = []): DesignToken {
  if (seen.includes(reference))
    throw new RangeError(`References go round: ${[...seen, reference].join(' ')}`);
  let node: DesignTokens | DesignToken | undefined = file;
  for (const name of reference.slice(1, -1).split('.')) {
    node = node && !isToken(node) && Object.hasOwn(node, name) ? node[name] : undefined;
  }
  if (!node || !isToken(node)) throw new RangeError(`No token: ${reference}`);
  const { $value } = node;
  return typeof $value === 'string' ? tokenAt($value as Reference, file, [...seen, reference]) : node;
}

const measure = ({ value, unit }: DimensionValue | DurationValue): string =>
  value === 0 && unit !== 'ms' ? '0' : `${value}${unit}`;
const color = ({ components, alpha, hex }: ColorValue): string =>
  alpha === 1 ? hex : `rgb(${components.map((one) => Math.round(one * 255)).join(' ')} / ${alpha})`;
const generic = /^(?:serif|sans-serif|monospace|system-ui|ui-[a-z-]+)$/;
const fonts = (names: readonly string[]): string =>
  names.map((name) => (generic.test(name) ? name : `"${name}"`)).join(',');

/** The value without references: a number for numbers and weights, else a text. */
export function cssValue(token: DesignToken, file: DesignTokens): string | number {
  const own = typeof token.$value === 'string' ? tokenAt(token.$value as Reference, file) : token;
  const of = (reference: Reference): string | number => cssValue(tokenAt(reference, file), file);
  switch (own.$type) {
    case 'color':
      return color(own.$value as ColorValue);
    case 'dimension':
    case 'duration':
      return measure(own.$value as DimensionValue | DurationValue);
    case 'fontFamily':
      return fonts(own.$value as string[]);
    case 'cubicBezier':
      return `cubic-bezier(${(own.$value as number[]).join(', ')})`;
    case 'shadow':
      return (own.$value as Exclude<typeof own.$value, string>)
        .map(({ color: tint, offsetX, offsetY, blur, spread }) =>
          [offsetX, offsetY, blur, spread]
            .map(measure)
            .concat(String(of(tint)))
            .join(' '),
        )
        .join(', ');
    case 'typography': {
      const { fontFamily, fontSize, fontWeight, lineHeight } = own.$value as Exclude<
        typeof own.$value,
        string
      >;
      return `${of(fontWeight)} ${of(fontSize)}/${lineHeight} ${of(fontFamily)}`;
    }
    case 'transition': {
      const { duration, timingFunction } = own.$value as Exclude<typeof own.$value, string>;
      return `${of(duration)} ${of(timingFunction)}`;
    }
    default:
      return own.$value as number;
  }
}

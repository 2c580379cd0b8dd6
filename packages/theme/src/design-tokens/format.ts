/** The parts of the Design Tokens Format Module 2025.10 that our files use. */

/** `{color.shadow}`: the value of another token. */
export type Reference = `{${string}}`;

export interface ColorValue {
  colorSpace: 'srgb';
  /** Red, green and blue, 0 to 1. */
  components: [red: number, green: number, blue: number];
  alpha: number;
  /** Without the opacity. Older tools read nothing else. */
  hex: string;
}
export interface DimensionValue {
  value: number;
  unit: 'px' | 'rem';
}
export interface DurationValue {
  value: number;
  unit: 'ms';
}
export interface ShadowValue {
  color: Reference;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
}
export interface TypographyValue {
  fontFamily: Reference;
  fontSize: Reference;
  fontWeight: Reference;
  letterSpacing: DimensionValue;
  /** A factor of the font size. */
  lineHeight: number;
}
export interface TransitionValue {
  duration: Reference;
  delay: DurationValue;
  timingFunction: Reference;
}

interface Values {
  color: ColorValue;
  dimension: DimensionValue;
  duration: DurationValue;
  number: number;
  fontFamily: string[];
  fontWeight: number;
  cubicBezier: number[];
  shadow: ShadowValue[];
  typography: TypographyValue;
  transition: TransitionValue;
}
export type TokenType = keyof Values;

/** A token: its type, its value or a reference, and what it is for. */
export type DesignToken = {
  [T in TokenType]: { $type: T; $value: Values[T] | Reference; $description: string };
}[TokenType];

/** A file or a group of it: groups and tokens by name. */
export interface DesignTokens {
  [name: string]: DesignTokens | DesignToken;
}

export const isToken = (node: DesignTokens | DesignToken): node is DesignToken => '$value' in node;

/** All tokens of a file with their paths: `radius.md`. */
export function* tokensIn(
  node: DesignTokens,
  path: readonly string[] = [],
): Generator<[path: string, token: DesignToken]> {
  for (const [name, child] of Object.entries(node)) {
    const at = [...path, name];
    if (isToken(child)) yield [at.join('.'), child];
    else yield* tokensIn(child, at);
  }
}

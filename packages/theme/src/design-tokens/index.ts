export { cssValue } from './css-value.ts';
export { type DesignTokensOptions, designTokens } from './design-tokens.ts';
export {
  type ColorValue,
  type DesignToken,
  type DesignTokens,
  type DimensionValue,
  type DurationValue,
  type Reference,
  type ShadowValue,
  type TokenType,
  type TransitionValue,
  type TypographyValue,
  tokensIn,
} from './format.ts';
export { tokensModule } from './module.ts';
export { tokensSheet } from './sheet.ts';
export { tailwindParts } from './theme-css.ts';

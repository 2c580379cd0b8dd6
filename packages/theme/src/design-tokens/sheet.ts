import type { BrandInput } from '../brand.ts';
import type { Palette } from '../palette.ts';
import { brandStyleSheet } from '../style-sheet.ts';
import { scaleDeclarations } from './theme-css.ts';

/**
 * The custom properties of a brand and of the theme's scale as one readable style sheet, for pages without Tailwind. It
 * serves both schemes and both contrast levels, as `brandStyleSheet` does.
 */
export function tokensSheet(brand: BrandInput, palette?: Palette): string {
  const sheet = brandStyleSheet(brand, palette ? { palette } : {});
  const scale = scaleDeclarations.map(([name, value]) => `  ${name}: ${value};\n`).join('');
  return `${sheet.replaceAll(/(?<=[;{}])(?=[^;}])/g, '\n')}\n\n:root,\n[data-scheme] {\n${scale}}\n`;
}

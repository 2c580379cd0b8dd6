import type { BrandInput } from '../brand.ts';
import { derivePalette } from '../palette.ts';
import { type Scheme, schemes } from '../roles.ts';
import { cssValue } from './css-value.ts';
import { designTokens } from './design-tokens.ts';
import { type DesignTokens, isToken } from './format.ts';

/** Each token as CSS writes it, in the same tree. */
interface PlainTokens {
  [name: string]: PlainTokens | string | number;
}

const plain = (node: DesignTokens, file: DesignTokens): PlainTokens =>
  Object.fromEntries(
    Object.entries(node).map(([name, child]) => [
      name,
      isToken(child) ? cssValue(child, file) : plain(child, file),
    ]),
  );

/** A TypeScript module with the tokens of a brand in both schemes, as constants: `tokens.dark.color.primary`. */
export function tokensModule(brand: BrandInput): string {
  const palette = derivePalette(brand);
  const values = Object.fromEntries(
    schemes.map((scheme: Scheme) => {
      const file = designTokens(brand, scheme, { palette });
      return [scheme, plain(file, file)];
    }),
  );
  return `export const tokens = ${JSON.stringify(values, null, 2)} as const;\n`;
}

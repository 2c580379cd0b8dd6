// The token files of a brand, by their names.
import { type BrandInput, contrastLevels, derivePalette, schemes } from '@footlight/theme';
import { designTokens, tokensModule, tokensSheet } from '@footlight/theme/design-tokens';

export function tokenFiles(brand: BrandInput): Map<string, string> {
  const palette = derivePalette(brand);
  const files = new Map([
    ['tokens.css', tokensSheet(brand, palette)],
    ['tokens.ts', tokensModule(brand)],
  ]);
  for (const scheme of schemes) {
    for (const contrast of contrastLevels) {
      const tokens = designTokens(brand, scheme, { contrast, palette });
      files.set(
        `${scheme}${contrast === 'more' ? '-more-contrast' : ''}.tokens.json`,
        `${JSON.stringify(tokens, null, 2)}\n`,
      );
    }
  }
  return files;
}

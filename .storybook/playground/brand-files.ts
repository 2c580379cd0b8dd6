/** The texts of a brand to take into a project, made by the exporters of releases. */
import type { BrandInput } from '@footlight/theme';
import { tailwindParts } from '@footlight/theme/design-tokens';
import { tokenFiles } from '../../scripts/release/tokens/files.ts';

export interface BrandFile {
  /** Name of the file. */
  name: string;
  text: string;
}

/** A module that makes the brand's style sheet with the theme. */
function brandModule(brand: BrandInput): string {
  const literal = JSON.stringify(brand, null, 2).replaceAll(/^( +)"(\w+)":/gm, '$1$2:');
  return `import { type BrandInput, brandStyleSheet } from '@footlight/theme';\n\nexport const brand: BrandInput = ${literal};\n\nexport const styleSheet = brandStyleSheet(brand);\n`;
}

export type FileGroup = 'css' | 'tailwind' | 'tokens' | 'typescript';

/** The files of each tab. */
export function brandFiles(brand: BrandInput): Record<FileGroup, readonly BrandFile[]> {
  const made = tokenFiles(brand);
  const take = (...names: string[]) => names.map((name) => ({ name, text: made.get(name) ?? '' }));
  return {
    css: take('tokens.css'),
    tailwind: [
      {
        name: 'theme.css',
        text: `@import "tailwindcss";\n\n${tailwindParts().theme}\n\n${made.get('tokens.css')}`,
      },
    ],
    tokens: take('light.tokens.json', 'dark.tokens.json'),
    typescript: [{ name: 'brand.ts', text: brandModule(brand) }, ...take('tokens.ts')],
  };
}

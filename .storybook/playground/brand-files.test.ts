import { fileURLToPath } from 'node:url';
import { type BrandInput, brandStyleSheet, derivePalette } from '@footlight/theme';
import { compile } from '@tailwindcss/node';
import { expect, it } from 'vitest';
import { brandFiles } from './brand-files.ts';

const brand: BrandInput = {
  primary: '#3b5bdb',
  secondary: '#0ca678',
  radius: 0.5,
  fontBody: '"Space Grotesk"',
};
const palette = derivePalette(brand);
const files = brandFiles(brand);

it('gives every tab a file with the colour that the theme derives', () => {
  for (const group of Object.values(files)) {
    for (const { name, text } of group) {
      const scheme = name.startsWith('dark') ? 'dark' : 'light';
      expect(text, name).toContain(name === 'brand.ts' ? brand.primary : palette[scheme].primary);
    }
  }
  expect(Object.values(files).flat()).toHaveLength(6);
});

it('writes a theme that Tailwind compiles into the brand’s classes', async () => {
  const [sheet] = files.tailwind;
  const compiler = await compile(sheet?.text ?? '', {
    base: fileURLToPath(new URL('../..', import.meta.url)),
    onDependency: () => undefined,
  });
  const css = compiler.build(['bg-primary', 'rounded-md', 'p-4', 'font-heading', 'bg-red-500']);
  expect(css).toContain('background-color: var(--fl-primary)');
  expect(css).toContain('calc(0.625rem * var(--fl-radius, 1))');
  expect(css).toContain(`--fl-primary: light-dark(${palette.light.primary},${palette.dark.primary})`);
  expect(css).toContain('font-family: var(--fl-font-heading)');
  // Only the theme's own names exist.
  expect(css).not.toContain('red-500');
});

it('writes a module whose values make the same brand', () => {
  const [module] = files.typescript;
  const [, literal] = /BrandInput = (\{[^;]*\});\n\nexport const styleSheet = brandStyleSheet\(brand\);/.exec(
    module?.text ?? '',
  ) ?? ['', 'null'];
  const made = new Function(`return ${literal}`)() as BrandInput;
  expect(made).toEqual(brand);
  expect(brandStyleSheet(made)).toBe(brandStyleSheet(brand));
});

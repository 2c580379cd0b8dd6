// Builds the packages' style sheets: a compiled one for users without Tailwind, and Tailwind entries for the others.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { ROOT } from '../lib/run.mjs';

const packages = join(ROOT, 'packages');
const theme = join(packages, 'theme');
const styled = ['ui', 'room-widgets', 'billing-widgets'];

/** Replaces text and throws when it is not there: the source has changed, and this script must follow. */
const replace = (text, pattern, by) => {
  const changed = text.replaceAll(pattern, by);
  if (changed === text) throw new Error(`Nothing matches ${pattern}.`);
  return changed;
};

/** dist/fonts.css with the font files next to it, so that a plain `<link>` works. */
const buildFonts = () => {
  const text = readFileSync(join(theme, 'src/fonts.css'), 'utf8');
  const inlined = replace(text, /@import "(@fontsource-variable\/([\w-]+))\/wght\.css";/g, (_, id, font) => {
    const folder = join(ROOT, 'node_modules', id);
    const target = join(theme, 'dist/fonts');
    mkdirSync(target, { recursive: true });
    cpSync(join(folder, 'LICENSE'), join(target, `${font}-LICENSE`));
    return replace(
      readFileSync(join(folder, 'wght.css'), 'utf8'),
      /url\(\.\/files\/([\w-]+\.woff2)\)/g,
      (__, file) => {
        cpSync(join(folder, 'files', file), join(target, file));
        return `url(./fonts/${file})`;
      },
    );
  });
  writeFileSync(join(theme, 'dist/fonts.css'), inlined);
};

/** The Tailwind entry: ours without this repository's list of sources. */
const buildTailwindEntries = () => {
  const text = readFileSync(join(theme, 'src/tailwind.css'), 'utf8');
  cpSync(join(theme, 'src/guard.css'), join(theme, 'dist/guard.css'));
  writeFileSync(join(theme, 'dist/tailwind.css'), replace(text, /@source "\.\.\/[^"]*";\n/g, ''));
  for (const name of styled) {
    writeFileSync(
      join(packages, name, 'dist/tailwind.css'),
      '/* Tells Tailwind to make the classes of this package. Imported after @footlight/theme/tailwind.css. */\n@source "./**/*.js";\n@source not "./testing";\n@source not "./story";\n',
    );
  }
};

/** Exactly the classes that our components use. */
const buildSheet = async () => {
  const entry = join(theme, 'dist/tailwind.css');
  const base = dirname(entry);
  const compiler = await compile(readFileSync(entry, 'utf8'), { base, onDependency: () => undefined });
  const scanner = new Scanner({
    sources: styled.flatMap((name) => {
      const folder = join(packages, name, 'dist');
      return [
        { base: folder, pattern: '**/*.js', negated: false },
        { base: folder, pattern: 'testing', negated: true },
        { base: folder, pattern: 'story', negated: true },
      ];
    }),
  });
  const { code } = optimize(compiler.build(scanner.scan()), { minify: true });
  writeFileSync(join(theme, 'dist/styles.css'), code);
};

/** The variables of the default brand. */
const buildDefaultBrand = async () => {
  const { brandStyleSheet, defaultBrand } = await import(pathToFileURL(join(theme, 'dist/index.js')).href);
  writeFileSync(join(theme, 'dist/default-brand.css'), brandStyleSheet(defaultBrand));
};

/** Runs after the modules are in dist. */
export const buildStyles = async () => {
  const started = performance.now();
  buildFonts();
  buildTailwindEntries();
  await Promise.all([buildSheet(), buildDefaultBrand()]);
  console.log(`  style sheets: ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

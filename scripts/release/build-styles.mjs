// Builds the packages' style sheets: a compiled one for users without Tailwind, and Tailwind entries for the others.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { ROOT } from '../lib/run.mjs';
import { layerSheet } from './layer-sheet.mjs';

const packages = join(ROOT, 'packages');
const theme = join(packages, 'theme');
const styled = ['ui', 'room-widgets', 'billing-widgets', 'site-widgets', 'studio-widgets'];

/** Replaces text and throws when it is not there: the source has changed, and this script must follow. */
const replace = (text, pattern, by) => {
  const changed = text.replaceAll(pattern, by);
  if (changed === text) throw new Error(`Nothing matches ${pattern}.`);
  return changed;
};

/** dist/fonts.css with the font files and their licences next to it, so that a plain `<link>` works. */
const buildFonts = () => {
  const target = join(theme, 'dist/fonts');
  mkdirSync(target, { recursive: true });
  const text = replace(
    readFileSync(join(theme, 'src/fonts.css'), 'utf8'),
    /"\.\.\/\.\.\/\.\.\/node_modules\/(@fontsource-variable\/([\w-]+))\/files\/([\w-]+\.woff2)"/g,
    (_, id, font, file) => {
      const folder = join(ROOT, 'node_modules', id);
      cpSync(join(folder, 'LICENSE'), join(target, `${font}-LICENSE`));
      cpSync(join(folder, 'files', file), join(target, file));
      return `"./fonts/${file}"`;
    },
  );
  writeFileSync(join(theme, 'dist/fonts.css'), text);
};

/** The Tailwind entry: ours without this repository's list of sources. */
const buildTailwindEntries = () => {
  const text = readFileSync(join(theme, 'src/tailwind.css'), 'utf8');
  for (const part of ['guard.css', 'room-phone.css'])
    cpSync(join(theme, 'src', part), join(theme, 'dist', part));
  writeFileSync(join(theme, 'dist/tailwind.css'), replace(text, /@source (?:not )?"\.\.\/[^"]*";\n/g, ''));
  for (const name of styled) {
    writeFileSync(
      join(packages, name, 'dist/tailwind.css'),
      '/* Tells Tailwind to make the classes of this package. Imported after @footlight/theme/tailwind.css. */\n@source "./**/*.js";\n@source not "./testing";\n@source not "./story";\n',
    );
  }
};

/** The theme's own names with their values: `['breakpoint', 'page', '1600px']`. */
const themeNames = () =>
  [
    ...readFileSync(join(theme, 'src/tailwind.css'), 'utf8').matchAll(
      /^ {2}--(color|radius|font|shadow|text|breakpoint)-([\w-]+): ([^;]+);$/gm,
    ),
  ]
    .map(([, group, name, value]) => [group, name, value])
    .filter(([, name]) => name !== 'transparent' && name !== 'current');

/** Exactly the classes that our components use. */
const compileSheet = async (text) => {
  const compiler = await compile(text, { base: join(theme, 'dist'), onDependency: () => undefined });
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
  return optimize(compiler.build(scanner.scan()), { minify: true }).code;
};

/** On touch screens fields set the sizes of their text, so these stay variables, under names that no host has. */
const fieldSizes = (entry) =>
  replace(
    replace(entry, /--text-(\w+): ([\d.]+rem);/g, '--text-$1: var(--fl-size-$1, $2);'),
    /--text-(\w+): (max\(.+\));/g,
    '--fl-size-$1: $2;',
  );

/** styles.css for apps without styles of their own, styles.layer.css for the others. */
const buildSheets = async () => {
  const entry = readFileSync(join(theme, 'dist/tailwind.css'), 'utf8');
  writeFileSync(join(theme, 'dist/styles.css'), await compileSheet(entry));
  // Inline values, since names such as --text-lg on the root element would be the host's too.
  const inline = replace(
    replace(fieldSizes(entry), '@theme {', '@theme inline {'),
    '@import "tailwindcss" source(none);',
    '@import "tailwindcss" source(none) theme(inline);',
  );
  const code = themeNames().reduce(
    (text, [group, name, value]) => text.replaceAll(`var(--${group}-${name})`, value),
    await compileSheet(inline),
  );
  writeFileSync(join(theme, 'dist/styles.layer.css'), layerSheet(code));
};

/** The theme's names with `fl-` in front, for the classes of an app that has a Tailwind theme of its own. */
const buildTailwindNames = () => {
  const lines = themeNames().map(([group, name, value]) => `  --${group}-fl-${name}: ${value};\n`);
  if (lines.length === 0) throw new Error('The theme has no names.');
  writeFileSync(
    join(theme, 'dist/tailwind-names.css'),
    `/* Adds the theme's names to a Tailwind theme and changes none: bg-fl-surface, text-fl-lg, fl-desktop:flex. */\n@theme inline {\n${lines.join('')}}\n`,
  );
};

/** The variables of the default brand. */
const buildDefaultBrand = async () => {
  const { brandStyleSheet, defaultBrand } = await import(pathToFileURL(join(theme, 'dist/index.js')).href);
  writeFileSync(join(theme, 'dist/default-brand.css'), brandStyleSheet(defaultBrand));
};

/** TypeScript looks for the types of every import, also of a style sheet, where no bundler says what one is. */
const buildTypes = () => writeFileSync(join(theme, 'dist/css.d.ts'), 'export {};\n');

/** Runs after the modules are in dist. */
export const buildStyles = async () => {
  const started = performance.now();
  buildTypes();
  buildFonts();
  buildTailwindEntries();
  buildTailwindNames();
  await Promise.all([buildSheets(), buildDefaultBrand()]);
  console.log(`  style sheets: ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

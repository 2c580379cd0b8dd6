// Pages of docs/ that are generated from code, entirely or between two marks.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tailwindParts } from '@footlight/theme/design-tokens';
import { published } from '../lib/published.mjs';
import { apiPage } from './api-docs.ts';
import { eventTable } from './event-table.ts';
import { publicNamesModule } from './public-names.ts';
import { settingsPage } from './settings-doc.ts';
import { stylingSection, tokensPage } from './tokens-doc.ts';

const pathOf = (file: string): string => fileURLToPath(new URL(`../../docs/${file}`, import.meta.url));

/** The text, with everything between the marks `name:start` and `name:end` replaced. */
export const replaceBetween = (
  text: string,
  name: string,
  content: string,
  [open, close] = ['<!--', '-->'],
): string => {
  const start = `${open} ${name}:start ${close}`;
  const end = `${open} ${name}:end ${close}`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from === -1 || to < from) throw new Error(`The marks ${start} and ${end} are missing.`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
};

export interface GeneratedDoc {
  path: string;
  /** The current content. */
  make(): string | Promise<string>;
}

const TAILWIND = pathOf('../packages/theme/src/tailwind.css');
/** The Tailwind theme, with its generated parts made anew. */
const tailwindSheet = (): string =>
  Object.entries(tailwindParts()).reduce(
    (text, [name, css]) => replaceBetween(text, name, css, ['/*', '*/']),
    readFileSync(TAILWIND, 'utf8'),
  );

export const generatedDocs: readonly GeneratedDoc[] = [
  // Before the page of the styling names, which reads it.
  { path: TAILWIND, make: tailwindSheet },
  // First, because the page of the theme's interface reads it.
  { path: pathOf('../packages/theme/src/operator-css/public-names.ts'), make: publicNamesModule },
  { path: pathOf('settings.md'), make: settingsPage },
  {
    path: pathOf('protocol.md'),
    make: () => replaceBetween(readFileSync(pathOf('protocol.md'), 'utf8'), 'events', eventTable()),
  },
  ...published.map((name) => ({
    path: pathOf(`api/${name}.md`),
    make: async () => `${apiPage(name)}${await stylingSection(name)}`,
  })),
  { path: pathOf('api/tokens.md'), make: tokensPage },
];

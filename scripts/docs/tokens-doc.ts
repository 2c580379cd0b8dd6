// docs/api/tokens.md: every name that a brand or an operator's style sheet may rely on.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { densityRange, radiusRange, roles } from '@footlight/theme';
import type { ComponentDocs } from '@footlight/ui/story';
import { ROOT } from '../lib/run.mjs';

export const styled = ['ui', 'room-widgets', 'billing-widgets'];

export const sourcesOf = (name: string): string[] => {
  const folder = join(ROOT, 'packages', name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.(stories|test|bench)\.|^(story|testing|locales)\//.test(path),
    )
    .map((path) => join(folder, path))
    .sort();
};

const unique = (names: Iterable<string>): string[] => [...new Set(names)].sort();
const all = (text: string, pattern: RegExp): string[] =>
  unique([...text.matchAll(pattern)].map(([, name = '']) => name));

/** What a source says of an attribute: the value itself, or all quoted words of its expression. */
export function valuesOf(text: string, attribute: string): string[] {
  const plain = all(text, new RegExp(`${attribute}=["']([a-z0-9-]+)["']`, 'g'));
  const keyed = all(text, new RegExp(`["']${attribute}["']: ["']([a-z0-9-]+)["']`, 'g'));
  const expressions = [
    ...all(text, new RegExp(`${attribute}=\\{([^}\\n]*)`, 'g')),
    ...all(text, new RegExp(`["']${attribute}["']: ([^,}\\n]*)`, 'g')),
  ];
  const quoted = expressions.flatMap((one) => all(one, /(?:[?:]|\|\||\?\?|^)\s*['"]([a-z0-9-]+)['"]/g));
  return unique([...plain, ...keyed, ...quoted]);
}

const list = (names: readonly string[]): string =>
  names.length > 0 ? names.map((name) => `\`${name}\``).join(', ') : '–';

interface Names {
  component: string[];
  part: string[];
  state: string[];
  attributes: string[];
}

export const namesOf = (text: string): Names => ({
  // A frame that several share is told its name.
  component: unique([...valuesOf(text, 'data-component'), ...valuesOf(text, ' component')]),
  part: valuesOf(text, 'data-part'),
  state: valuesOf(text, 'data-state'),
  attributes: all(text, /["' ](data-(?!component|part|state)[a-z-]+)["']?(?:=|: )/g),
});

/** A row a folder: one component and its parts, as the sources have them. */
function stylingNames(): string {
  const rows = styled.flatMap((name) => {
    const folders = sourcesOf(name).reduce(
      (map, path) => map.set(dirname(path), [...(map.get(dirname(path)) ?? []), path]),
      new Map<string, string[]>(),
    );
    return [...folders].flatMap(([folder, files]) => {
      const names = namesOf(
        files
          .filter((file) => !file.endsWith('.docs.ts'))
          .map((file) => readFileSync(file, 'utf8'))
          .join('\n'),
      );
      if (names.component.length === 0 && names.part.length === 0) return [];
      return `| ${name}/${basename(folder)} | ${list(names.component)} | ${list(names.part)} | ${list(names.state)} | ${list(names.attributes)} |`;
    });
  });
  return [
    '| folder | data-component | data-part | data-state | other attributes |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

async function componentTokens(): Promise<string> {
  const pages = styled.flatMap(sourcesOf).filter((path) => path.endsWith('.docs.ts'));
  const rows = await Promise.all(
    pages.map(async (path) => {
      const module: Record<string, ComponentDocs> = await import(pathToFileURL(path).href);
      return Object.values(module).flatMap(({ name, tokens }) =>
        Object.entries(tokens).map(([token, without]) => `| ${name} | \`${token}\` | ${without} |`),
      );
    }),
  );
  return ['| component | token | without it |', '|---|---|---|', ...unique(rows.flat())].join('\n');
}

/** Variables that the theme's style sheet sets, beside those of a brand. */
export const sheetVariables = (): string[] =>
  all(readFileSync(join(ROOT, 'packages/theme/src/tailwind.css'), 'utf8'), /^\s*(--fl-[a-z0-9-]+):/gm);

export async function tokensPage(): Promise<string> {
  const factors = [
    `| \`--fl-radius\` | factor on every corner | ${radiusRange.join(' to ')} |`,
    `| \`--fl-density\` | factor on spacing | ${densityRange.join(' to ')} |`,
    '| `--fl-font-body`, `--fl-font-heading` | font lists | |',
  ];
  return `# Styling names

Made by \`npm run docs\`; a test holds it against the source. All of these are public: a name that goes or changes its meaning is a breaking change and needs a line in CHANGELOG.md.

## Colour roles

Set by a brand's style sheet, light and dark in one value.

${list(roles.map((role) => `--fl-${role}`))}

## Factors and fonts

| variable | what it is | values |
|---|---|---|
${factors.join('\n')}

## Variables of the theme

${list(sheetVariables())}

## Component tokens

Read by the component and never set by it.

${await componentTokens()}

## Components, parts and states

${stylingNames()}
`;
}

// packages/theme/src/operator-css/public-names.ts: the styling names as data, for the check of an operator's style
// sheet and for an editor that completes them.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { roles } from '@footlight/theme';
import type { ComponentDocs } from '@footlight/ui/story';
import { namesOf, sheetVariables, sourcesOf, styled } from './tokens-doc.ts';

const unique = (names: Iterable<string>): string[] => [...new Set(names)].sort();

async function docsPages(): Promise<ComponentDocs[]> {
  const paths = styled.flatMap((name) => sourcesOf(name)).filter((path) => path.endsWith('.docs.ts'));
  const modules = await Promise.all(
    paths.map(async (path): Promise<Record<string, ComponentDocs>> => import(pathToFileURL(path).href)),
  );
  return modules.flatMap((module) => Object.values(module));
}

export async function publicNamesModule(): Promise<string> {
  const pages = await docsPages();
  const names = [...styled.flatMap((name) => sourcesOf(name)), ...sourcesOf('../apps/site')]
    .filter((path) => !path.endsWith('.docs.ts'))
    .map((path) => namesOf(readFileSync(path, 'utf8')));
  const lists = {
    components: unique([...names.flatMap(({ component }) => component), ...pages.map(({ name }) => name)]),
    parts: unique([
      ...names.flatMap(({ part }) => part),
      ...pages.flatMap(({ anatomy }) => Object.keys(anatomy)),
    ]),
    attributes: unique([
      'data-component',
      'data-part',
      'data-state',
      'data-scheme',
      ...pages
        .flatMap(({ states }) => Object.keys(states ?? {}))
        .filter((name) => /^data-[a-z-]+$/.test(name)),
    ]),
    tokens: unique(pages.flatMap(({ tokens }) => Object.keys(tokens))),
    variables: unique([
      ...roles.map((role) => `--fl-${role}`),
      '--fl-radius',
      '--fl-density',
      '--fl-font-body',
      '--fl-font-heading',
      ...sheetVariables(),
    ]),
  };
  const text = Object.entries(lists)
    .map(([key, list]) => `  ${key}: [\n${list.map((name) => `    '${name}',\n`).join('')}  ],\n`)
    .join('');
  return `// Made by \`npm run docs\` from the components; a test holds it against them.\n\n/** Names that an operator's style sheet may use. */\nexport const publicNames = {\n${text}} as const;\n`;
}

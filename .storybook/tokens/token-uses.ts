/** Which components use a token, read from their class names and custom properties. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Names of components by the path of a token: `color.primary`. */
export type TokenUses = Readonly<Record<string, readonly string[]>>;

const folders = [
  ...['ui', 'room-widgets', 'billing-widgets', 'site-widgets', 'studio-widgets'].map(
    (name) => `packages/${name}/src`,
  ),
  'apps/site/src',
];
const NAME = 'virtual:token-uses';
/** Stands for what the components of a package share. */
const SHARED = 'shared parts';
/** Folders without a component of their own. */
const SHARED_FOLDERS: readonly string[] = ['lib', 'modal'];
/** Stands for all of the site. */
const SITE = 'the site';

/** What a source writes to use a token; undefined for values that no name stands for. */
function patternOf(path: string): RegExp | undefined {
  const [group = '', name = ''] = path.split('.');
  const word = (classes: string, variable: string) =>
    new RegExp(`(?<![\\w-])(?:(?:${classes})-${name}(?![\\w-])|${variable}-${name}(?![\\w-]))`);
  switch (group) {
    case 'color':
      return word(
        'bg|text|border(?:-[xytblrse])?|outline|ring|fill|stroke|accent|caret|decoration|marker:text|from|via|to|divide|shadow',
        '--(?:fl|color)',
      );
    case 'radius':
      return word('rounded(?:-[tblrse]{1,2})?', '--radius');
    case 'text':
    case 'line-height':
      return word('text', '--text');
    case 'shadow':
      return word('shadow', '--shadow');
    case 'duration':
      return word('duration', '--fl-duration');
    case 'ease':
      return word('ease', '--ease');
    case 'font':
      return word('font', '--(?:fl-)?font');
    case 'font-weight':
      return word('font', '--font-weight');
    case 'breakpoint':
      return new RegExp(`(?<![\\w-])(?:max-)?${name}:|--breakpoint-${name}(?![\\w-])`);
    default:
      return undefined;
  }
}

/** `z-40`, also behind a variant. */
const layerPattern = (value: number) => new RegExp(`(?<=[\\s:'"\`])z-${value}(?=[\\s'"\`])`);

/** The token paths, each with the folders of components whose source uses it. */
export function usesIn(
  sources: ReadonlyMap<string, string>,
  tokens: readonly (readonly [path: string, value: unknown])[],
): TokenUses {
  return Object.fromEntries(
    tokens.flatMap(([path, value]) => {
      const isLayer = path.startsWith('layer.') && typeof value === 'number';
      const pattern = isLayer ? layerPattern(value) : patternOf(path);
      if (!pattern) return [];
      const users = [...sources].flatMap(([name, text]) => (pattern.test(text) ? [name] : []));
      return [[path, [...new Set(users)].sort()]];
    }),
  );
}

/** Sources of all components, by the component's folder; without stories, tests and texts. */
export function componentSources(root: string): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const folder of folders) {
    for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.tsx?$/.test(path) || /\.(stories|test|bench|docs)\.|^(story|testing|locales)\//.test(path))
        continue;
      const folderName = path.split('/').at(-2);
      const component = folder.startsWith('apps/')
        ? SITE
        : SHARED_FOLDERS.includes(folderName ?? '')
          ? SHARED
          : folderName;
      if (component)
        sources.set(
          component,
          `${sources.get(component) ?? ''}\n${readFileSync(join(root, folder, path), 'utf8')}`,
        );
    }
  }
  return sources;
}

/** The module `virtual:token-uses`. A change of a component shows after a restart. */
export const tokenUses = (
  root: string,
  tokens: readonly (readonly [path: string, value: unknown])[],
): Plugin => ({
  name: 'token-uses',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}`
      ? `export const uses = ${JSON.stringify(usesIn(componentSources(root), tokens))};`
      : undefined,
});

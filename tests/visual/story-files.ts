/** The stories of a folder of sources, read without building Storybook. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { PicturedStory } from '../../.storybook/modes.ts';

export interface StorySource extends PicturedStory {
  id: string;
  /** Relative to the folder. */
  file: string;
  hasDocs: boolean;
  /** Has no picture. */
  disabled: boolean;
}

type Value = string | boolean | { [key: string]: Value } | undefined;

interface SyntaxNode {
  type: string;
  properties?: SyntaxNode[];
  key?: { name?: string; value?: string };
  value?: unknown;
}

/** The value of a literal in the syntax tree; undefined for everything that would have to run. */
function literal(node: unknown): Value {
  const { type, value, properties = [] } = (node ?? {}) as SyntaxNode;
  if (type === 'StringLiteral' || type === 'BooleanLiteral') return value as string | boolean;
  if (type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(
    properties.map(({ key, value: inner }) => [key?.name ?? key?.value ?? '', literal(inner)]),
  );
}

const objectOf = (node: unknown): { [key: string]: Value } => {
  const value = literal(node);
  return typeof value === 'object' ? value : {};
};

const isDisabled = (parameters: unknown): boolean => {
  const { chromatic } = objectOf(parameters);
  return typeof chromatic === 'object' && chromatic.disableSnapshot === true;
};

/** The stories of one file. What a story takes over from another one by a spread is not followed. */
export function storiesOfFile(code: string, file: string): StorySource[] {
  const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? file }).parse();
  const { globals, parameters } = csf._metaAnnotations;
  const hasDocs = !csf.meta.tags?.includes('!autodocs');
  return Object.entries(csf._stories).map(([exportName, { id }]) => {
    const own = csf._storyAnnotations[exportName] ?? {};
    return {
      id,
      file,
      title: csf.meta.title ?? file,
      exportName,
      globals: { ...objectOf(globals), ...objectOf(own.globals) },
      hasDocs,
      disabled: isDisabled(parameters) || isDisabled(own.parameters),
    };
  });
}

const FOLDERS = ['.storybook', 'packages', 'apps/site/src'];

/** All stories in the files below `root`. */
export const storiesIn = (root: string): StorySource[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx') && !/(^|\/)(node_modules|dist)\//.test(file))
      .map((file) => join(folder, file)),
  ).flatMap((file) => storiesOfFile(readFileSync(join(root, file), 'utf8'), file));

/** The docs page of a story's component. */
export const docsIdOf = ({ id }: Pick<StorySource, 'id'>): string => `${id.split('--')[0]}--docs`;

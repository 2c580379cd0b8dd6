/** What the index of components shows of each, read from the files beside its stories. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentDocs } from '@footlight/ui/story';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { docsIn } from '../../scripts/release/guides/guides.ts';

export interface ListedComponent extends Pick<ComponentDocs, 'summary' | 'status' | 'aliases'> {
  /** Such as `UI/Button`. */
  title: string;
  /** Id of its docs page. */
  docsId: string;
  /** Such as `ui`. */
  packageName: string;
  /** Path of its stories from the repository’s root. */
  storyFile: string;
}

const NAME = 'virtual:components';

const packagesIn = (root: string): string[] =>
  readdirSync(join(root, 'packages')).filter((name) => name === 'ui' || name.endsWith('-widgets'));

async function componentIn(root: string, packageName: string, docsFile: string): Promise<ListedComponent> {
  const storyFile = docsFile.replace(/\.docs\.ts$/, '.stories.tsx');
  const title = /^ {2}title: '(.*)',$/m.exec(readFileSync(join(root, storyFile), 'utf8'))?.[1];
  if (!title) throw new Error(`${storyFile} has no title`);
  const { summary, status, aliases = [] } = await docsIn(join(root, docsFile));
  return { title, docsId: toId(title, 'docs'), packageName, storyFile, summary, status, aliases };
}

/** All components with guidance, by title. */
export async function componentsIn(root: string): Promise<ListedComponent[]> {
  const found = packagesIn(root).flatMap((packageName) => {
    const folder = `packages/${packageName}/src`;
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.docs.ts'))
      .map((file) => componentIn(root, packageName, `${folder}/${file}`));
  });
  return (await Promise.all(found)).sort((a, b) => (a.title < b.title ? -1 : 1));
}

/** The module `virtual:components`. A changed guidance shows after a restart. */
export const componentList = (root: string): Plugin => ({
  name: 'component-list',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: async (id) =>
    id === `\0${NAME}` ? `export const components = ${JSON.stringify(await componentsIn(root))};` : undefined,
});

/** What the index of components shows of each, read from the files beside its stories. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentDocs } from '@footlight/ui/story';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { docsIn } from '../../scripts/release/guides/guides.ts';
import { titleIn } from '../story-modes.ts';

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

/** In the order of the sidebar. */
const PACKAGES = ['ui', 'room-widgets', 'billing-widgets', 'site-widgets', 'studio-widgets'];

async function componentIn(root: string, packageName: string, docsFile: string): Promise<ListedComponent> {
  const storyFile = docsFile.replace(/\.docs\.ts$/, '.stories.tsx');
  const title = titleIn(readFileSync(join(root, storyFile), 'utf8'));
  if (!title) throw new Error(`${storyFile} has no title`);
  const { summary, status, aliases = [] } = await docsIn(join(root, docsFile));
  return { title, docsId: toId(title, 'docs'), packageName, storyFile, summary, status, aliases };
}

const componentsOf = (root: string, packageName: string): Promise<ListedComponent[]> => {
  const folder = `packages/${packageName}/src`;
  const docsFiles = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.docs.ts'),
  );
  return Promise.all(docsFiles.map((file) => componentIn(root, packageName, `${folder}/${file}`)));
};

/** All components with guidance, by package and title. */
export async function componentsIn(root: string): Promise<ListedComponent[]> {
  const lists = await Promise.all(PACKAGES.map((name) => componentsOf(root, name)));
  return lists.flatMap((list) => list.sort((a, b) => (a.title < b.title ? -1 : 1)));
}

/** The module `virtual:components`. A changed guidance shows after a restart. */
export const componentList = (root: string): Plugin => ({
  name: 'component-list',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: async (id) =>
    id === `\0${NAME}` ? `export const components = ${JSON.stringify(await componentsIn(root))};` : undefined,
});

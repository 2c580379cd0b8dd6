/** Every component file `x/x.tsx` has a story. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = [
  'packages/ui/src',
  'packages/room-widgets/src',
  'packages/billing-widgets/src',
  'packages/site-widgets/src',
  'packages/studio-widgets/src',
  'apps/site/src',
];

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Names of the components that a file exports: they start with a capital. A lazy one is the default export. */
const componentsOf = (text: string) =>
  [...text.matchAll(/^export (?:default )?(?:(?:async )?(?:function|const) )?([A-Z]\w*[a-z]\w*)/gm)].map(
    ([, name]) => name,
  );

/** Whether a story file imports and renders one of the file's components. */
function shows(
  storyPath: string,
  story: string,
  filePath: string,
  components: (string | undefined)[],
): boolean {
  return [...story.matchAll(/^import (?!type)(?:\{([^}]*)\}|(\w+)) from '(\.[^']*)';/gm)].some(
    ([, named, byDefault = '', from = '']) =>
      join(dirname(storyPath), from) === filePath &&
      components.some(
        (name) =>
          new RegExp(`(^|[ ,])${name}($|[ ,])`, 'm').test(named ?? byDefault) &&
          new RegExp(`<${name}[\\s/>]|component: ${name}\\b`).test(story),
      ),
  );
}

const paths = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => join(folder, path)),
);

const stories = paths
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => ({ path, text: read(path) }));

const files = paths.filter((path) => basename(path, '.tsx') === basename(dirname(path)));

const bare = files.filter((path) => {
  const components = componentsOf(read(path));
  return !stories.some((story) => shows(story.path, story.text, path, components));
});

describe('stories', () => {
  it('looks at the components of all packages', () => {
    for (const folder of folders) expect(files.some((path) => path.startsWith(folder))).toBe(true);
  });

  it('[SB-01] show every component', () => {
    expect(bare).toEqual([]);
  });
});

// Entries of single components: `@footlight/ui/button`. Bundlers that split by files, such as esbuild, load for a component
// from the index of a package what the lazy parts of all others share.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportsIn, isTypeName, listedNames } from '../lib/index-exports.mjs';
import { modulesOf, withComponents } from '../lib/published.mjs';
import { ROOT } from '../lib/run.mjs';

/**
 * `./chat/chat/person-menu.tsx` to `person-menu`, `./toast/index.ts` to `toast`, each file of texts to `locales`; with its
 * folder if another entry of the package has the name.
 */
const entryOf = (file, taken) => {
  const [, ...path] = file.replace(/(?:\/index)?\.tsx?$/, '').split('/');
  if (path[0] === 'locales') return 'locales';
  const name = path.at(-1) ?? '';
  return taken.includes(name) ? path.slice(-2).join('-') : name;
};

/**
 * What an index exports from each file, by the name of the entry. The entry of a component has the types of its folder, too.
 *
 * @param {string} index source of a package's index
 * @param {readonly string[]} taken names of its other entries
 * @returns {Map<string, { file: string, names: string[] }[]>} names as they are written there: `type ButtonProps`
 */
export const entriesIn = (index, taken = []) => {
  const exported = exportsIn(index);
  const entries = new Map();
  for (const one of exported) {
    const name = entryOf(one.file, taken);
    const folder = one.file.split('/').at(-2);
    entries.set(name, [...(entries.get(name) ?? []), one]);
    const isOfComponent =
      folder !== name && exported.some(({ file }) => file.endsWith(`/${folder}/${folder}.tsx`));
    const types = one.names.filter(isTypeName);
    if (isOfComponent && types.length > 0)
      entries.set(folder, [...(entries.get(folder) ?? []), { file: one.file, names: types }]);
  }
  return entries;
};

const linesOf = (exported, isWanted) =>
  exported
    .map(({ file, names }) => ({ file, names: names.filter(isWanted) }))
    .filter(({ names }) => names.length > 0)
    .map(({ file, names }) => `export { ${names.join(', ')} } from '.${file.replace(/\.tsx?$/, '.js')}';\n`)
    .join('');

const readEntries = (name) =>
  entriesIn(
    readFileSync(join(ROOT, 'packages', name, 'src/index.ts'), 'utf8'),
    modulesOf(name).map(({ subpath }) => subpath.slice(2)),
  );

/** Writes the entries of a built package into its `dist/entries`. */
export const writeEntries = (name) => {
  const folder = join(ROOT, 'packages', name, 'dist/entries');
  mkdirSync(folder, { recursive: true });
  for (const [entry, exported] of readEntries(name)) {
    writeFileSync(
      join(folder, `${entry}.js`),
      linesOf(exported, (one) => !isTypeName(one)) || 'export {};\n',
    );
    writeFileSync(
      join(folder, `${entry}.d.ts`),
      linesOf(exported, () => true),
    );
  }
};

/**
 * Imports of an index as imports of its entries, so that a component needs no other index either.
 *
 * @param {string} text of a built module
 * @param {string} name of the imported package
 * @param {ReturnType<typeof entriesIn>} entries
 */
export const importEntries = (text, name, entries) => {
  const byValue = new Map(
    [...entries].flatMap(([entry, exported]) =>
      exported.flatMap(({ names }) => names.filter((one) => !isTypeName(one)).map((one) => [one, entry])),
    ),
  );
  return text.replaceAll(new RegExp(`^import \\{([^}]*)\\} from '${name}';`, 'gm'), (_, list) => {
    const byEntry = new Map();
    for (const one of listedNames(list)) {
      const entry = byValue.get(one.split(' as ')[0]);
      if (!entry) throw new Error(`${name} has no entry with ${one}`);
      byEntry.set(entry, [...(byEntry.get(entry) ?? []), one]);
    }
    return [...byEntry]
      .map(([entry, names]) => `import { ${names.join(', ')} } from '${name}/${entry}';`)
      .join('\n');
  });
};

/** For a built module: all imports of indexes with entries as imports of the entries. */
export const createImporter = () => {
  const packages = withComponents.map((name) => [`@footlight/${name}`, readEntries(name)]);
  return (text) => packages.reduce((done, [name, entries]) => importEntries(done, name, entries), text);
};

// Puts a new component into a package, or says why not.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newComponent, type PackageName, packages } from './component-files.ts';

export const isPackage = (name: string): name is PackageName => Object.hasOwn(packages, name);

const STATEMENT = /^export (?:type )?(?:\{[^}]*\}|\*) from '(\.\/[^']+)';\n/gm;

/** The index with one line more, in order of paths. */
export function withExport(index: string, line: string): string {
  const path = /'(\.\/[^']+)'/.exec(line)?.[1] ?? '';
  const next = [...index.matchAll(STATEMENT)].find(([, other = '']) => other > path);
  const at = next?.index ?? index.length;
  return `${index.slice(0, at)}${line}\n${index.slice(at)}`;
}

/** Why a component cannot be called so; undefined when it can. */
export function nameProblem(root: string, of: string, name: string): string | undefined {
  if (!isPackage(of))
    return `There is no package "${of}" for components; there are ${Object.keys(packages).join(', ')}.`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" is not kebab-case: small letters, digits and single hyphens, a letter first, such as star-rating.`;
  if (/(^|-)(story|stories|test|docs|index)$/.test(name))
    return `"${name}" ends in a word that names a kind of file.`;
  for (const other of Object.keys(packages)) {
    const source = join(root, 'packages', other, 'src');
    if (existsSync(join(source, name))) return `"${name}" is taken: packages/${other}/src/${name} exists.`;
    const index = readFileSync(join(source, 'index.ts'), 'utf8');
    const clash = newComponent(of, name).names.find((one) => new RegExp(`\\b${one}\\b`).test(index));
    if (clash) return `"${name}" is taken: @footlight/${other} exports ${clash}.`;
    const user = readdirSync(source, { recursive: true, encoding: 'utf8' }).find(
      (file) =>
        file.endsWith('.tsx') &&
        readFileSync(join(source, file), 'utf8').includes(`data-component="${name}"`),
    );
    if (user) return `"${name}" is taken: packages/${other}/src/${user} has that data-component.`;
  }
  return undefined;
}

/** Writes all files and the export. Throws what is wrong with the name before anything is written. */
export function writeComponent(root: string, of: string, name: string): string[] {
  const problem = nameProblem(root, of, name);
  if (problem !== undefined || !isPackage(of)) throw new Error(problem);
  const source = join(root, 'packages', of, 'src');
  const { files, exportLine } = newComponent(of, name);
  const written = [...files].map(([path, text]) => {
    mkdirSync(dirname(join(source, path)), { recursive: true });
    writeFileSync(join(source, path), text, { flag: 'wx' });
    return join('packages', of, 'src', path);
  });
  const index = join(source, 'index.ts');
  writeFileSync(index, withExport(readFileSync(index, 'utf8'), exportLine));
  return [...written, join('packages', of, 'src/index.ts')];
}

import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

/** The state of the main branch, which is no release. */
const NEXT = 'next';

const isName = (name: string): boolean => name === NEXT || semver.valid(name) === name;

/** `versions.json`: what the version menu of each Storybook offers. */
export interface VersionList {
  /** The newest release, or what there is. */
  latest: string;
  /** Newest first; `next` is the first. */
  versions: string[];
}

export function listOf(names: readonly string[]): VersionList {
  const releases = semver.rsort(names.filter((name) => name !== NEXT));
  const versions = names.includes(NEXT) ? [NEXT, ...releases] : releases;
  const latest = releases.find((name) => semver.prerelease(name) === null) ?? versions[0];
  if (latest === undefined) throw new Error('There is no version');
  return { latest, versions };
}

/** A page without scripts, because some hosts allow none. */
const page = ({ latest, versions }: VersionList): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=./${latest}/">
<title>Footlight Storybook</title>
<h1>Footlight Storybook</h1>
<ul>
${versions.map((name) => `<li><a href="./${name}/">${name}</a></li>`).join('\n')}
</ul>
</html>
`;

/**
 * Puts a built Storybook into the folder of all versions. One of the same name is replaced; others stay.
 *
 * @throws Error for a name that is neither a version nor `next`
 */
export function addVersion({ build, out, name }: { build: string; out: string; name: string }): VersionList {
  if (!isName(name)) throw new Error(`"${name}" is neither a version like 1.2.3 nor "${NEXT}"`);
  const folder = join(out, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(build, folder, { recursive: true });
  const names = readdirSync(out, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isName(entry.name))
    .map((entry) => entry.name);
  const list = listOf(names);
  writeFileSync(join(out, 'versions.json'), `${JSON.stringify(list, null, 2)}\n`);
  writeFileSync(join(out, 'index.html'), page(list));
  // Hosts that build pages would leave out files that begin with an underscore.
  writeFileSync(join(out, '.nojekyll'), '');
  return list;
}

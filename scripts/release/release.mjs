// `npm run release -- 0.2.0`: sets the version of all packages and closes the changelog's Unreleased section. Commit the
// result and push the tag v0.2.0; the workflow `release.yml` publishes it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { published } from '../lib/published.mjs';
import { must, ROOT } from '../lib/run.mjs';

const version = process.argv[2] ?? '';
if (!/^\d+\.\d+\.\d+$/.test(version))
  throw new Error(`Give the new version, such as 0.2.0; got "${version}".`);

for (const name of published) {
  const file = join(ROOT, 'packages', name, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.version = version;
  for (const dependencies of [manifest.dependencies, manifest.peerDependencies]) {
    for (const other of Object.keys(dependencies ?? {}))
      if (other.startsWith('@footlight/')) dependencies[other] = `^${version}`;
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

const changelog = join(ROOT, 'CHANGELOG.md');
const today = new Date().toISOString().slice(0, 10);
const text = readFileSync(changelog, 'utf8');
writeFileSync(changelog, text.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${today})\n`));

await must('lock file', 'npm', ['install', '--package-lock-only', '--ignore-scripts']);

// Builds packages/*/dist for users outside this repository: ES modules, types and style sheets. Inside the repository every
// tool reads the sources through the `@footlight/source` condition.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesOf, modulesOf, published, withComponents } from '../lib/published.mjs';
import { must, ROOT, TSC } from '../lib/run.mjs';
import { buildStyles } from './build-styles.mjs';
import { clientModules, sourceOf } from './client-modules.mjs';
import { createImporter, writeEntries } from './entries.mjs';

const WORK = join(ROOT, '.cache/build-packages');
const OUT = join(WORK, 'out');

/** All packages in one program. Only files that an entry reaches are emitted, so no tests and no stories. */
const compile = async () => {
  const config = join(WORK, 'tsconfig.json');
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        incremental: false,
        tsBuildInfoFile: null,
        declaration: true,
        rootDir: '../../packages',
        outDir: 'out',
      },
      // Declarations for untyped modules are next to the files that import them.
      include: ['../../packages/*/src/**/*.d.ts'],
      files: published.flatMap((name) => entriesOf(name).map((entry) => `../../packages/${name}/${entry}`)),
    }),
  );
  await must('modules and types', process.execPath, [TSC, '-p', config]);
};

function* filesOf(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

/** The compiler does not rewrite the extensions of relative imports in declarations. */
const endings = (text) =>
  text.replaceAll(/((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');

/** The source of each built module of all packages. */
const sourcesOf = () =>
  new Map(
    published.flatMap((name) => {
      const folder = join(OUT, name, 'src');
      return [...filesOf(folder)]
        .filter((file) => file.endsWith('.js'))
        .map((file) => [file, sourceOf(join(ROOT, 'packages', name, 'src'), file.slice(folder.length))]);
    }),
  );

const entries = new Map(
  published.flatMap((name) =>
    modulesOf(name).map(({ subpath, source }) => [
      join('@footlight', name, subpath),
      join(ROOT, 'packages', name, source),
    ]),
  ),
);

const place = (name, sources, client, withEntries) => {
  const dist = join(ROOT, 'packages', name, 'dist');
  rmSync(dist, { recursive: true, force: true });
  for (const file of filesOf(join(OUT, name, 'src'))) {
    const target = join(dist, file.slice(join(OUT, name, 'src').length));
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith('.d.ts')) writeFileSync(target, endings(readFileSync(file, 'utf8')));
    else if (file.endsWith('.js')) {
      const text = withEntries(readFileSync(file, 'utf8'));
      writeFileSync(target, client.has(sources.get(file)) ? `'use client';\n${text}` : text);
    } else cpSync(file, target);
  }
};

await compile();
const sources = sourcesOf();
const client = clientModules([...sources.values()].filter(Boolean), (name) => entries.get(name));
const withEntries = createImporter();
for (const name of published) place(name, sources, client, withEntries);
for (const name of withComponents) writeEntries(name);
console.log(`  modules for the browser only: ${client.size} of ${sources.size}`);
await buildStyles();
await must('guides', process.execPath, [
  '--conditions=@footlight/source',
  '--import',
  'tsx',
  'scripts/release/guides.ts',
]);

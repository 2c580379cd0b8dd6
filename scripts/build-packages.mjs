// Builds packages/*/dist: plain ES modules and their types, for whoever uses the packages outside this repository.
// Inside it every tool reads the sources, by the `@footlight/source` condition.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, must, ROOT } from './lib/run.mjs';

// In the order of their arrows: a package's types refer to the built types of those below it.
const ORDER = ['contract', 'theme', 'ui', 'room-widgets', 'billing-widgets'];

for (const name of ORDER.filter((one) => readdirSync(join(ROOT, 'packages')).includes(one))) {
  const folder = join(ROOT, 'packages', name);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const config = join(folder, 'tsconfig.build.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        incremental: false,
        tsBuildInfoFile: null,
        allowImportingTsExtensions: false,
        customConditions: [],
        declaration: true,
        rootDir: 'src',
        outDir: 'dist',
      },
      include: ['src'],
      exclude: ['**/*.test.*', '**/*.stories.*'],
    }),
  );
  try {
    await must(`@footlight/${name}`, bin('tsc'), ['-p', config]);
  } finally {
    rmSync(config, { force: true });
  }
}

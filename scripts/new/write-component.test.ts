import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin, ROOT } from '../lib/run.mjs';
import { FILL_IN, newComponent, type PackageName, packages } from './component-files.ts';
import { nameProblem, withExport, writeComponent } from './write-component.ts';

const run = promisify(execFile);
const names = Object.keys(packages) as PackageName[];
const probe = 'zoetrope-probe';

describe('names', () => {
  it.each([
    ['Rating', 'kebab-case'],
    ['star_rating', 'kebab-case'],
    ['star--rating', 'kebab-case'],
    ['-rating', 'kebab-case'],
    ['9-stars', 'kebab-case'],
    ['../rating', 'kebab-case'],
    ['', 'kebab-case'],
    ['rating-test', 'kind of file'],
    ['button', 'src/button exists'],
    ['chat', 'src/chat exists'],
    ['menu-item', 'exports MenuItem'],
    ['toast-region', 'exports ToastRegion'],
    ['chat-composer', 'has that data-component'],
  ])('refuses "%s" and says why', (name, why) => {
    expect(nameProblem(ROOT, 'ui', name)).toContain(why);
  });

  it('refuses a package that has no components, and takes a free name', () => {
    expect(nameProblem(ROOT, 'contract', probe)).toContain('ui, room-widgets');
    expect(nameProblem(ROOT, 'ui', probe)).toBeUndefined();
  });
});

it('puts the export in its place', () => {
  const index = "export { A } from './a/a.tsx';\nexport {\n  type C,\n  c,\n} from './c/c.tsx';\n";
  expect(withExport(index, "export { B } from './b/b.tsx';")).toBe(
    index.replace('export {\n', "export { B } from './b/b.tsx';\nexport {\n"),
  );
  expect(withExport(index, "export { D } from './d/d.tsx';")).toBe(
    `${index}export { D } from './d/d.tsx';\n`,
  );
});

it('no component was left as it was made', () => {
  const left = names.flatMap((name) => {
    const source = join(ROOT, 'packages', name, 'src');
    return readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && readFileSync(join(source, file), 'utf8').includes(FILL_IN))
      .map((file) => `packages/${name}/src/${file}`);
  });
  expect(left).toEqual([]);
});

/** A copy of the packages inside the repository, so that what they import is found. */
describe('a new component in a copy of the packages', () => {
  const root = join(ROOT, '.cache/new-component');

  beforeAll(() => {
    rmSync(root, { recursive: true, force: true });
    for (const name of names) {
      cpSync(join(ROOT, 'packages', name, 'src'), join(root, 'packages', name, 'src'), { recursive: true });
      cpSync(join(ROOT, 'packages', name, 'package.json'), join(root, 'packages', name, 'package.json'));
    }
    for (const name of names) writeComponent(root, name, name === 'ui' ? probe : `${probe}-${name}`);
    // The checks of the house, which look beside themselves.
    mkdirSync(join(root, 'scripts'));
    for (const file of ['component-docs.test.ts', 'stories-cover.test.ts'])
      cpSync(join(ROOT, 'scripts', file), join(root, 'scripts', file));
    cpSync(join(ROOT, 'apps/site/src/screens'), join(root, 'apps/site/src/screens'), { recursive: true });
    writeFileSync(
      join(root, 'vitest.config.ts'),
      `import { sourceConditions } from '../../vite.shared.ts';
       export default { resolve: { conditions: sourceConditions.client }, ssr: { resolve: { conditions: sourceConditions.server } },
         test: { include: ['packages/*/src/${probe}*/*.test.tsx', 'scripts/*.test.ts'] } };`,
    );
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.json',
        compilerOptions: { incremental: false, tsBuildInfoFile: null },
        include: [`packages/*/src/${probe}*`, 'packages/*/src/index.ts'],
        exclude: [],
      }),
    );
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('passes the type check', async () => {
    await run(bin('tsc'), ['--noEmit', '-p', root], { cwd: root }).catch(({ stdout }) =>
      expect(stdout).toBe(''),
    );
  }, 120_000);

  it('passes its conformance, the check of docs pages and that of stories', async () => {
    const { stdout } = await run(bin('vitest'), ['run', '--root', root, '--reporter', 'json'], {
      cwd: root,
      maxBuffer: 50_000_000,
      env: { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined },
    }).catch((error: { stdout: string }) => error);
    const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
    };
    const all = testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(all.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName)).toEqual([]);
    for (const name of names) {
      const folder = name === 'ui' ? probe : `${probe}-${name}`;
      expect(all.some(({ fullName }) => fullName.startsWith(`conformance of ${folder}`))).toBe(true);
      expect(all.some(({ fullName }) => fullName.includes(`${folder}.docs.ts`))).toBe(true);
    }
  }, 120_000);

  it.each(names)(
    'has nothing to be mended in %s but its form',
    async (name) => {
      const folder = name === 'ui' ? probe : `${probe}-${name}`;
      for (const path of [...newComponent(name, folder).files.keys(), 'index.ts']) {
        const text = readFileSync(join(root, 'packages', name, 'src', path), 'utf8');
        await lint(text, `packages/${name}/src/${path}`);
      }
    },
    60_000,
  );
});

/** Throws what Biome has against the text, as if it stood at that path. */
const lint = (text: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      bin('biome'),
      ['check', '--write', `--stdin-file-path=${path}`],
      { cwd: ROOT },
      (error, stdout, stderr) => (error ? reject(new Error(`${path}: ${stderr}${stdout}`)) : resolve(stdout)),
    );
    child.stdin?.end(text);
  });

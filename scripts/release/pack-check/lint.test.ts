import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lintPacked, strayDirectives, strayFiles, undeclaredImports, unnamedEntries } from './lint.ts';
import { pack } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'footlight-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sound = {
  'package.json': {
    name: 'sound',
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    files: ['dist'],
    engines: { node: '>=20' },
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  },
  'dist/index.js': "export { light } from './light.js';\n",
  'dist/index.d.ts': "export { light } from './light.js';\n",
  'dist/light.js': 'export const light = 1;\n',
  'dist/light.d.ts': 'export declare const light: number;\n',
};

const complaints = async (name: string, files: Record<string, unknown>): Promise<string> => {
  const root = join(folder, name);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return (await lintPacked(await pack(root, join(folder, 'packs')))).join('\n');
};

describe('given a package with a fault, the reading of it says so', () => {
  it('and nothing of a sound one', async () => {
    expect(await complaints('sound', sound)).toBe('');
  });

  it('types that are not where the manifest says', async () => {
    const exports = { '.': { types: './dist/types.d.ts', default: './dist/index.js' } };
    const said = await complaints('types', {
      ...sound,
      'package.json': { ...sound['package.json'], exports },
    });
    expect(said).toMatch(/publint: .*types\.d\.ts/);
    expect(said).toContain('types: ');
  });

  it('types after the code that they are of', async () => {
    const exports = { '.': { default: './dist/index.js', types: './dist/index.d.ts' } };
    const said = await complaints('order', {
      ...sound,
      'package.json': { ...sound['package.json'], exports },
    });
    expect(said).toContain('publint: ');
  });

  it('CommonJS in a package of modules', async () => {
    const said = await complaints('format', {
      ...sound,
      'dist/index.js': "exports.light = require('./light.js');\n",
    });
    expect(said).toContain('publint: ');
  });

  it('a relative import of a source', async () => {
    const said = await complaints('ending', {
      ...sound,
      'dist/index.d.ts': "export { light } from './light.ts';\n",
    });
    expect(said).toContain('files: dist/index.d.ts imports ./light.ts');
  });

  it('an import that the manifest does not name, in code and in types', () => {
    const files = new Map([
      [
        'dist/a.js',
        "import { x } from 'clsx'; import { y } from '@scope/known/deep'; import 'node:fs'; void import('late');",
      ],
      ['dist/a.d.ts', "export declare const t: import('typed').T;"],
    ]);
    expect(undeclaredImports({ name: 'me', dependencies: { '@scope/known': '1' } }, files)).toEqual([
      expect.stringContaining('dist/a.js imports clsx'),
      expect.stringContaining('dist/a.js imports late'),
      expect.stringContaining('dist/a.d.ts imports typed'),
    ]);
  });

  it('tests and stories in the tarball', () => {
    const files = ['dist/a.test.js', 'src/a.stories.tsx', 'dist/a.docs.js', 'package.json'];
    expect(strayFiles(files, () => '')).toHaveLength(3);
  });
});

it("finds 'use client' below the first line and in declarations", () => {
  const files = new Map([
    ['dist/right.js', "'use client';\nexport const a = 1;"],
    ['dist/late.js', "import './b.js';\n'use client';\n"],
    ['dist/types.d.ts', "'use client';\nexport declare const a: number;"],
    ['dist/none.js', 'export const text = "use client";'],
  ]);
  expect(strayDirectives(files).map((line) => line.split(' ')[1])).toEqual([
    'dist/late.js',
    'dist/types.d.ts',
  ]);
});

it('finds entries that the README does not name', () => {
  const manifest = {
    name: '@probe/ui',
    exports: {
      '.': './a.js',
      './clock': './b.js',
      './clock.css': './c.css',
      './package.json': './package.json',
    },
  };
  expect(unnamedEntries(manifest, 'Use @probe/ui/clock. Also `@probe/ui/clock.css`.')).toEqual([]);
  expect(unnamedEntries(manifest, 'Use `@probe/ui/clock`.')).toEqual([
    'docs: the README does not name @probe/ui/clock.css.',
  ]);
  expect(unnamedEntries(manifest, 'Use `@probe/ui/clock.css`.')).toEqual([
    'docs: the README does not name @probe/ui/clock.',
  ]);
  expect(unnamedEntries(manifest, 'Use `@probe/ui/clocks`.')).toHaveLength(2);
});

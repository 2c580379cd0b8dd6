import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const contractFolder = join(root, 'packages/contract/src/operations');
const routesFolder = join(root, 'apps/api/src/routes');

const namesIn = (folder: string, without: readonly string[]): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((name) => !without.includes(name));

const files = namesIn(contractFolder, [
  'admin-shapes',
  'areas',
  'define',
  'fields',
  'index',
  'operations',
  'types',
]);
const routeFiles = namesIn(routesFolder, ['context', 'end-account', 'index', 'sign-up', 'visitor-view']);

/** The routes that a file of the platform serves, by the literals it registers. */
const servedBy = (name: string): string[] => {
  const source = readFileSync(join(routesFolder, `${name}.ts`), 'utf8');
  return [...source.matchAll(/registerOperation\(\s*app,\s*context,\s*['`]([^'`]+)['`]/g)].map(
    ([, route = '']) => route,
  );
};

/** `billing-one-click` serves operations of `billing`, which has no contract file of that name. */
const contractFileOf = (name: string): string | undefined =>
  files.filter((file) => name === file || name.startsWith(`${file}-`)).sort((a, b) => b.length - a.length)[0];

it.each(routeFiles)(
  'routes/%s.ts serves the operations of the contract’s file of that name',
  async (name) => {
    const file = contractFileOf(name);
    expect(file, `packages/contract/src/operations has no file for ${name}`).toBeDefined();
    const module: Record<string, object> = await import(join(contractFolder, `${file}.ts`));
    const operations = Object.values(module).flatMap((one) => Object.keys(one));
    for (const route of servedBy(name)) {
      // A template stands for several routes of one shape.
      const pattern = new RegExp(
        `^${route.replaceAll(/[{}/]/g, '\\$&').replaceAll(/\$\\\{\w+\\\}/g, '\\w+')}$`,
      );
      expect(
        operations.some((one) => pattern.test(one)),
        `${route} of routes/${name}.ts`,
      ).toBe(true);
    }
  },
);

it.each(files)('operations/%s.ts of the contract has a file of routes', (file) => {
  expect(routeFiles.some((name) => contractFileOf(name) === file)).toBe(true);
});

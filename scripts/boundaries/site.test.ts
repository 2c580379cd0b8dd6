import { describe, expect, it } from 'vitest';
import { violatedRules } from './seeded-fault.ts';
// @ts-expect-error: the tool's configuration is plain JavaScript.
import { siteRules } from './site.mjs';

/** A small site that keeps all rules. Each fault below adds files to it, or replaces some. */
const site = (files: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({
      'shell/state/store.ts': 'export const store = 1;',
      'features/tips/tip.ts': "export { store } from '../../shell/state/store.ts';",
      'features/shows/show.ts': "export { store } from '../../shell/state/store.ts';",
      'pages/room/room-page.ts':
        "import '../../features/shows/show.ts';\nexport { store } from '../../features/tips/tip.ts';",
      'pages/browse/browse-page.ts': 'export const page = 1;',
      'app/router/router.ts': "export const load = () => import('../../pages/room/room-page.ts');",
      'server/index.ts': "export { load } from '../app/router/router.ts';",
      'demo/main.ts': "export { load } from '../app/router/router.ts';",
      'entry-client.ts': "export { load } from './app/router/router.ts';",
      ...files,
    }).map(([path, source]) => [`apps/site/src/${path}`, source]),
  );

/** By rule: imports that must violate it and nothing else. */
const faults: Record<string, readonly Record<string, string>[]> = {
  'site-shell-knows-no-feature': [
    { 'shell/new/other.ts': "import '../../features/tips/tip.ts';" },
    { 'shell/new/other.ts': "export type { store } from '../../features/tips/tip.ts';" },
    { 'shell/new/other.ts': "export const load = () => import('../../pages/browse/browse-page.ts');" },
    { 'shell/new/other.ts': "import '../../app/router/router.ts';" },
  ],
  'site-feature-knows-no-page': [
    { 'features/new/other.ts': "import '../../pages/browse/browse-page.ts';" },
    {
      'features/new/other.ts':
        "import type { load } from '../../app/router/router.ts';\nexport type A = typeof load;",
    },
  ],
  'site-feature-knows-no-other-feature': [
    { 'features/tips/other.ts': "import '../shows/show.ts';" },
    { 'features/tips/other.ts': "export type { store } from '../shows/show.ts';" },
    { 'features/tips/other.ts': "export const load = () => import('../shows/show.ts');" },
  ],
  'site-page-knows-no-app': [{ 'pages/browse/other.ts': "import '../../app/router/router.ts';" }],
  'site-page-knows-no-other-page': [{ 'pages/browse/other.ts': "import '../room/room-page.ts';" }],
  'site-server-is-imported-by-nobody': [{ 'app/new/other.ts': "import '../../server/index.ts';" }],
  'site-demo-is-imported-by-nobody': [{ 'app/new/other.ts': "import '../../demo/main.ts';" }],
  'site-no-file-circle': [
    {
      'features/tips/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
      'features/tips/b.ts': "import type { A } from './a.ts';\nexport type B = A | 1;",
    },
    {
      'features/tips/a.ts': "export const load = () => import('./b.ts');",
      'features/tips/b.ts': "import type { load } from './a.ts';\nexport type B = typeof load;",
    },
  ],
  'site-no-folder-circle': [
    {
      'shell/one/a.ts': "export { b } from '../two/b.ts';",
      'shell/one/c.ts': 'export const c = 1;',
      'shell/two/b.ts': 'export const b = 1;',
      'shell/two/d.ts': "export type { c } from '../one/c.ts';",
    },
  ],
};

describe('import rules of apps/site', () => {
  it('accept a site that keeps them', async () => {
    expect(await violatedRules(site())).toEqual([]);
  });

  it('each have a seeded fault', () => {
    expect(Object.keys(faults).sort()).toEqual(siteRules.map(({ name }: { name: string }) => name).sort());
  });

  for (const [name, seeds] of Object.entries(faults))
    for (const [index, files] of seeds.entries())
      it(`${name} finds seeded fault ${index + 1}`, async () => {
        expect(await violatedRules(site(files))).toEqual([name]);
      });
});

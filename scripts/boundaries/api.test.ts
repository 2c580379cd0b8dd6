import { describe, expect, it } from 'vitest';
// @ts-expect-error: the tool's configuration is plain JavaScript.
import { apiRules, featureArrows } from './api.mjs';
import { violatedRules } from './seeded-fault.ts';

/** A small platform that keeps all rules. Each fault below adds files to it, or replaces some. */
const api = (files: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({
      'kernel/ledger/ledger.ts': 'export const post = 1;',
      'features/limits/spend.ts': "export { post } from '../../kernel/ledger/ledger.ts';",
      'features/tips/settle-tip.ts': "export { post } from '../limits/spend.ts';",
      'features/cams/ice.ts': 'export const ice = 1;',
      'read-models/room.ts': "export { post } from '../features/tips/settle-tip.ts';",
      'routes/tips.ts': "export { post } from '../read-models/room.ts';",
      'sockets/room.ts': "export { post } from '../kernel/ledger/ledger.ts';",
      'demo/bots/tips.ts': "export { post } from '../../routes/tips.ts';",
      'platform/compose.ts':
        "import '../routes/tips.ts';\nimport '../demo/bots/tips.ts';\nimport '../sockets/room.ts';",
      ...files,
    }).map(([path, source]) => [`apps/api/src/${path}`, source]),
  );

/** By rule: imports that must violate it. */
const faults: Record<string, readonly Record<string, string>[]> = {
  'api-kernel-knows-no-feature': [
    { 'kernel/new/other.ts': "import '../../features/cams/ice.ts';" },
    { 'kernel/new/other.ts': "export type { ice } from '../../features/cams/ice.ts';" },
    { 'kernel/new/other.ts': "export const load = () => import('../../read-models/room.ts');" },
  ],
  'api-features-know-kernel': [
    { 'features/new/other.ts': "import '../../read-models/room.ts';" },
    {
      'features/new/other.ts':
        "import type { post } from '../../sockets/room.ts';\nexport type A = typeof post;",
    },
  ],
  'api-read-models-know-features': [{ 'read-models/other.ts': "import '../sockets/room.ts';" }],
  'api-routes-know-read-models': [{ 'routes/other.ts': "import '../sockets/room.ts';" }],
  'api-sockets-know-kernel': [{ 'sockets/other.ts': "export type { ice } from '../features/cams/ice.ts';" }],
  'api-routes-and-demo-only-in-platform': [
    { 'options.ts': "import './routes/tips.ts';" },
    { 'base-data.ts': "export const load = () => import('./demo/bots/tips.ts');" },
  ],
  'api-feature-arrow-not-listed': [
    { 'features/limits/other.ts': "import '../tips/settle-tip.ts';" },
    { 'features/cams/other.ts': "export type { post } from '../limits/spend.ts';" },
    { 'features/unheard-of/other.ts': "export const load = () => import('../limits/spend.ts');" },
  ],
  'api-no-file-circle': [
    {
      'features/cams/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
      'features/cams/b.ts': "import type { A } from './a.ts';\nexport type B = A | 1;",
    },
    {
      'kernel/one/a.ts': "export const load = () => import('./b.ts');",
      'kernel/one/b.ts': "import type { load } from './a.ts';\nexport type B = typeof load;",
    },
  ],
  'api-no-folder-circle': [
    {
      'kernel/one/a.ts': "export { b } from '../two/b.ts';",
      'kernel/one/c.ts': 'export const c = 1;',
      'kernel/two/b.ts': 'export const b = 1;',
      'kernel/two/d.ts': "export type { c } from '../one/c.ts';",
    },
  ],
};

describe('the layers of the platform', () => {
  it('keep quiet about code that keeps them', async () => {
    expect(await violatedRules(api())).toEqual([]);
  });

  it('have a fault for every rule', () => {
    const names: string[] = apiRules.map(({ name }: { name: string }) => name);
    expect(Object.keys(faults).sort()).toEqual([...new Set(names)].sort());
  });

  // Meetings, contests and companions brought three.
  it('allow at most twenty-three arrows between features', () => {
    expect(Object.values<string[]>(featureArrows).flat().length).toBeLessThanOrEqual(23);
  });

  const all = Object.entries(faults).flatMap(([rule, some]) => some.map((fault) => [rule, fault] as const));
  it.each(all)('%s finds %j', async (rule, fault) => {
    expect(await violatedRules(api(fault))).toContain(rule);
  });
});

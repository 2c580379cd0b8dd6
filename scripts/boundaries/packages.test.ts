import { describe, expect, it } from 'vitest';
// @ts-expect-error: the tool's configuration is plain JavaScript.
import { packageRules } from './packages.mjs';
import { violatedRules } from './seeded-fault.ts';

const repository = (files: Record<string, string> = {}) => ({
  'packages/theme/src/a.ts': 'export const theme = 1;',
  'packages/contract/src/a.ts': 'export const contract = 1;',
  'packages/client/src/a.ts': "export { contract } from '../../contract/src/a.ts';",
  'packages/platform-kit/src/a.ts': "import '../../client/src/a.ts';\nimport '../../contract/src/a.ts';",
  'packages/ui/src/a.ts': "export { theme } from '../../theme/src/a.ts';",
  'packages/room-widgets/src/a.ts': "export { theme } from '../../ui/src/a.ts';",
  'packages/billing-widgets/src/a.ts': "export { contract } from '../../contract/src/a.ts';",
  'packages/site-widgets/src/a.ts': "export { theme } from '../../ui/src/a.ts';",
  'packages/studio-widgets/src/a.ts': "export { contract } from '../../contract/src/a.ts';",
  'apps/site/src/a.ts': "export { theme } from '../../../packages/room-widgets/src/a.ts';",
  'apps/api/src/a.ts': "export { contract } from '../../../packages/contract/src/a.ts';",
  'apps/server/src/a.ts': "import '../../site/src/a.ts';\nimport '../../api/src/a.ts';",
  'apps/api/src/kernel/mail/texts.ts': 'export const texts = 1;',
  'apps/api/src/kernel/mail/render.ts': "export { texts } from './texts.ts';",
  'apps/api/src/kernel/mail/outbox.ts': "export { texts } from './render.ts';",
  'apps/site/src/server/mail-colors.ts': 'export const colors = 1;',
  'apps/site/src/server/brand-checks.ts': "export { colors } from './mail-colors.ts';",
  '.storybook/white-label/mails.stories.tsx': [
    "import '../../apps/api/src/kernel/mail/render.ts';",
    "import '../../apps/api/src/kernel/mail/texts.ts';",
    "import '../../apps/site/src/server/mail-colors.ts';",
  ].join('\n'),
  ...files,
});

/** An empty installed package where the tool looks for it. */
const installed = (name: string, file = 'index.js') => ({
  [`node_modules/${name}/${file}`]: 'module.exports = 1;',
});

/** By rule: files that must violate it. */
const faults: Record<string, readonly Record<string, string>[]> = {
  'packages-no-folder-circle': [
    {
      'packages/contract/src/rules/a.ts': "export type { b } from '../operations/b.ts';",
      'packages/contract/src/operations/b.ts': "export type { c } from '../rules/c.ts';",
      'packages/contract/src/rules/c.ts': 'export const c = 1;',
    },
    {
      'packages/room-widgets/src/chat/a.ts': "export { b } from '../room/b.ts';",
      'packages/room-widgets/src/chat/c.ts': 'export const c = 1;',
      'packages/room-widgets/src/room/b.ts': 'export const b = 1;',
      'packages/room-widgets/src/room/d.ts': "export type { c } from '../chat/c.ts';",
    },
  ],
  'ui-lib-knows-no-component': [
    {
      'packages/ui/src/lib/b.ts': "export type { button } from '../button/b.ts';",
      'packages/ui/src/button/b.ts': 'export const button = 1;',
    },
  ],
  'ui-locales-knows-no-component': [
    {
      'packages/ui/src/locales/b.ts': "export { texts } from '../i18n/b.ts';",
      'packages/ui/src/i18n/b.ts': 'export const texts = 1;',
    },
  ],
  'ui-i18n-knows-no-component': [
    {
      'packages/ui/src/i18n/b.ts': "export { field } from '../field/b.ts';",
      'packages/ui/src/field/b.ts': 'export const field = 1;',
    },
  ],
  'contract-rules-know-no-entity': [
    {
      'packages/contract/src/rules/shows/b.ts': "export type { room } from '../../entities/b.ts';",
      'packages/contract/src/entities/b.ts': 'export const room = 1;',
    },
  ],
  'theme-knows-nobody': [
    { 'packages/theme/src/b.ts': "export type { contract } from '../../contract/src/a.ts';" },
  ],
  'contract-knows-nobody': [{ 'packages/contract/src/b.ts': "import '../../theme/src/a.ts';" }],
  'client-knows-contract': [{ 'packages/client/src/b.ts': "import '../../theme/src/a.ts';" }],
  'platform-kit-knows-client-and-contract': [
    { 'packages/platform-kit/src/b.ts': "import '../../../apps/api/src/a.ts';" },
  ],
  'ui-knows-theme': [
    { 'packages/ui/src/b.ts': "export const load = () => import('../../contract/src/a.ts');" },
  ],
  'room-widgets-know-ui-and-contract': [
    { 'packages/room-widgets/src/b.ts': "import '../../billing-widgets/src/a.ts';" },
  ],
  'billing-widgets-know-ui-and-contract': [
    { 'packages/billing-widgets/src/b.ts': "import '../../../apps/site/src/a.ts';" },
  ],
  'site-widgets-know-ui-and-contract': [
    { 'packages/site-widgets/src/b.ts': "import '../../room-widgets/src/a.ts';" },
  ],
  'studio-widgets-know-ui-and-contract': [
    { 'packages/studio-widgets/src/b.ts': "import '../../site-widgets/src/a.ts';" },
  ],
  'site-knows-packages': [{ 'apps/site/src/b.ts': "export type { contract } from '../../api/src/a.ts';" }],
  'api-knows-contract-alone': [{ 'apps/api/src/b.ts': "import '../../../packages/theme/src/a.ts';" }],
  'server-starts-site-and-api': [{ 'apps/server/src/b.ts': "import '../../../packages/ui/src/a.ts';" }],
  'storybook-knows-mail-templates': [
    { '.storybook/white-label/b.stories.tsx': "import '../../apps/api/src/kernel/mail/outbox.ts';" },
    { '.storybook/b.ts': "export type { contract } from '../apps/api/src/a.ts';" },
    { '.storybook/b.ts': "export const load = () => import('../apps/server/src/a.ts');" },
    { '.storybook/b.ts': "import '../apps/site/src/server/brand-checks.ts';" },
  ],
  'radix-only-in-ui': [
    {
      ...installed('radix-ui'),
      'packages/room-widgets/src/b.ts': "import '../../../node_modules/radix-ui/index.js';",
    },
  ],
  'radix-by-public-entry-points': [
    {
      ...installed('radix-ui', 'internal/index.js'),
      'packages/ui/src/b.ts': "import '../../../node_modules/radix-ui/internal/index.js';",
    },
  ],
  'widgets-are-pure': [
    {
      ...installed('swr'),
      'packages/billing-widgets/src/b.ts': "import '../../../node_modules/swr/index.js';",
    },
    {
      ...installed('react-router'),
      'packages/site-widgets/src/b.ts': "import '../../../node_modules/react-router/index.js';",
    },
    {
      ...installed('jotai'),
      'packages/studio-widgets/src/b.ts': "import '../../../node_modules/jotai/index.js';",
    },
  ],
  'no-schema-library-in-site': [
    { ...installed('valibot'), 'apps/site/src/b.ts': "import '../../../node_modules/valibot/index.js';" },
  ],
  'packages-no-file-circle': [
    {
      'packages/ui/src/b.ts': "import type { C } from './c.ts';\nexport type B = C;",
      'packages/ui/src/c.ts': "import type { B } from './b.ts';\nexport type C = B | 1;",
    },
  ],
};

describe('the packages', () => {
  it('keep quiet about code that keeps their rules', async () => {
    expect(await violatedRules(repository())).toEqual([]);
  });

  it('have a fault for every rule', () => {
    const names: string[] = packageRules.map(({ name }: { name: string }) => name);
    expect(Object.keys(faults).sort()).toEqual([...names].sort());
  });

  const all = Object.entries(faults).flatMap(([rule, some]) => some.map((fault) => [rule, fault] as const));
  it.each(all)('%s finds %j', async (rule, fault) => {
    expect(await violatedRules(repository(fault))).toContain(rule);
  });
});

// Which package may import which, and which libraries belong where. Type-only and dynamic imports count.
const internal = '^(packages|apps)/';

/** A folder may import itself, the listed packages, and anything from node_modules that no other rule forbids. */
const only = (name, folder, allowed) => ({
  name,
  severity: 'error',
  comment: `${folder} may import only ${allowed.join(', ') || 'itself'} of this repository. What both sides need belongs in the package that both may import.`,
  from: { path: `^${folder}/` },
  to: { path: internal, pathNot: `^(${[folder, ...allowed].join('|')})/` },
});

export const packageRules = [
  only('theme-knows-nobody', 'packages/theme', []),
  only('contract-knows-nobody', 'packages/contract', []),
  only('client-knows-contract', 'packages/client', ['packages/contract']),
  only('platform-kit-knows-client-and-contract', 'packages/platform-kit', [
    'packages/client',
    'packages/contract',
  ]),
  only('ui-knows-theme', 'packages/ui', ['packages/theme']),
  only('room-widgets-know-ui-and-contract', 'packages/room-widgets', [
    'packages/ui',
    'packages/theme',
    'packages/contract',
  ]),
  only('billing-widgets-know-ui-and-contract', 'packages/billing-widgets', [
    'packages/ui',
    'packages/theme',
    'packages/contract',
  ]),
  only('site-widgets-know-ui-and-contract', 'packages/site-widgets', [
    'packages/ui',
    'packages/theme',
    'packages/contract',
  ]),
  only('studio-widgets-know-ui-and-contract', 'packages/studio-widgets', [
    'packages/ui',
    'packages/theme',
    'packages/contract',
  ]),
  only('site-knows-packages', 'apps/site', ['packages']),
  only('api-knows-contract-alone', 'apps/api', ['packages/contract']),
  only('server-starts-site-and-api', 'apps/server', ['apps/site', 'apps/api', 'packages/contract']),
  {
    name: 'storybook-knows-mail-templates',
    severity: 'error',
    comment:
      'Storybook runs in the browser, without a platform. Of the servers it may import only what writes a mail (its texts, its HTML and its colours), which needs no database and no Node.',
    from: { path: '^\\.storybook/' },
    to: {
      path: '^apps/(api|server|site/src/server)/',
      pathNot: '^apps/(api/src/kernel/(mail/(render|texts)\\.ts$|i18n/)|site/src/server/mail-colors\\.ts$)',
    },
  },
  {
    name: 'radix-only-in-ui',
    severity: 'error',
    comment: 'Behaviour primitives are wrapped once, in packages/ui.',
    from: { path: '^(packages|apps)/', pathNot: '^packages/ui/' },
    to: { path: 'node_modules/(radix-ui|@radix-ui)/' },
  },
  {
    name: 'radix-by-public-entry-points',
    severity: 'error',
    comment: 'radix-ui/internal has no promise of stability; build on the primitives that radix-ui exports.',
    from: { path: '^(packages|apps|\\.storybook)/' },
    to: { path: '(^|/)radix-ui/(internal|dist/internal)' },
  },
  {
    name: 'widgets-are-pure',
    severity: 'error',
    comment: 'Widgets take props and give events: no data, store or router library.',
    from: { path: '^packages/(ui|(room|billing|site|studio)-widgets)/' },
    to: { path: 'node_modules/(swr|jotai|jotai-family|react-router|hls\\.js)/' },
  },
  {
    name: 'no-schema-library-in-site',
    severity: 'error',
    comment: 'The browser takes checked values from the contract; it does not build schemas.',
    from: { path: '^apps/site/src/', pathNot: '\\.test\\.tsx?$' },
    to: { path: 'node_modules/valibot/' },
  },
  {
    name: 'packages-no-file-circle',
    severity: 'error',
    comment: 'Move what both files need into a third, lower one.',
    from: { path: '^(packages|apps/server)/' },
    to: { circular: true },
  },
  {
    name: 'packages-no-folder-circle',
    severity: 'error',
    comment: 'Move what both folders need into a lower one, or the component into the folder that shows it.',
    // Not in `ui`, whose stories show each other's components: ui-folders.mjs checks it without them.
    scope: 'folder',
    from: { path: '^(packages/(?!ui/)|apps/server/)' },
    to: { circular: true },
  },
  {
    name: 'contract-rules-know-no-entity',
    severity: 'error',
    comment:
      'Entities are built from the words and limits of the rules. A rule takes the few fields that it needs; what reads or makes a whole entity stands beside the entity.',
    from: { path: '^packages/contract/src/rules/', pathNot: '\\.test\\.ts$' },
    to: { path: '^packages/contract/src/entities/' },
  },
  ...[
    ['lib', 'What needs a component belongs in the folder of that component, or of its only user.'],
    ['locales', 'Texts and languages are below all that shows them.'],
    ['i18n', 'Texts are below all components.', 'lib', 'locales'],
  ].map(([folder, comment, ...below]) => ({
    name: `ui-${folder}-knows-no-component`,
    severity: 'error',
    comment,
    from: { path: `^packages/ui/src/${folder}/` },
    to: { path: '^packages/ui/src/', pathNot: `^packages/ui/src/(${[folder, ...below].join('|')})/` },
  })),
];

// The arrows of the house (docs/architecture.md). Each rule names what a folder must not reach.
const internal = '^(packages|apps)/';

/** A folder may import itself, the listed packages, and anything from node_modules that no other rule forbids. */
const only = (name, folder, allowed) => ({
  name,
  severity: 'error',
  comment: `${folder} may import of this repository only: ${allowed.join(', ') || 'itself'}`,
  from: { path: `^${folder}/` },
  to: { path: internal, pathNot: `^(${[folder, ...allowed].join('|')})/` },
});

export default {
  forbidden: [
    only('theme-knows-nobody', 'packages/theme', []),
    only('contract-knows-nobody', 'packages/contract', []),
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
    only('site-knows-packages', 'apps/site', ['packages']),
    only('api-knows-contract-alone', 'apps/api', ['packages/contract']),
    {
      name: 'radix-only-in-ui',
      severity: 'error',
      comment: 'Behaviour primitives are wrapped once, in packages/ui.',
      from: { path: '^(packages|apps)/', pathNot: '^packages/ui/' },
      to: { path: 'node_modules/(radix-ui|@radix-ui)/' },
    },
    {
      name: 'widgets-are-pure',
      severity: 'error',
      comment: 'Widgets take props and give events: no data, store or router library.',
      from: { path: '^packages/(ui|room-widgets|billing-widgets)/' },
      to: { path: 'node_modules/(swr|jotai|jotai-family|react-router|hls\\.js|msw)/' },
    },
    {
      name: 'no-schema-library-in-site',
      severity: 'error',
      comment: 'The browser takes checked values from the contract; it does not build schemas.',
      from: { path: '^apps/site/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/valibot/' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: { path: internal },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: { path: internal },
      to: { couldNotResolve: true, pathNot: '^(virtual:|node:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Builds of this repository only: most packages in node_modules have a dist folder too, and must be seen.
    exclude: { path: '^((packages|apps)/[^/]+/dist|storybook-static|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['@footlight/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};

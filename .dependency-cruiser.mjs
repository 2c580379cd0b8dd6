// What may import what (docs/architecture.md). The rules are in scripts/boundaries.
import { apiRules } from './scripts/boundaries/api.mjs';
import { packageRules } from './scripts/boundaries/packages.mjs';
import { siteRules } from './scripts/boundaries/site.mjs';

export default {
  forbidden: [
    ...packageRules,
    ...apiRules,
    ...siteRules,
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {
        path: '^(packages|apps|scripts|tests|\\.storybook)/',
        // Copied into folders of their own, or with packages that their commands install.
        pathNot: '^tests/(packages|integrators/sdks|engines|judges|bench/(components|pages))/',
      },
      to: { couldNotResolve: true, pathNot: '^(virtual:|node:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Builds of this repository only: most packages in node_modules have a dist folder too, and must be seen.
    // Tests may import what they test together with everything it is tested on, so they are not part of the structure.
    exclude: {
      path: [
        '^((packages|apps)/[^/]+/dist|storybook-static|\\.cache)/',
        '\\.test\\.tsx?$',
        '^apps/api/src/testing/',
        '^apps/api/src/.*/test-[^/]+\\.ts$',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['@footlight/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};

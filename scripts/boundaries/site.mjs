/** Import rules inside apps/site: app → pages → features → shell. Type-only and dynamic imports count. */
const src = '^apps/site/src/';

/** @param {string} name @param {string} comment @param {string} from @param {string} to */
const forbid = (name, comment, from, to) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

export const siteRules = [
  forbid(
    'site-shell-knows-no-feature',
    'Code in shell serves every feature. Move it to the feature or page that it is about, or pass what it needs as an argument.',
    `${src}shell/`,
    `${src}(features|pages|app|server)/`,
  ),
  forbid(
    'site-feature-knows-no-page',
    'A feature takes what a page or the app gives it as props. Code that composes features belongs in pages or app.',
    `${src}features/`,
    `${src}(pages|app|server)/`,
  ),
  {
    name: 'site-feature-knows-no-other-feature',
    severity: 'error',
    comment:
      'Compose the two features in a page, open a modal by its id, or change the cache. What both need belongs in shell.',
    from: { path: `${src}features/([^/]+)/` },
    to: { path: `${src}features/`, pathNot: `${src}features/$1/` },
  },
  forbid(
    'site-page-knows-no-app',
    'A page composes features. What is shown around every page belongs in app, and what pages need of it in shell.',
    `${src}pages/`,
    `${src}(app|server)/`,
  ),
  {
    name: 'site-page-knows-no-other-page',
    severity: 'error',
    comment: 'What two pages share belongs in a feature or in shell.',
    from: { path: `${src}pages/([^/]+)/` },
    to: { path: `${src}pages/`, pathNot: `${src}pages/$1/` },
  },
  forbid(
    'site-server-is-imported-by-nobody',
    'Server rendering is an entry. What the browser shares with it belongs in app or shell.',
    `${src}(shell|features|pages|app|entry-client|start-page)`,
    `${src}server/`,
  ),
  forbid(
    'site-demo-is-imported-by-nobody',
    'The demo is an entry beside the site. What both share belongs in app or shell.',
    `${src}(shell|features|pages|app|server|entry-client|start-page)`,
    `${src}demo/`,
  ),
  {
    name: 'site-no-file-circle',
    severity: 'error',
    comment: 'Move what both files need into a third one. Type-only and dynamic imports count.',
    from: { path: src },
    to: { circular: true },
  },
  {
    name: 'site-no-folder-circle',
    severity: 'error',
    comment: 'Move what both folders need into a third one.',
    scope: 'folder',
    from: { path: src },
    to: { circular: true },
  },
];

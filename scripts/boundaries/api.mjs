// The layers of apps/api: demo → routes → read-models → features → kernel; sockets → kernel. Type-only and dynamic
// imports count.
const SRC = '^apps/api/src/';

/**
 * The feature → feature imports that were reviewed. A new arrow needs a reason that a reader would accept, and must
 * not close a circle; `api-no-folder-circle` checks the second.
 */
export const featureArrows = {
  billing: ['limits', 'promos'],
  ai: ['limits'],
  broadcaster: ['orders', 'shows'],
  'fan-clubs': ['limits', 'social'],
  media: ['fan-clubs', 'limits'],
  meet: ['cams', 'shows'],
  orders: ['limits', 'media'],
  'room-apps': ['limits', 'toys', 'versus'],
  shows: ['fan-clubs', 'limits'],
  tips: ['limits', 'room-apps', 'shows', 'toys'],
  toys: ['shows'],
};

/** A layer may import itself and the listed places of apps/api. */
const layer = (name, folder, allowed, advice) => ({
  name,
  severity: 'error',
  comment: advice,
  from: { path: `${SRC}${folder}/` },
  to: { path: SRC, pathNot: [folder, ...allowed].map((one) => `${SRC}${one}/`) },
});

const feature = (area, allowed) => ({
  name: 'api-feature-arrow-not-listed',
  severity: 'error',
  comment: `features/${area} may import features/{${allowed.join(',')}} only. Move what both need to kernel, compose them in read-models or routes, or add the arrow to featureArrows in scripts/boundaries/api.mjs after a review.`,
  from: { path: `${SRC}features/${area}/` },
  to: {
    path: `${SRC}features/`,
    pathNot: [area, ...allowed].map((one) => `${SRC}features/${one}/`),
  },
});

const unlisted = Object.keys(featureArrows).join('|');

export const apiRules = [
  layer(
    'api-kernel-knows-no-feature',
    'kernel',
    [],
    'The kernel knows no feature: move the code into the feature, or pass what it needs as a parameter.',
  ),
  layer(
    'api-features-know-kernel',
    'features',
    ['kernel'],
    'A feature imports the kernel and the features that scripts/boundaries/api.mjs lists. Answers composed from several areas belong in read-models.',
  ),
  layer(
    'api-read-models-know-features',
    'read-models',
    ['features', 'kernel'],
    'Read models compose features; what depends on a request belongs in routes.',
  ),
  layer(
    'api-routes-know-read-models',
    'routes',
    ['read-models', 'features', 'kernel'],
    'A route imports read models, features and the kernel. Sockets and the demo are wired in platform/.',
  ),
  layer(
    'api-sockets-know-kernel',
    'sockets',
    ['kernel'],
    'Sockets ask the rest of the platform through SocketSource (sockets/ports.ts), which platform/ provides.',
  ),
  {
    name: 'api-routes-and-demo-only-in-platform',
    severity: 'error',
    comment: 'Only platform/ wires routes, and only platform/ and the demo itself import the demo.',
    from: { path: SRC, pathNot: [`${SRC}(routes|demo|platform)/`, `${SRC}index\\.ts$`] },
    to: { path: `${SRC}(routes|demo)/` },
  },
  ...Object.entries(featureArrows).map(([area, allowed]) => feature(area, allowed)),
  {
    name: 'api-feature-arrow-not-listed',
    severity: 'error',
    comment: 'This feature imports no other feature: see featureArrows in scripts/boundaries/api.mjs.',
    from: { path: `${SRC}features/(?!(?:${unlisted})/)([^/]+)/` },
    to: { path: `${SRC}features/`, pathNot: `${SRC}features/$1/` },
  },
  {
    name: 'api-no-file-circle',
    severity: 'error',
    comment: 'Move what both files need into a third, lower one.',
    from: { path: SRC },
    to: { circular: true },
  },
  {
    name: 'api-no-folder-circle',
    severity: 'error',
    scope: 'folder',
    comment: 'Two folders import each other: move what both need into the lower layer.',
    from: { path: SRC },
    to: { circular: true },
  },
];

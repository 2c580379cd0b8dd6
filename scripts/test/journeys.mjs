// Which browser tests belong to which folders of the apps, for `npm test -- --changed`.

/**
 * Files of tests/e2e by the first words of folders and files below apps/site/src/{features,pages} and
 * apps/api/src/{features,routes,read-models}: `account` stands for account-security, too.
 */
export const journeys = {
  account: ['account', 'linked-accounts', 'oauth', 'room', 'security', 'settings', 'push'],
  admin: ['admin', 'reports', 'payouts'],
  age: ['age-walk', 'card-verification'],
  ai: ['ai'],
  bio: ['broadcaster', 'content'],
  billing: ['purchase', 'async-payments', 'upgrade', 'card-verification'],
  brand: ['brand', 'brand-studio'],
  broadcaster: ['broadcaster', 'models-signup'],
  browse: ['browse', 'card-preview', 'home-search', 'lists-a11y'],
  cams: ['cams'],
  chat: ['chat', 'room'],
  content: ['content', 'ratings'],
  earnings: ['payouts', 'broadcaster'],
  email: ['account'],
  fan: ['fan-club', 'fan-posts'],
  faq: ['content'],
  feed: ['content'],
  forgot: ['room'],
  free: ['content', 'promos'],
  go: ['live'],
  history: ['settings'],
  home: ['home-search'],
  legal: ['content'],
  limits: ['limits'],
  live: ['live', 'low-latency'],
  login: ['account', 'room'],
  media: ['media', 'library'],
  meet: ['meet'],
  messages: ['messages'],
  moved: ['html'],
  models: ['models-signup'],
  most: ['browse'],
  multi: ['browse'],
  my: ['media'],
  not: ['shell'],
  oauth: ['oauth'],
  orders: ['orders'],
  payout: ['payouts'],
  payouts: ['payouts'],
  personal: ['browse', 'settings'],
  player: ['player'],
  press: ['content'],
  promos: ['promos'],
  ratings: ['ratings'],
  redir: ['content'],
  register: ['account'],
  reports: ['reports'],
  reset: ['room'],
  room: ['room', 'room-window', 'room-large-text', 'chat', 'apps', 'split'],
  schedule: ['broadcaster'],
  search: ['home-search'],
  shows: ['shows'],
  sign: ['account'],
  social: ['follow-and-notes', 'messages'],
  studio: ['broadcaster', 'library', 'payouts', 'brand-studio'],
  support: ['content'],
  tags: ['browse'],
  tips: ['room'],
  toys: ['toys'],
  user: ['media'],
  verify: ['age-walk'],
  versus: ['versus'],
  view: ['settings'],
  voyeur: ['browse'],
  vr: ['vr'],
  watch: ['watch-together'],
};

/** Tests of no single area. They run when a change cannot be assigned to one. */
export const ofNoArea = [
  'a11y',
  'flood',
  'html',
  'network',
  'operations',
  'outage',
  'production',
  'releases',
  'scheme',
  'shell',
  'tracking',
];

const AREA = /^apps\/(?:site\/src\/(?:features|pages)|api\/src\/(?:features|routes|read-models))\/([a-z]+)/;

/**
 * The browser tests that changed files of the apps can break; `all` if one of them serves every area.
 *
 * @param {readonly string[]} files paths from the repository's root
 * @returns {readonly string[] | 'all'} names of files of tests/e2e
 */
export const journeysOf = (files) => {
  const found = new Set();
  for (const file of files) {
    const [, test] = /^tests\/e2e\/([\w-]+)\.e2e\.ts$/.exec(file) ?? [];
    if (test) found.add(test);
    if (!file.startsWith('apps/') || /\.(test|stories)\.tsx?$/.test(file)) {
      if (file.startsWith('tests/e2e/support/')) return 'all';
      continue;
    }
    const [, area = ''] = AREA.exec(file) ?? [];
    if (!Object.hasOwn(journeys, area)) return 'all';
    for (const name of journeys[area]) found.add(name);
  }
  return [...found];
};

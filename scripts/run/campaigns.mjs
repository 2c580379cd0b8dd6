// The campaigns of `npm run fuzz` and `npm run bench`: what each does, and how it is started.

/** A TypeScript file of the repository, run from source. */
const file = (path, args = []) => ({
  command: process.execPath,
  args: ['--conditions=@footlight/source', '--import', 'tsx', path, ...args],
});

/** A test file that takes its number of runs and its seed from the environment. */
const vitest = (project, path, env) => ({
  command: 'vitest',
  args: ['run', '--project', project, path, '--disable-console-intercept', '--testTimeout', '0'],
  env: Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined)),
});

/** A command that takes the number of runs and the seed by position. */
const counted =
  (path, standard) =>
  ({ runs = standard, seed }) =>
    file(path, seed === undefined ? [runs] : [runs, seed]);

/** `--runs` and `--seed` mean the same everywhere: how many, and which random numbers. A failure prints its seed. */
export const fuzz = {
  money: {
    about: '2,000 random sequences of spends and payments against a model, 200 rounds of 32 requests at once',
    start: ({ seed }) =>
      vitest('platform', 'tests/fuzz/money/ledger.test.ts', { MONEY_CAMPAIGN: 'long', FUZZ_SEED: seed }),
  },
  purchases: {
    about: '500 purchases whose connections are cut at every phase and retried with the same key',
    start: counted('tests/fuzz/money/purchases.ts', '500'),
  },
  kills: {
    about: 'the platform is killed 50 times while people spend; all calls are sent again',
    start: counted('tests/fuzz/money/kills.ts', '50'),
  },
  shows: {
    about: '30 random walks through private, spied and ticket shows, with clock jumps and kills',
    start: ({ runs, seed }) =>
      vitest('platform', 'apps/api/src/features/shows/random-shows.test.ts', {
        SHOW_RUNS: runs,
        FUZZ_SEED: seed,
      }),
  },
  versus: {
    about: '1,000 versus contests with cut connections and a killed platform; scores must equal the ledger',
    start: counted('tests/fuzz/money/versus.ts', '1000'),
  },
  cuts: {
    about: '1,000 random schedules of cut connections between the site’s socket client and the platform',
    start: counted('tests/fuzz/sockets/cuts.ts', '1000'),
  },
  frames: {
    about: 'a million random and mutated socket frames through the codec',
    start: counted('tests/fuzz/sockets/frames.ts', '1000000'),
  },
  css: {
    about: '500,000 random style sheets and texts of operators, checked by a second parser and in Chromium',
    start: ({ runs = '500000', seed }) =>
      file('tests/fuzz/css/css.ts', ['--runs', runs, ...(seed === undefined ? [] : ['--seed', seed])]),
  },
  age: {
    about:
      '50,000 random sequences against the age gate: places, checks, logins, forged results, other people’s proofs',
    start: ({ runs = '50000', seed }) =>
      vitest('platform', 'tests/fuzz/age/age.test.ts', { AGE_RUNS: runs, FUZZ_SEED: seed }),
  },
  access: {
    about:
      'every operation of the contract in every role, on own and foreign objects, with and without a CSRF token',
    start: ({ seed }) =>
      vitest('platform', 'tests/fuzz/api/access-matrix.test.ts', {
        ACCESS_CAMPAIGN: 'long',
        FUZZ_SEED: seed,
      }),
  },
  requests: {
    about: '300,000 random requests: wrong types, sizes, encodings, headers and bodies that are cut off',
    start: ({ runs = '300000', seed }) =>
      vitest('platform', 'tests/fuzz/api/requests.test.ts', { REQUEST_RUNS: runs, FUZZ_SEED: seed }),
  },
  rights: {
    about:
      '500 walks in which a right is taken while chat and video run, and 2,000 socket handshakes of all kinds',
    start: ({ runs = '500', seed }) =>
      vitest('platform', 'tests/fuzz/rights/rights.test.ts', { RIGHTS_RUNS: runs, FUZZ_SEED: seed }),
  },
  html: {
    about:
      '50,000 requests for pages: any path, query, host, header and cookie; no markup, script or redirect gets back',
    start: ({ runs = '50000', seed }) =>
      vitest('platform', 'tests/fuzz/html/html.test.ts', { HTML_RUNS: runs, FUZZ_SEED: seed }),
  },
  pages: {
    about:
      '10,000 random visitors ask for pages at once: host, language, scheme and place are never mixed by the cache',
    built: true,
    start: ({ runs = '10000', seed }) =>
      file('tests/fuzz/pages/main.ts', ['--runs', runs, ...(seed === undefined ? [] : ['--seed', seed])]),
  },
  files: {
    about: 'all files of the corpus, as people upload them; the tests leave out films that another test has',
    start: () => vitest('platform', 'tests/corpora/files.test.ts', { FILES_CAMPAIGN: 'long' }),
  },
  lines: {
    about: '10,000 random lines that the rules accept, in the chat, on cards and in mails in Chromium',
    start: ({ runs = '10000', seed }) =>
      file('tests/fuzz/lines/main.ts', ['--runs', runs, ...(seed === undefined ? [] : ['--seed', seed])]),
  },
  brands: {
    about: 'the guarantees of the palette with 50,000 random brands',
    start: ({ runs = '50000', seed = String(Math.floor(Math.random() * 2 ** 31)) }) =>
      vitest('unit', 'packages/theme/src/random-brands.test.ts', { BRAND_RUNS: runs, BRAND_SEED: seed }),
  },
};

/** Other arguments go to the benchmark. `built` ones run on the built site, `tools` is a folder with packages of its own. */
export const bench = {
  components: {
    about: 'our components beside those of six libraries and plain DOM (tests/bench/components/README.md)',
    start: ({ rest }) => file('tests/bench/components/run.ts', rest),
  },
  brand: {
    about: 'switching the brand on a page of 1,000 cards, against plain DOM',
    start: ({ rest }) => file('tests/bench/components/brand/run.ts', rest),
  },
  scroll: {
    about:
      'a finger scrolls through 5,000 cards, processor four times slower; fails below 55 frames a second',
    start: ({ rest }) => file('tests/bench/components/scroll/run.ts', rest),
  },
  chat: {
    about:
      'the chat list at 200, 1,000 and 5,000 lines a second, against plain DOM; --peers adds other lists',
    start: ({ rest }) => file('tests/bench/chat/main-bench.ts', rest),
  },
  soak: {
    about: 'half an hour of chat at 200 lines a second: memory and elements stay level',
    start: ({ rest }) => file('tests/bench/chat/soak.ts', rest),
  },
  flood: {
    about: 'a whole room page under a flood of lines',
    built: true,
    start: ({ rest }) => file('tests/bench/flood.ts', rest),
  },
  vr: {
    about:
      'a VR room is turned for five seconds: processor time of the page for a frame, at p95 below 16.7 ms',
    built: true,
    start: ({ rest }) => file('tests/bench/vr.ts', rest),
  },
  room: {
    about: 'one room with many viewers (--sockets 10000): each gets each line once and in order; server cost',
    start: ({ rest }) => file('tests/bench/room/main.ts', rest),
  },
  frames: {
    about:
      'the dearest frames that one account may send, 40 events a second: processor time each, and what /readyz feels',
    start: ({ rest }) => file('tests/bench/frames/main.ts', rest),
  },
  busy: {
    about:
      'twelve clients with ever new parameters for a minute (--seconds 10), or that write (--writes): /livez at p99 within 50 ms, a page in memory within 100 ms, no answer that is not of the contract, and the memory that stays (--rest 120, --postgres)',
    built: true,
    start: ({ rest }) => file('tests/bench/busy/main.ts', rest),
  },
  history: {
    about: 'a page of the token history among a thousand rows and among a million; ledger check on 2,000,000',
    start: ({ rest }) => file('tests/bench/history.ts', rest),
  },
  live: {
    about:
      '20 broadcasters publish to a real nginx, 500 players watch for ten minutes; none stalls for over 2 s',
    start: ({ rest }) => file('tests/bench/live/main.ts', rest),
  },
  rolling: {
    about: 'two processes are restarted one after the other under 1,000 sockets and 20 tips a second',
    built: true,
    start: ({ rest }) => file('tests/bench/rolling.ts', rest),
  },
  upload: {
    about: 'a file of 1 GB over connections that are cut ten times; it must arrive the same to the byte',
    start: ({ rest }) => file('tests/bench/upload.ts', rest),
  },
  backup: {
    about: 'backup and restore of a database with 2,000,000 postings, and the check of its ledger',
    start: ({ rest }) => file('tests/bench/backup.ts', rest),
  },
  lists: {
    about: 'a page of each browse list with 2,000 and with 20,000 broadcasters',
    start: ({ rest }) => file('tests/bench/lists/main.ts', rest),
  },
  meet: {
    about:
      '1,000 people in the queue of speed-dates and random chat: time to a match, fairness, no pair twice, no blocked pair',
    start: ({ runs }) =>
      vitest('platform', 'apps/api/src/features/meet/queue.test.ts', {
        MEET_PEOPLE: runs ?? '1000',
        MEET_ROUNDS: '3',
      }),
  },
  money: {
    about: 'settling a tip against one bare transaction, on PGlite and on PostgreSQL with eight callers',
    start: ({ rest }) => file('tests/bench/money.ts', rest),
  },
  purchase: {
    about: 'from pressing "Buy tokens" to a dialog that takes input; fails above 300 ms',
    built: true,
    start: ({ rest }) => file('tests/bench/purchase.ts', rest),
  },
  answers: {
    about:
      'login and forgotten password: 200 tries with known names beside 200 with unknown ones; fails above 5 %',
    start: ({ rest }) => file('tests/bench/answers.ts', rest),
  },
  search: {
    about: 'search and suggestions with 20,000 broadcasters; fails above 50 ms at p95',
    start: ({ rest }) => file('tests/bench/search.ts', rest),
  },
  start: {
    about: 'from the start of the process to the first page; fails above 15 s',
    built: true,
    start: ({ rest }) => file('tests/bench/start.ts', rest),
  },
  html: {
    about:
      'the HTML of / with 20,000 broadcasters: answers a second, cost of a render; --next adds a page of Next.js',
    built: true,
    tools: 'tests/bench/pages',
    start: ({ rest }) => file('tests/bench/pages/main.ts', rest),
  },
  mobile: {
    about: 'what Lighthouse says of the public pages on a phone; fails below 95 (rooms 90)',
    built: true,
    tools: 'tests/bench/pages',
    start: ({ rest }) => file('tests/bench/pages/mobile.ts', rest),
  },
};

// Budgets of the browser build, brotli. Paths follow the build's manifest, so that a chunk which a page comes to load
// counts at once.
import { existsSync, readFileSync } from 'node:fs';

const dist = 'apps/site/dist/client/';
const manifestFile = `${dist}.vite/manifest.json`;
const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};

const load = (key, found = new Set()) => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The browser build has no ${key}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) load(imported, found);
  return found;
};

const locale = (of, language = 'de') => `${of}/src/locales/${language}.ts`;
/** All scripts of a page's first view: the entry, its route and its texts. */
const view = (...keys) => {
  const files = new Set();
  for (const key of [
    'src/start-page.tsx',
    'src/shell/i18n/locales/site/de.ts',
    locale('../../packages/ui'),
    ...keys,
  ])
    load(key, files);
  return [...files].map((file) => dist + file);
};

const room = ['src/pages/room/room-route.tsx', locale('../../packages/room-widgets')];
/** What the engine brings beside what a room has loaded already. */
const engine = [...load('src/features/player/live-session.ts')]
  .map((file) => dist + file)
  .filter((file) => !view(...room).includes(file));

export default [
  // 147.6 and not 140: thirty more routes, tags and places on cards, and gates of rows (record 0054); the routes of meetings,
  // contests and companions, and the mark of a contest on cards (records 0058 to 0060); the address of the schedule, the dialog of reports, and errors
  // as problem details (records 0070, 0072 and 0074); the check that texts have loaded, and the focus at the
  // end of a growing list; controls that a form's reset returns to their default. 152: the shelf, the featured room, the
  // tabs that stay the same on every list, and language, goal and price on cards; ways on beside refusals, pages that moved.
  // 153.2: the frames of work and account; the page of contests; conversations with an address, the notice of an email.
  // 155: quick filters, live pictures in cards, menus and buttons by the APG, controls with a value of their own. 155.4:
  // the slim header. 155.6: addresses that no name can have, and a browser's newer complaint before an older answer. 156.1:
  // a brand's name for a logo that does not load, lists that say at once that there is no network.
  // 156.4: rankings, which load a podium and rows, and cards without what is true of their whole list. 156.5: one class
  // for the links that cover a card, where two long strings compressed better. 155: small files that pages load
  // together are one. 155.3: every change of the code also changes names of chunks, which alone moved a room by
  // 60 bytes; the budget leaves room for that.
  {
    name: 'first browse view',
    path: view('src/pages/browse/home-route.tsx', '../../packages/site-widgets/src/locales/browse/de.ts'),
    limit: '155.3 kB',
    brotli: true,
  },
  // 186.4 and not 175: what every view has grown by; parts that fail alone, the guest overlay and proof of age (record
  // 0047) cost half a kilobyte; the errors of further ways into an account, and of their forms, a quarter (record 0050);
  // the bell that also offers push messages, half (record 0056); the tip bar and the theatre, one (record 0062);
  // the ways to VR and to a video for two, half (records 0061 and 0063); chat that stays in its place on phones, and the
  // cleaning of lines that people write, a quarter; the composed room with its tabs, its dock and the burst of a tip, one; texts of the tabs of lists, a third; what every view has grown by
  // again, why somebody was kicked, the answer to a private and the fields' own errors, 2.5; chat and shows in chunks that the
  // broadcaster's cockpit shares, 2.3; number fields that read a language's digits and separators, 2.5, and what every view
  // has grown by; the header, and the broadcaster recognised before the room's answer, 0.3; the stage of phones, and what every
  // view has grown by, 0.7. 192.3 and not 199.2: small files that a room loads together are one. 192.6: room for names of chunks.
  { name: 'room without the video engine', path: view(...room), limit: '192.6 kB', brotli: true },
  {
    name: 'video engine',
    path: engine,
    limit: '105 kB',
    brotli: true,
  },
  // 20.3: rows of tables as cards, the profile, the schedule and the feed on phones; the stage of a room on phones in the
  // place of what only stories use. 20.6: the podium, the companion's portrait, and settings beside their headings.
  // 20.7: a phone's room with large text.
  { name: 'style sheet', path: `${dist}assets/*.css`, limit: '20.7 kB', brotli: true },
];

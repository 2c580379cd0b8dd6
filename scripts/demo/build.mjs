// `npm run demo`: records the platform and builds the static demo in dist-demo. `-- --base /footlight/` for a folder of
// a host.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureRecording } from '../lib/fresh.mjs';

/** Pages that have a file of their own, for hosts without a page for unknown addresses. */
const PAGES = [
  ...[
    'girls',
    'men',
    'couples',
    'trans',
    'top',
    'followed',
    'for-you',
    'tags',
    'search',
    'faq',
    'press',
    'support',
  ],
  ...['girls', 'men', 'couples', 'trans'].map((section) => `${section}/feed`),
  ...['login', 'register', 'messages', 'studio', 'studio/brand', 'studio/media', 'studio/earnings', 'admin'],
  ...['account/settings', 'account/tokens', 'account/security', 'account/membership', 'account/media'],
];

const ROOT = new URL('../..', import.meta.url).pathname;
const OUT = join(ROOT, 'dist-demo');
const { values } = parseArgs({ options: { base: { type: 'string', default: '/' } } });

const recording = await ensureRecording('demo');
const vite = spawnSync(
  process.execPath,
  [
    'node_modules/vite/bin/vite.js',
    'build',
    '-c',
    'apps/site/demo.config.ts',
    '--base',
    values.base,
    '--logLevel',
    'warn',
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
if (vite.status !== 0) process.exit(vite.status ?? 1);

cpSync(recording, join(OUT, 'recorded'), { recursive: true });
renameSync(join(OUT, 'demo.html'), join(OUT, 'index.html'));
const html = readFileSync(join(OUT, 'index.html'), 'utf8');
// Hosts answer an unknown address with this page; those that do not find the pages that the demo begins with as folders.
writeFileSync(join(OUT, '404.html'), html);
const { layers } = JSON.parse(readFileSync(join(recording, 'index.json'), 'utf8'));
const rooms = Object.keys(layers.guest).flatMap((key) => /^\/chat\/react\/([^/]+)$/.exec(key)?.[1] ?? []);
const profiles = rooms.flatMap((room) => [`${room}/bio`, `${room}/fanclub`]);
const lists = Object.keys(layers.guest).flatMap(
  (key) => /^\/browse\/react\/([^?]+)\?language=en$/.exec(key)?.[1] ?? [],
);
for (const language of ['', 'de', 'es', 'fr', 'it', 'nl']) {
  for (const page of ['', ...PAGES, ...(language ? [] : [...rooms, ...profiles, ...lists])]) {
    const folder = join(OUT, language, page);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), html);
  }
}

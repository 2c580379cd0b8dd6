import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { cssTarget, sourceConditions } from '../../vite.shared.ts';

const root = import.meta.dirname;
const CLIENT_DIR = join(root, 'dist/client');
const ROUTER = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const compress = promisify(brotliCompress);

const BASE =
  /node_modules\/((react|react-dom|scheduler|react-router|i18next|react-i18next|swr|dequal|use-sync-external-store)\/|lucide-react\/dist\/esm\/(createLucideIcon|Icon|shared|context|defaultAttributes)|jotai\/esm\/(vanilla|react)\.)|packages\/contract\/src\/(client|constants)|vite\/preload-helper/;

/**
 * What the first view of every page draws with. Named here, because the bundler otherwise cuts it up anew whenever a
 * lazy page comes to share a part of it, and small files compress badly.
 */
const LOOKS =
  /packages\/contract\/src\/rules\/(room\/person|browse\/(browse|explicit))\.|packages\/room-widgets\/src\/stores\/use-store-value\.|apps\/site\/src\/shell\/(i18n\/language|api\/(api|use-read|keys)|errors\/use-error-text)\.|packages\/ui\/src\/(button|badge|token-amount|skeleton|empty-state|link-renderer|section-nav|lib\/(picture|cn|count)|failed-part|lazy\/)|lucide-react\/dist\/esm\/icons\/(chevron-right|eye|ticket|lock|search)\.|node_modules\/(tailwind-merge|class-variance-authority|clsx)\//;

/** The list of rooms, which other lists share: one file for the same reason. */
const LISTS =
  /packages\/site-widgets\/src\/browse\/browse-screen|apps\/site\/src\/features\/browse\/(use-browse|first-size|use-site-links)|packages\/ui\/src\/(model-card|model-grid|load-more|breadcrumbs)/;

/** Icons of a room's first view, which lazy parts share: one file, because small ones compress badly. */
const ROOM_ICONS =
  /lucide-react\/dist\/esm\/icons\/(coins|send-horizontal|crown|settings-2|heart|circle-exclamation-point|circle-alert|rotate-cw|info|x|arrow-down|star|sparkles)\./;

/** Small modules that every page needs soon, if not in its first view: dozens of files of a few hundred bytes otherwise. */
const PARTS =
  /lucide-react\/dist\/esm\/icons\/(circle-check|triangle-exclamation-point|minus)\.|node_modules\/(jotai-family\/|jotai\/esm\/vanilla\/utils)|packages\/ui\/src\/((banner|icon-button|link|avatar|text-input|spinner)\/|(field\/(field|use-native-problem)|alert\/tone-word|lib\/(appearance|error-line|is-composing))\.)|packages\/contract\/src\/rules\/(account\/attribution|chat\/(chat-look|commands)|fan-clubs\/fan-club(-levels)?|media\/media|room\/(moderation|rights)|shows\/shows)\.|apps\/site\/src\/shell\/(storage\/(storage|stored-atom)|refusals\/(way-on-link|ways-on|use-error-content)|push\/(push-record|use-push-owner))\./;

/** Small modules of what every page loads after its first view. */
const LATER =
  /lucide-react\/dist\/esm\/icons\/check\.|packages\/ui\/src\/(checkbox\/checkbox|lib\/reduces-motion)\.|packages\/contract\/src\/(room-apps\/panels|rules\/(account\/(account-settings|tracking|guest-overlay)|billing\/membership|brand\/banners|meet\/meet|orders\/order-limits|social\/social|versus\/versus|watch-together\/watch-together))\.|packages\/room-widgets\/src\/cams\/cam-link\/cam-events\.|packages\/site-widgets\/src\/legal\/consent-notice\/use-consent-text\.|apps\/site\/src\/shell\/(session\/(attribution|consent|consent-atom|overlay-params)|sockets\/(emitter|event-table|lobby-flags)|api\/(fan-post-keys|media-keys)|room\/show-events|i18n\/load-texts|reports\/report-error)\./;

/** Keys and rows of the event table that the realtime part shares with pages. */
const EVENTS =
  /apps\/site\/src\/features\/(browse\/with-statuses|(broadcaster|cams|live|limits|orders|promos|social|toys|versus|watch-together)\/(broadcaster|live|spending|order|promo|people|toy|versus|watch)-keys|(cams|live|meet|shows|toys)\/events|social\/people|promos\/promos|media\/(ready-recordings|recording-toast\/recording-toast)|tips\/shown-tips)\./;

/** Small modules of a room's first view, and of what a room loads after it. */
const ROOM_PARTS =
  /lucide-react\/dist\/esm\/icons\/users\.|packages\/room-widgets\/src\/(chat\/chat\/chat-look|player\/video-player\/player-media)\.|packages\/contract\/src\/entities\/default-settings\.|apps\/site\/src\/(features\/(tips\/use-tip|player\/(kept-media|player-choices))|shell\/(spend\/(spend-once|use-spend-confirmation|plain-tip)|session\/(use-fan-level|use-require-login|use-settings|use-spendable)|room\/(use-has-fan-club|use-room|use-room-calls)))\./;
const ROOM_LATER =
  /lucide-react\/dist\/esm\/icons\/(loader-pinwheel|pause|scroll-text|trophy|volume-2|volume-x)\.|packages\/contract\/src\/rules\/(cams\/cam|room\/rating)\.|packages\/room-widgets\/src\/player\/video-player\/player-control\.|apps\/site\/src\/(shell\/(sockets\/use-joined|refusals\/use-spend-failure)|features\/(media\/use-owned-media|room-apps\/use-room-apps|shows\/use-show-calls|limits\/(postpay-seen|use-postpay-once)))\./;

/** Small components that lists of media, questions and a room below its stage share. */
const CARDS =
  /lucide-react\/dist\/esm\/icons\/(images|lock-keyhole|play)\.|packages\/ui\/src\/((media-amount|media-card|kbd|disclosure)\/|accordion\/accordion-context\.)/;

/**
 * A file of these modules alone: what they import stays where it is, or a first view would come to load all of it. Files
 * that import each other could then run in the wrong order, so that a circle of files ends the build.
 */
const small = (name: string, modules: RegExp) => ({
  name,
  test: (id: string) => modules.test(id),
  includeDependenciesRecursively: false,
});

const noCircles = (): Plugin => ({
  name: 'footlight:no-circles',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_, bundle) {
    const done = new Set<string>();
    const walk = (file: string, path: readonly string[]): void => {
      if (path.includes(file))
        throw new Error(
          `Files import each other: ${[...path, file].join(' → ')}. A module that a group of vite.config.ts imports, and that imports from it, belongs into that group.`,
        );
      if (done.has(file)) return;
      const chunk = bundle[file];
      if (chunk?.type === 'chunk') for (const imported of chunk.imports) walk(imported, [...path, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) walk(file, []);
  },
});

/**
 * The router's components are made by React's factories and named for debugging. Neither is marked as free of side
 * effects, so unused ones would stay in the bundle; marked and unnamed, they go.
 */
const shakenRouter = (): Plugin => ({
  name: 'footlight:shaken-router',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});

/** Writes a .br beside every script and style sheet, so that the server compresses nothing while it serves. */
const brotliFiles = (): Plugin => {
  let folder = '';
  return {
    name: 'footlight:brotli',
    configResolved: ({ build }) => {
      folder = join(build.outDir, 'assets');
    },
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle() {
      const files = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
      await Promise.all(
        files.map(async (file) => {
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
          await writeFile(
            join(folder, `${file}.br`),
            await compress(await readFile(join(folder, file)), { params }),
          );
        }),
      );
    },
  };
};

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [react(), tailwindcss(), shakenRouter(), noCircles(), brotliFiles()],
  resolve: {
    conditions: sourceConditions.client,
    // The package's own entries lead to its development build, warnings and all.
    alias: isSsrBuild
      ? []
      : [
          { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
        ],
  },
  ssr: {
    noExternal: [/^@footlight\//],
    resolve: { conditions: sourceConditions.server, externalConditions: ['node', 'import', 'default'] },
  },
  build: isSsrBuild
    ? {
        outDir: join(root, 'dist/server'),
        emptyOutDir: true,
        target: 'node20',
        rolldownOptions: { input: join(root, 'src/server/index.ts') },
      }
    : {
        outDir: CLIENT_DIR,
        emptyOutDir: true,
        cssTarget,
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // The first script calls what the second one exports.
          preserveEntrySignatures: 'allow-extension',
          input: ['entry-client.ts', 'start-page.tsx', 'worker/service-worker.ts'].map((file) =>
            join(root, 'src', file),
          ),
          output: {
            codeSplitting: {
              groups: [
                // One file of what every page runs on: it compresses better than many, and changes seldom.
                { name: 'base', test: (id: string) => BASE.test(id) || LOOKS.test(id) },
                { name: 'lists', test: (id: string) => LISTS.test(id) },
                { name: 'room-icons', test: (id: string) => ROOM_ICONS.test(id) },
                small('parts', PARTS),
                small('later', LATER),
                small('events', EVENTS),
                small('cards', CARDS),
                small('room-parts', ROOM_PARTS),
                small('room-later', ROOM_LATER),
              ],
            },
          },
        },
      },
}));

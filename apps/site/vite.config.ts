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
    async closeBundle() {
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
  plugins: [react(), tailwindcss(), shakenRouter(), brotliFiles()],
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
              ],
            },
          },
        },
      },
}));

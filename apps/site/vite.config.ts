import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sourceConditions } from '../../vite.shared.ts';

const root = import.meta.dirname;
const CLIENT_DIR = join(root, 'dist/client');
const compress = promisify(brotliCompress);

/** Writes a .br beside every script and style sheet, so that the server compresses nothing while it serves. */
const brotliFiles = (): Plugin => ({
  name: 'footlight:brotli',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async closeBundle() {
    const folder = join(CLIENT_DIR, 'assets');
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
});

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [react(), tailwindcss(), brotliFiles()],
  resolve: { conditions: sourceConditions.client },
  ssr: {
    noExternal: [/^@footlight\//],
    resolve: { conditions: sourceConditions.server, externalConditions: ['node', 'import', 'default'] },
  },
  build: isSsrBuild
    ? {
        outDir: join(root, 'dist/server'),
        emptyOutDir: true,
        target: 'node20',
        rollupOptions: { input: join(root, 'src/server/index.ts') },
      }
    : {
        outDir: CLIENT_DIR,
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rollupOptions: { input: join(root, 'src/entry-client.tsx') },
      },
}));

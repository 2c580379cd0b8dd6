// Runs the recorder: `node scripts/demo/record.mjs FOLDER demo|stories`, after the platform's build. Vite loads its
// TypeScript, because the first start installs no other tool for that.
import { fileURLToPath } from 'node:url';
import { createServer, defaultServerConditions } from 'vite';

// As in vite.shared.ts, which Node cannot load.
const conditions = ['@footlight/source', ...defaultServerConditions.filter((name) => name !== 'module')];

const [folder, kind] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  resolve: { conditions },
  ssr: {
    external: ['@footlight/api', '@footlight/api/server'],
    noExternal: [/^@footlight\/(?!api)/],
    resolve: { conditions, externalConditions: ['node', 'import', 'default'] },
  },
});
try {
  const { record } = await vite.ssrLoadModule(fileURLToPath(new URL('recorder.ts', import.meta.url)));
  await record(folder, kind);
} finally {
  await vite.close();
}

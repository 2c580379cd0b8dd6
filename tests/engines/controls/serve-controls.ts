import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { build } from 'vite';
import { ensurePackages } from '../../../scripts/lib/fresh.mjs';

const APP = join(import.meta.dirname, '../../packages/vite-app');

/** Builds the page of controls from the built packages, and serves it. */
export async function serveControls(): Promise<{ address: string; close(): Promise<void> }> {
  await ensurePackages();
  const folder = mkdtempSync(join(tmpdir(), 'footlight-controls-'));
  await build({ root: APP, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: folder });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address: `${url}/controls.html`,
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

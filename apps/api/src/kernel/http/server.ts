import type { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { logOptions } from '../log.ts';
import { createSigner } from '../signing.ts';
import { createProxies, type TrustedProxies } from './proxies.ts';

export { readTrustedProxies, siteHopHeaders, type TrustedProxies } from './proxies.ts';

export interface ServerOptions {
  logLevel: string;
  trustedProxies: TrustedProxies;
  /** See {@link siteKeyOf}. */
  siteKey: string;
  /** Where the log goes, instead of the standard output. */
  logStream?: Writable;
}

/** Slow uploads and idle connections end, so that nobody holds connections open. */
const REQUEST_TIMEOUT_MS = 30_000;
const CONNECTION_TIMEOUT_MS = 60_000;

/** The key with which the site forwards requests to a platform that has the same secret. */
export const siteKeyOf = (secret: string): string => createSigner(secret).sign('key', 'site');

/** The HTTP server of every process: its log, its trust in proxies and its timeouts. */
export function createHttpServer(options: ServerOptions): FastifyInstance {
  const { logLevel, trustedProxies, siteKey, logStream } = options;
  const proxies = createProxies(trustedProxies, siteKey);
  const app: FastifyInstance = Fastify({
    logger: { ...logOptions(logLevel), ...(logStream ? { stream: logStream } : {}) },
    trustProxy: proxies.trust,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 512 },
  });
  app.addHook('onRequest', async (request) => proxies.strip(request));
  return app;
}

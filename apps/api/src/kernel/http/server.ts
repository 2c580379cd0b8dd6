import type { Writable } from 'node:stream';
import proxyAddress from '@fastify/proxy-addr';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { logOptions } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createSigner } from '../signing.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { sendError, sendFault } from './errors.ts';
import { createProxies, type TrustedProxies } from './proxies.ts';
import { noteAddress } from './socket-address.ts';

export { openDataFolder } from '../data-folder.ts';
export { loggedError } from '../log.ts';
export { createMetrics, type Metrics } from '../metrics/metrics.ts';
export { isPushKeyPair, newPushKeys } from '../push/keys.ts';
export { openTracing, type Tracing } from '../tracing/tracing.ts';
export { type Checks, type Health, registerHealth } from './health.ts';
export { readTrustedProxies, siteHopHeaders, type TrustedProxies } from './proxies.ts';

export interface ServerOptions {
  logLevel: string;
  /** With https, browsers are told to keep using it. */
  publicUrl: string;
  trustedProxies: TrustedProxies;
  /** See {@link siteKeyOf}. */
  siteKey: string;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
  /** Where the log goes, instead of the standard output. */
  logStream?: Writable;
}

/** Slow uploads and idle connections end, so that nobody holds connections open. */
const REQUEST_TIMEOUT_MS = 30_000;
const CONNECTION_TIMEOUT_MS = 60_000;

/** A year. Not for subdomains, which may be other sites. */
const HSTS = 'max-age=31536000';
/** A name, an IPv4 or an IPv6 address, each with an optional port; empty for clients without the header (HTTP/1.0). */
const HOST = /^([a-z\d._-]+|\[[\da-f:.]+\]|)(:\d{1,5})?$/i;

/** The key with which the site forwards requests to a platform that has the same secret. */
export const siteKeyOf = (secret: string): string => createSigner(secret).sign('key', 'site');

/** The HTTP server of every process: its log, its trust in proxies and its timeouts. */
export function createHttpServer(options: ServerOptions): FastifyInstance {
  const { logLevel, publicUrl, trustedProxies, siteKey, logStream } = options;
  const proxies = createProxies(trustedProxies, siteKey);
  const app: FastifyInstance = Fastify({
    logger: { ...logOptions(logLevel), ...(logStream ? { stream: logStream } : {}) },
    trustProxy: proxies.trust,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 512 },
    // Addresses that cannot be decoded reach no route.
    frameworkErrors: (_error, _request, reply) => sendError(reply, 'invalid_input'),
  });
  // Fastify would send and log the message of an error, which may quote input.
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    (error.statusCode ?? 500) < 500 ? reply.send(error) : sendFault(reply, request, error),
  );
  // Handshakes of sockets do not pass the hooks of requests.
  app.server.prependListener('upgrade', (request) => {
    proxies.strip({ raw: request });
    noteAddress(request, proxyAddress(request, proxies.trust));
  });
  options.metrics?.watchRequests(app);
  options.tracing?.watchRequests(app);
  const isPublicHttps = publicUrl.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    proxies.strip(request);
    if (isPublicHttps || request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    // The pattern also matches text that is not an address, such as `256.256.256.256`.
    if (!HOST.test(request.host) || !URL.canParse(`http://${request.host || 'localhost'}`)) {
      return reply
        .code(421)
        .type('text/plain')
        .send('The Host header must be a host name with an optional port.');
    }
    if (request.protocol !== 'http' && request.protocol !== 'https') {
      return reply.code(400).type('text/plain').send('X-Forwarded-Proto must be http or https.');
    }
  });
  return app;
}

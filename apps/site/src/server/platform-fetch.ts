import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { FastifyInstance } from 'fastify';

/** Calls the platform for the visitor's host, never with the visitor's session. */
export type PlatformFetch = (visitor: {
  host: string;
  headers: Record<string, string>;
  /** Ends the calls. */
  signal?: AbortSignal;
}) => typeof fetch;

/** Calls the platform in this process through the server's router, without a network socket. */
export const inProcessPlatform =
  (server: () => FastifyInstance): PlatformFetch =>
  ({ host, headers, signal }) =>
  async (input) => {
    const answer = await server().inject({
      method: 'GET',
      url: String(input),
      headers: { ...headers, host },
      ...(signal ? { signal } : {}),
    });
    return new Response(answer.rawPayload as BodyInit, { status: answer.statusCode });
  };

/** Calls a remote platform (`API_URL`). Uses Node's HTTP client, because `fetch` cannot set the Host header. */
export const remotePlatform =
  (apiUrl: string): PlatformFetch =>
  ({ host, headers, signal }) =>
  (input) =>
    new Promise((resolve, reject) => {
      const url = new URL(String(input), apiUrl);
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const request = send(url, { headers: { ...headers, host }, timeout: 10_000, signal }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 502 })),
        );
        answer.on('error', reject);
      });
      request.on('timeout', () => request.destroy(new Error('The platform did not answer in 10 s.')));
      request.on('error', reject);
      request.end();
    });

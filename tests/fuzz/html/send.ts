import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Answer } from './judge.ts';
import type { FuzzedRequest } from './requests.ts';

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** Sends requests as they are to a server of this machine, over connections that stay open. */
export const createSender = (url: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const send = ({ target, headers }: FuzzedRequest): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = request({ agent, hostname, port, path: target, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const decode = decoders[String(answer.headers['content-encoding'])];
          const body = Buffer.concat(chunks);
          resolve({
            status: answer.statusCode ?? 0,
            rawHeaders: answer.rawHeaders,
            headers: answer.headers,
            body: (decode && body.length > 0 ? decode(body) : body).toString(),
          });
        });
      });
      call.setTimeout(60_000, () => call.destroy(new Error('no answer within a minute')));
      // The server may close a connection that was idle while the request was on its way.
      call.on('error', (error) =>
        call.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
          ? resolve(send({ target, headers }))
          : reject(error),
      );
      call.end();
    });
  return { send, close: () => agent.destroy() };
};

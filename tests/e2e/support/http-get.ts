import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A GET as a crawler makes it: any Host header, no redirect followed, nothing but what is given. */
export const httpGet = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(process.env.E2E_URL ?? '');
    const host = headers.host ? `${headers.host}:${port}` : `localhost:${port}`;
    const call = request({ host: '127.0.0.1', port, path, headers: { ...headers, host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    call.on('error', reject);
    call.end();
  });

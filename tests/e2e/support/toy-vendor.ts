import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ToyVendorStandIn {
  port: number;
  /** Every order to move, in order. */
  moves: { level: number; seconds: number; at: number }[];
  /** Who asked: the Origin and Referer that came along. */
  askers: Set<string>;
  close(): Promise<void>;
}

/** A vendor's program on the broadcaster's machine: lists its toys and moves them, by JSONP as vendors do. */
export const startToyVendor = async (): Promise<ToyVendorStandIn> => {
  const moves: ToyVendorStandIn['moves'] = [];
  const askers = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendor');
    const callback = searchParams.get('callback') ?? '';
    askers.add(String(request.headers.origin ?? request.headers.referer ?? 'nobody'));
    if (!/^\w{1,40}$/.test(callback)) return response.writeHead(400).end();
    let answer: object = { code: 404 };
    if (pathname === '/GetToys') {
      answer = { type: 'OK', data: { t1: { id: 't1', name: 'Wave', battery: 80, status: 1 } } };
    } else if (pathname === '/Vibrate') {
      const [level, seconds] = [Number(searchParams.get('v')), Number(searchParams.get('sec'))];
      moves.push({ level, seconds, at: Date.now() });
      answer = { type: 'OK', code: 200 };
    }
    response.writeHead(200, { 'content-type': 'application/javascript' });
    response.end(`${callback}(${JSON.stringify(answer)});`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    moves,
    askers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

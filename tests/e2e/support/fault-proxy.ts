import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export interface FaultProxy {
  /** Address of the proxy, as a browser opens it. */
  url: string;
  /** Cuts all connections and refuses new ones, until `restore`. */
  cut(): void;
  /** Cuts once so many more bytes of the server's have passed: in the middle of what is on its way. */
  cutAfter(bytes: number): void;
  restore(): void;
  close(): Promise<void>;
}

/** A network between browser and server that can be cut: bytes pass unchanged, or not at all. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const { port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  let left = Number.POSITIVE_INFINITY;
  /** Lets through what may still pass, and cuts when that is used up. */
  const counted = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const passed = chunk.subarray(0, Math.max(0, Math.min(chunk.length, left)));
        left -= chunk.length;
        done(null, passed);
        if (left <= 0) setImmediate(cut);
      },
    });
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  };
  const server = createServer((client) => {
    if (isCut) {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect({ port: Number(port), host: '127.0.0.1' });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      keep(from);
      if (from === upstream) from.pipe(counted()).pipe(to);
      else from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  function cut() {
    isCut = true;
    left = Number.POSITIVE_INFINITY;
    for (const socket of open) socket.resetAndDestroy();
  }
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    cut,
    cutAfter(bytes) {
      left = bytes;
      if (bytes === 0) cut();
    },
    restore() {
      left = Number.POSITIVE_INFINITY;
      isCut = false;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};

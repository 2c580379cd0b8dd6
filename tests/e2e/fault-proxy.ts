import { connect, createServer, type Socket } from 'node:net';

export interface FaultProxy {
  /** Address of the proxy, as a browser opens it. */
  url: string;
  /** Cuts all connections and refuses new ones, until `restore`. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** A network between browser and server that can be cut: bytes pass unchanged, or not at all. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const { port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
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
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    cut,
    restore() {
      isCut = false;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};

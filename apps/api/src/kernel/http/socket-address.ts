import type { IncomingMessage } from 'node:http';

const addresses = new WeakMap<IncomingMessage, string>();

/** Notes the visitor's address of a handshake, as trusted proxies named it. */
export const noteAddress = (handshake: IncomingMessage, address: string): void =>
  void addresses.set(handshake, address);

/** The visitor's address of a handshake; without a note that of the peer. */
export const addressOf = (handshake: IncomingMessage): string =>
  addresses.get(handshake) ?? handshake.socket.remoteAddress ?? '';

import type { IncomingMessage } from 'node:http';
import type { ErrorType } from '@footlight/contract';
import { viewerOf } from '../kernel/accounts/session.ts';
import { isSuspended } from '../kernel/accounts/suspension.ts';
import type { RunOptions } from '../kernel/context.ts';
import type { Orm } from '../kernel/db/database.ts';
import { sessionCookie } from '../kernel/http/cookies.ts';
import { handshakeOf } from '../kernel/http/request.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { findRoomById } from '../kernel/rooms/rooms.ts';
import type { Signer } from '../kernel/signing.ts';

interface Deps {
  orm: Orm;
  signer: Signer;
  options: RunOptions;
  now(): number;
}

/** The room of the broadcaster who opens a socket with the cookie of their session. */
export const createBroadcasterOf =
  ({ orm, signer, options, now }: Deps) =>
  async (handshake: IncomingMessage): Promise<RoomRow | { refusal: ErrorType }> => {
    const { user } = await viewerOf(orm, signer, sessionCookie(handshakeOf(handshake, options), options));
    if (!user) return { refusal: 'login_required' };
    if (isSuspended(user, now())) return { refusal: 'account_suspended' };
    return (await findRoomById(orm, user.id)) ?? { refusal: 'forbidden' };
  };

import { hasRoom } from '@footlight/contract';
import type { Sites } from '../features/brand/sites.ts';
import type { Viewer } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { KernelContext } from '../kernel/context.ts';
import { countryOf, type Visit } from '../kernel/http/request.ts';
import { knowsPassword } from '../kernel/rooms/access.ts';
import { type RoomAct, type RoomStanding, refuseInRoom, standingIn } from '../kernel/rooms/room-access.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';

/** A visitor: the session, and the request or the socket's handshake that it came with. */
export interface Visitor {
  viewer: Viewer;
  request: Visit;
}

type Needs = Pick<KernelContext, 'database' | 'signer' | 'options'> & { sites: Pick<Sites, 'of'> };

/** What a visitor may do in a room. `isPictureOpen`: the room's status and shows allow watching. */
export async function standingOf(
  context: Needs,
  room: RoomRow,
  { viewer, request }: Visitor,
  isPictureOpen = false,
): Promise<RoomStanding> {
  const { site } = await context.sites.of(request);
  return standingIn(context.database.orm, room, {
    user: viewer.user,
    country: countryOf(request, context.options),
    knowsPassword: knowsPassword(context.signer, room.model, viewer, request.cookies),
    isOnSite: hasRoom(site, room.model.tags),
    isPictureOpen,
  });
}

/** Throws the reason why the visitor may not do this. */
export async function requireInRoom(
  context: Needs,
  act: Exclude<RoomAct, 'watch'>,
  room: RoomRow,
  visitor: Visitor,
): Promise<void> {
  const refusal = refuseInRoom(act, await standingOf(context, room, visitor));
  if (refusal === 'not_live') throw new ApiError('internal');
  if (refusal !== null) throw new ApiError(refusal);
}

/**
 * The room of a broadcaster, for a visitor who may do this there.
 *
 * @throws ApiError with the reason
 */
export async function roomFor(
  context: Needs,
  act: Exclude<RoomAct, 'watch'>,
  username: string,
  visitor: Visitor,
): Promise<RoomRow> {
  const room = await findRoom(context.database.orm, username);
  if (!room) throw new ApiError('user_not_found');
  await requireInRoom(context, act, room, visitor);
  return room;
}

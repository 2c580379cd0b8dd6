import { type AgeMethod, hasRoom } from '@footlight/contract';
import type { Sites } from '../features/brand/sites.ts';
import { ageProofEnd, ageRuleOfVisit, needsAgeProof } from '../kernel/accounts/age-proof.ts';
import type { Viewer } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { KernelContext } from '../kernel/context.ts';
import { guestAgeProofEnd } from '../kernel/http/age-cookie.ts';
import { placeOf, type Visit } from '../kernel/http/request.ts';
import { knowsPassword } from '../kernel/rooms/access.ts';
import {
  type RoomAct,
  type RoomStanding,
  type Visit as RoomVisit,
  refuseInRoom,
  standingIn,
} from '../kernel/rooms/room-access.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { findRoom } from '../kernel/rooms/rooms.ts';

/** A visitor: the session, and the request or the socket's handshake that it came with. */
export interface Visitor {
  viewer: Viewer;
  request: Visit;
}

type Needs = Pick<KernelContext, 'database' | 'signer' | 'options'> & { sites: Pick<Sites, 'of'> };

const ageVisitOf = (context: Pick<Needs, 'signer' | 'options'>, { viewer, request }: Visitor) => ({
  user: viewer.user,
  place: placeOf(request, context.options),
  guestProofEnd: guestAgeProofEnd(context.signer, viewer, request.cookies),
});

/** Whether the visitor must verify their age outside rooms, as for media; broadcasters need not for their own. */
export const lacksAgeProof = async (
  context: Pick<Needs, 'database' | 'signer' | 'options'>,
  visitor: Visitor,
  ownerId: number,
): Promise<boolean> =>
  visitor.viewer.user?.id !== ownerId &&
  needsAgeProof(context.database.orm, ageVisitOf(context, visitor), Date.now());

/** Until when the visitor's proof of age lasts, in Unix milliseconds; infinite for those who need none. */
export const ageProofEndOf = (
  context: Pick<Needs, 'database' | 'signer' | 'options'>,
  visitor: Visitor,
): Promise<number> => ageProofEnd(context.database.orm, ageVisitOf(context, visitor));

/** Whether the visitor must verify their age, and by which methods their place allows it. */
export async function ageDemand(
  context: Pick<Needs, 'database' | 'signer' | 'options'>,
  visitor: Visitor,
): Promise<{ required: boolean; methods: AgeMethod[] }> {
  const visit = ageVisitOf(context, visitor);
  const required = await needsAgeProof(context.database.orm, visit, Date.now());
  return { required, methods: required ? [...ageRuleOfVisit(visit).methods] : [] };
}

/** What a visitor may do in a room. */
export async function standingOf(
  context: Needs,
  room: RoomRow,
  { viewer, request }: Visitor,
  known: Pick<RoomVisit, 'isPictureOpen' | 'roleRows'> = {},
): Promise<RoomStanding> {
  const { site } = await context.sites.of(request);
  return standingIn(context.database.orm, room, {
    ...ageVisitOf(context, { viewer, request }),
    knowsPassword: knowsPassword(context.signer, room.model, viewer, request.cookies),
    isOnSite: hasRoom(site, room.model.tags),
    ...known,
  });
}

type PlainAct = Exclude<RoomAct, 'watch'>;

/** Throws the first reason why the visitor may not do all of this. */
export async function requireInRoom(
  context: Needs,
  acts: readonly PlainAct[],
  room: RoomRow,
  visitor: Visitor,
): Promise<void> {
  const standing = await standingOf(context, room, visitor);
  const refusal = acts.map((act) => refuseInRoom(act, standing)).find((one) => one !== null) ?? null;
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
  act: PlainAct,
  username: string,
  visitor: Visitor,
): Promise<RoomRow> {
  const room = await findRoom(context.database.orm, username);
  if (!room) throw new ApiError('user_not_found');
  await requireInRoom(context, [act], room, visitor);
  return room;
}

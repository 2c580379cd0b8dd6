import { MEET, type MeetEnd, type MeetMatch, type MeetProduct, type MeetState } from '@footlight/contract';
import { userById } from '../../kernel/accounts/users.ts';
import type { Orm } from '../../kernel/db/database.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { Signer } from '../../kernel/signing.ts';
import { type IceOptions, iceServersFor } from '../cams/ice-servers.ts';
import { bannedUntil, type MeetRow, meetById, partnerIdOf, ticketOf } from './store.ts';

export interface StateOptions {
  signer: Pick<Signer, 'sign' | 'verify'>;
  ice: IceOptions | null;
  now(): number;
}

const PURPOSE = 'meet';
const rightText = (meetId: number, userId: number): string => `${meetId} ${userId}`;

/** Whether a token gives this user the right to exchange signals in this meeting. */
export const maySignal = (
  { signer }: Pick<StateOptions, 'signer'>,
  of: { meetId: number; userId: number; token: string },
): boolean => signer.verify(PURPOSE, rightText(of.meetId, of.userId), of.token);

const deadlineOf = ({ state, stateAt }: MeetRow): number | null => {
  if (state === 'matched') return stateAt.getTime() + MEET.acceptSeconds * 1_000;
  return state === 'connecting' ? stateAt.getTime() + MEET.connectSeconds * 1_000 : null;
};

/** Whether the time to accept or to connect has run out. */
export const isLate = (row: MeetRow, now: number): boolean => now >= (deadlineOf(row) ?? now + 1);

type Person = Pick<UserRow, 'id' | 'username' | 'displayName'>;

const matchOf = (row: MeetRow, own: Person, partner: Person, now: number): MeetMatch => {
  const isFirst = row.firstId === own.id;
  const [first, second] = isFirst ? [own, partner] : [partner, own];
  const deadline = deadlineOf(row);
  return {
    meet_id: row.id,
    username: first.username,
    broadcastUsername: second.username,
    partner: { username: partner.username, display_name: partner.displayName },
    is_polite: isFirst,
    accepted: isFirst ? row.firstAccepted : row.secondAccepted,
    partner_accepted: isFirst ? row.secondAccepted : row.firstAccepted,
    seconds_left: deadline === null ? null : Math.max(0, Math.ceil((deadline - now) / 1_000)),
    price_per_minute: row.price,
    show_id: row.showId,
  };
};

interface Known {
  product: MeetProduct;
  /** The person's ticket for this product, or null outside the queue. */
  seat: { seat: string | null } | null;
  /** The open meeting, and its people. */
  meeting: { row: MeetRow; own: Person; partner: Person } | null;
  ended?: MeetEnd | null | undefined;
  bannedUntil?: number | null;
  pauseMs?: number | undefined;
}

/** The state of one person, from what the caller has read. */
export function stateFrom({ signer, ice, now }: StateOptions, of: Known): MeetState {
  const { product, seat, meeting, ended = null, bannedUntil: until = null, pauseMs = 0 } = of;
  const match = meeting && matchOf(meeting.row, meeting.own, meeting.partner, now());
  const stage = (meeting?.row.state ?? (seat ? 'waiting' : 'idle')) as MeetState['stage'];
  return {
    product,
    stage,
    match,
    streamOut:
      meeting && match && stage !== 'matched'
        ? {
            broadcastUsername: match.broadcastUsername,
            c2cServer: ice ? iceServersFor(ice, meeting.own.id, now()) : [],
            videoPlayToken: signer.sign(PURPOSE, rightText(match.meet_id, meeting.own.id)),
          }
        : null,
    ended,
    isBanned: until !== null,
    banned_until: until,
    tooManyRequests: pauseMs > 0,
    retry_after: Math.ceil(pauseMs / 1_000),
    seat: seat?.seat ?? null,
  };
}

/** The state of one person, as their page shows it. */
export async function stateOf(
  orm: Orm,
  options: StateOptions,
  userId: number,
  product: MeetProduct,
  more: { ended?: MeetEnd | null; pauseMs?: number } = {},
): Promise<MeetState> {
  const ticket = await ticketOf(orm, userId);
  const seat = ticket?.product === product ? ticket : null;
  const row = seat?.meetId == null ? null : await meetById(orm, seat.meetId);
  const meeting =
    row === null || row.state === 'ended'
      ? null
      : {
          row,
          own: await userById(orm, userId),
          partner: await userById(orm, partnerIdOf(row, userId)),
        };
  const until = await bannedUntil(orm, userId, options.now());
  return stateFrom(options, { product, seat, meeting, bannedUntil: until, ...more });
}

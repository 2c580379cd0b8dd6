import {
  type ChatMode,
  discountedPrice,
  type LimitedShow,
  type PrivateDiscount,
  type Show,
} from '@footlight/contract';
import { userById } from '../../kernel/accounts/users.ts';
import type { Orm } from '../../kernel/db/database.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { findRoom } from '../../kernel/rooms/rooms.ts';
import { readFunds } from '../limits/funds.ts';
import { viewOf } from './metered-show.ts';
import { discountOf } from './settings.ts';
import type { ShowClock } from './show-clock.ts';
import { spyTerms } from './spy-show.ts';
import { isPrivate, openShows, openShowsByName, runningPrivate, ticketShow } from './store.ts';
import { limitedView, soldOf } from './ticket-show.ts';

/** A room's shows, as a visitor sees them. */
export interface RoomShows {
  mode: ChatMode;
  show: Show | null;
  limitedShow: LimitedShow | null;
  privateDiscount: PrivateDiscount | null;
  /** A private that is not exclusive is running: viewers may spy on it. */
  isPrivateRunning: boolean;
}

/** Read-only queries about shows. */
export const createShowViews = (orm: Orm, clock: ShowClock) => ({
  /** A room's shows, as a visitor sees them. */
  async roomShows(room: RoomRow, viewer: UserRow | null): Promise<RoomShows> {
    const open = await openShows(orm, room.user.id);
    const ticket = ticketShow(open);
    const isStreamer = viewer?.id === room.user.id;
    const own = isStreamer
      ? (runningPrivate(open) ?? open.find((row) => isPrivate(row)))
      : open.find((row) => viewer !== null && row.viewerId === viewer.id);
    const limitedShow = ticket ? await limitedView(orm, ticket, viewer?.id ?? null) : null;
    const mode = (): ChatMode => {
      if (own?.state === 'running') return own.kind === 'spy' ? 'spy' : 'private';
      return limitedShow && (isStreamer || limitedShow.purchased_ticket) ? 'limited' : 'public';
    };
    const { rate, until } = discountOf(room.model, clock.now());
    const person = own && (await userById(orm, own.viewerId ?? 0));
    const funds = own && !isStreamer && viewer ? await readFunds(orm, viewer, clock.now()) : null;
    return {
      mode: mode(),
      show: own && person ? viewOf(own, room.user.username, person.username, clock, funds) : null,
      limitedShow,
      isPrivateRunning: runningPrivate(open)?.kind === 'private',
      privateDiscount:
        rate > 0
          ? {
              discountRate: rate,
              timeLeftInSecond: Math.ceil((until - clock.now()) / 1_000),
              privatePricePerMinuteInToken: discountedPrice(room.model.settings.privatePrice, rate),
            }
          : null,
    };
  },
  /** Counts of a room's shows, for its broadcaster. */
  async counts(modelId: number) {
    const open = await openShows(orm, modelId);
    const ticket = ticketShow(open);
    return {
      spies: open.filter(({ kind }) => kind === 'spy').length,
      requests: open.filter((row) => isPrivate(row) && row.state === 'requested').length,
      tickets: ticket ? await soldOf(orm, ticket) : { sold: 0, recordings: 0 },
    };
  },
  /** Open requests and running privates and ticket shows, for the bots. */
  open: () => openShowsByName(orm),
  spyTerms: (room: RoomRow, viewer: UserRow | null) => spyTerms(orm, room, viewer, clock.now()),
  /** Whether a viewer's show occupies the room, so that bots must leave it alone. */
  isTaken: async (modelId: number) =>
    (await openShows(orm, modelId)).some((row) => row.kind !== 'spy' && row.kind !== 'limited'),

  /** Whether the private room of these two is open. */
  async isPrivateOpen(broadcaster: string, viewer: string): Promise<boolean> {
    const room = await findRoom(orm, broadcaster);
    const running = room && runningPrivate(await openShows(orm, room.user.id));
    return running ? (await userById(orm, running.viewerId ?? 0)).username === viewer : false;
  },
});

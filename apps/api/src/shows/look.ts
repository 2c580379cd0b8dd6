import {
  type ChatMode,
  discountedPrice,
  type LimitedShow,
  type PrivateDiscount,
  type Show,
} from '@footlight/contract';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { findRoom } from '../rooms/rooms.ts';
import { readFunds } from '../spending/funds.ts';
import type { RoomRow } from '../views/room-view.ts';
import { type ShowClock, viewOf } from './running.ts';
import { discountOf } from './settings.ts';
import { previewSeconds } from './spy-show.ts';
import {
  allOpenShows,
  isPrivate,
  openShows,
  runningPrivate,
  type ShowRow,
  ticketShow,
  userById,
} from './store.ts';
import { limitedView, soldOf } from './ticket-show.ts';

/** What of shows a visitor sees in a room. */
export interface RoomShows {
  mode: ChatMode;
  show: Show | null;
  limitedShow: LimitedShow | null;
  privateDiscount: PrivateDiscount | null;
  /** The private that runs is exclusive: nobody spies on it. */
  isExclusive: boolean;
}

/** What is going on in rooms, for all who ask; nothing here changes it. */
export const createShowViews = (orm: Orm, clock: ShowClock) => ({
  /** What a visitor sees of a room's shows. */
  async look(room: RoomRow, viewer: UserRow | null): Promise<RoomShows> {
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
      isExclusive: runningPrivate(open)?.kind === 'exclusive',
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
  /** How much is going on in a room, for its broadcaster. */
  async counts(modelId: number) {
    const open = await openShows(orm, modelId);
    const ticket = ticketShow(open);
    return {
      spies: open.filter(({ kind }) => kind === 'spy').length,
      requests: open.filter((row) => isPrivate(row) && row.state === 'requested').length,
      tickets: ticket ? await soldOf(orm, ticket) : { sold: 0, recordings: 0 },
    };
  },
  /** Requests that wait and privates and ticket shows that run, for who plays broadcasters. */
  async open() {
    const rows: (ShowRow & { username: string })[] = [];
    for (const modelId of new Set((await allOpenShows(orm)).map((row) => row.modelId))) {
      const { username } = await userById(orm, modelId);
      for (const row of await openShows(orm, modelId)) rows.push({ ...row, username });
    }
    return rows;
  },
  previewSeconds: (room: RoomRow, viewer: UserRow | null) => previewSeconds(orm, room, viewer, clock.now()),
  /** Whether somebody's show must not be disturbed by whoever plays the room. */
  isTaken: async (modelId: number) =>
    (await openShows(orm, modelId)).some((row) => row.kind !== 'spy' && row.kind !== 'limited'),

  /** Whether the room of these two is open. */
  async isPrivateOpen(broadcaster: string, viewer: string): Promise<boolean> {
    const room = await findRoom(orm, broadcaster);
    const running = room && runningPrivate(await openShows(orm, room.user.id));
    return running ? (await userById(orm, running.viewerId ?? 0)).username === viewer : false;
  },
});

import { type EventInput, type EventName, roomName } from '@footlight/contract/realtime';
import {
  type AppInstall,
  type AppName,
  type AppPanels,
  type AppView,
  isSplitOver,
  mayJoinSplit,
  mayStartSplit,
  panelsOf,
  type TipSplit,
} from '@footlight/contract/room-apps';
import { and, asc, eq, isNull, like, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { UserRow } from '../auth/session.ts';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { roomApp, roomAppNews } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { type IdempotentCall, withIdempotency } from '../ledger/idempotency.ts';
import type { Broadcast } from '../ports.ts';
import type { Bus } from '../realtime/bus/bus.ts';
import { lockPurses } from '../shows/money.ts';
import { createNews, type News } from '../shows/news.ts';
import { lockRoom } from '../shows/store.ts';
import { createStepper } from '../stepper.ts';
import type { RoomRow } from '../views/room-view.ts';
import { freshSeed } from './draw.ts';
import {
  openSplits,
  paySplit,
  proposeSplit,
  readSplit,
  roomStatus,
  type Split,
  splitView,
  takeShare,
  voidSplit,
} from './split.ts';
import { appIdsOf, appsOf, startOf, viewOf, viewsOf } from './store.ts';

export interface RoomAppsOptions {
  database: Database;
  broadcast: Broadcast;
  bus: Pick<Bus, 'lead'>;
  log: FastifyBaseLogger;
  now(): number;
  /** How long panels are gathered before the room is told of them, in milliseconds. */
  panelsEvery?: number;
}

/** What a visitor is told of a room's apps. */
export interface RoomAppsLook extends AppPanels {
  apps: AppView[];
  split: TipSplit | null;
}

interface Paid {
  split: TipSplit;
  tokens: number;
}

export type RoomApps = ReturnType<typeof createRoomApps>;

const STEP_MS = 1_000;
const LEAD_MS = 5_000;
const PANELS_EVERY_MS = 250;
/** Messages that one round takes from the list. */
const ROUND = 100;

/**
 * Apps of rooms and split tips. Apps are moved by settled tips alone, in the transaction that settles them; what the
 * room is told of it is written there too, and told after the commit: by the process that settled the tip, or when
 * that one dies before, by the one that leads.
 */
export function createRoomApps(options: RoomAppsOptions) {
  const { database, broadcast, bus, log, now, panelsEvery = PANELS_EVERY_MS } = options;
  const { orm } = database;

  const panelTimers = new Map<string, NodeJS.Timeout>();
  const tellPanels = async (room: string, modelId: number): Promise<void> => {
    const { app_panel, tip_panel } = panelsOf(viewsOf(await appsOf(orm, modelId)));
    await broadcast.toRoom(room, 'v3.chat.app_panels', { app_panel, ...(tip_panel ? { tip_panel } : {}) });
  };
  /** A room in which much is tipped is told of its panels a few times a second, with what holds then. */
  const panelsSoon = (room: string, modelId: number): void => {
    if (panelTimers.has(room)) return;
    const timer = setTimeout(() => {
      panelTimers.delete(room);
      tellPanels(room, modelId).catch((error: unknown) =>
        log.error({ err: error, room }, 'panels could not be told'),
      );
    }, panelsEvery);
    timer.unref();
    panelTimers.set(room, timer);
  };

  /** Tells what is written down and takes it off the list. Another process may do the same: each takes other rows. */
  const tell = (room?: string): Promise<number> =>
    inTransaction(database, async (tx) => {
      const rows = await tx
        .select()
        .from(roomAppNews)
        .where(
          room === undefined
            ? undefined
            : or(eq(roomAppNews.room, room), like(roomAppNews.room, `${roomName(room, '')}%`)),
        )
        .orderBy(asc(roomAppNews.id))
        .limit(ROUND)
        .for('update', { skipLocked: true });
      for (const row of rows) {
        // Written by this platform, under an event's own name.
        await broadcast.toRoom(row.room, row.event as EventName, row.payload as EventInput<EventName>);
        await tx.delete(roomAppNews).where(eq(roomAppNews.id, row.id));
      }
      return rows.length;
    });

  const tellSplit = (news: News, room: RoomRow, split: Split): void =>
    news.toRoom(room.user.username, 'v3.app.tip_split', splitView(split));

  /** Pays a split that is full, and tells of it however far it is. */
  const settled = async (tx: Orm, room: RoomRow, split: Split, news: News): Promise<Split> => {
    const isFull = split.shares.length === split.row.splitters;
    const now = isFull ? await paySplit(tx, room, split, news) : split;
    tellSplit(news, room, now);
    return now;
  };

  const afterwards = async (modelId: number, room: string, news: News): Promise<void> => {
    await news.send(broadcast, log);
    if ((await tell(room)) > 0) panelsSoon(room, modelId);
  };

  const payOnce = async (
    room: RoomRow,
    call: IdempotentCall,
    work: (tx: Orm, locked: RoomRow, news: News) => Promise<Paid>,
  ): Promise<Paid> => {
    const news = createNews();
    const { answer } = await withIdempotency(database, call, async (tx) => {
      const locked = await lockRoom(tx, room.user.id);
      await lockPurses(tx, room.user.id, [call.userId]);
      return work(tx, locked, news);
    });
    await afterwards(room.user.id, room.user.username, news);
    return answer;
  };

  const start = async (
    tx: Orm,
    room: RoomRow,
    by: Pick<UserRow, 'id' | 'username'>,
    wish: { target_splitters: number; split_amount: number },
  ): Promise<Split> => {
    const last = await readSplit(tx, room.user.id);
    if (!mayStartSplit(roomStatus(room), last ? splitView(last).mode : 'available')) {
      throw new ApiError('conflict');
    }
    return proposeSplit(tx, room, by, wish, now());
  };

  const callOff = async (modelId: number, id: number, mayCancel: (split: Split) => boolean) => {
    const news = createNews();
    const room = await inTransaction(database, async (tx) => {
      const locked = await lockRoom(tx, modelId);
      const split = await readSplit(tx, modelId, id);
      if (split?.row.mode !== 'proposed') throw new ApiError('conflict');
      if (!mayCancel(split)) throw new ApiError('forbidden');
      tellSplit(news, locked, await voidSplit(tx, locked, split, now(), news));
      return locked;
    });
    await news.send(broadcast, log);
    return room;
  };

  /** Calls off splits whose time or room is over. */
  const expireSplits = async (): Promise<void> => {
    for (const { id, modelId } of await openSplits(orm)) {
      const news = createNews();
      await inTransaction(database, async (tx) => {
        const room = await lockRoom(tx, modelId);
        const split = await readSplit(tx, modelId, id);
        if (split?.row.mode !== 'proposed') return;
        if (!isSplitOver(roomStatus(room), split.row.expiresAt.getTime(), now())) return;
        tellSplit(news, room, await voidSplit(tx, room, split, now(), news));
      });
      await news.send(broadcast, log);
    }
  };

  const step = async (): Promise<void> => {
    if (!(await bus.lead('room-apps', LEAD_MS))) return;
    await tell();
    await expireSplits();
  };

  const stepper = createStepper(step, STEP_MS, (error) =>
    log.error({ err: error }, 'room apps missed a step'),
  );

  return {
    step,
    start: stepper.start,
    async stop() {
      const stopped = stepper.stop();
      for (const one of panelTimers.values()) clearTimeout(one);
      panelTimers.clear();
      await stopped;
    },

    async look(modelId: number): Promise<RoomAppsLook> {
      const apps = viewsOf(await appsOf(orm, modelId));
      const split = await readSplit(orm, modelId);
      return { apps, ...panelsOf(apps), split: split ? splitView(split) : null };
    },
    ids: async (modelId: number): Promise<number[]> => appIdsOf(await appsOf(orm, modelId)),

    /** Puts up an app; one of the same name that runs makes way, with its state. */
    async install(room: RoomRow, { app, config }: AppInstall): Promise<void> {
      const modelId = room.user.id;
      const { username } = room.user;
      await inTransaction(database, async (tx) => {
        await lockRoom(tx, modelId);
        await tx
          .update(roomApp)
          .set({ removedAt: new Date(now()) })
          .where(and(eq(roomApp.modelId, modelId), eq(roomApp.app, app), isNull(roomApp.removedAt)));
        const [row] = await tx
          .insert(roomApp)
          .values({ modelId, app, config, state: startOf(app, config), seed: freshSeed() })
          .returning();
        const view = row ? viewOf(row) : null;
        const told = [
          { room: username, event: 'v3.chat.app_changed_relayed', payload: await idsNow(tx, modelId) },
        ];
        if (view?.app === 'scratch_off') {
          told.push({ room: username, event: 'v3.app.scratchoff.info', payload: { ...view } as never });
        }
        await tx.insert(roomAppNews).values(told);
      });
      await tell(username);
      panelsSoon(username, modelId);
    },
    /** Takes an app down and tells its seed. */
    async uninstall(room: RoomRow, app: AppName): Promise<string> {
      const modelId = room.user.id;
      const seed = await inTransaction(database, async (tx) => {
        await lockRoom(tx, modelId);
        const [row] = await tx
          .update(roomApp)
          .set({ removedAt: new Date(now()) })
          .where(and(eq(roomApp.modelId, modelId), eq(roomApp.app, app), isNull(roomApp.removedAt)))
          .returning();
        if (!row) throw new ApiError('conflict');
        await tx.insert(roomAppNews).values({
          room: room.user.username,
          event: 'v3.chat.app_changed_relayed',
          payload: await idsNow(tx, modelId),
        });
        return row.seed;
      });
      await tell(room.user.username);
      panelsSoon(room.user.username, modelId);
      return seed;
    },
    /** After the commit of a tip that moved apps. */
    async tipped(room: RoomRow): Promise<void> {
      await tell(room.user.username);
      panelsSoon(room.user.username, room.user.id);
    },

    /** A viewer proposes a split and takes the first share. */
    startSplit: (
      room: RoomRow,
      viewer: UserRow,
      wish: { target_splitters: number; split_amount: number; confirmed_tokens?: number | undefined },
      call: IdempotentCall,
    ): Promise<Paid> =>
      payOnce(room, call, async (tx, locked, news) => {
        const split = await start(tx, locked, viewer, wish);
        const ask = { agreed: wish.confirmed_tokens ?? null, now: now() };
        const taken = await takeShare(tx, locked, split, viewer, ask, news);
        return { split: splitView(await settled(tx, locked, taken.split, news)), tokens: taken.tokens };
      }),
    joinSplit: (
      room: RoomRow,
      viewer: UserRow,
      wish: { split_id: number; share: number; confirmed_tokens?: number | undefined },
      call: IdempotentCall,
    ): Promise<Paid> =>
      payOnce(room, call, async (tx, locked, news) => {
        const split = await readSplit(tx, locked.user.id, wish.split_id);
        const view = split && splitView(split);
        const isOpen =
          view &&
          mayJoinSplit(roomStatus(locked), view, viewer.username) &&
          !isSplitOver(roomStatus(locked), view.expires_at, now());
        // Somebody else was faster: what was shown is not what would be paid.
        if (!split || !isOpen || view.next_share !== wish.share) throw new ApiError('conflict');
        const ask = { agreed: wish.confirmed_tokens ?? null, now: now() };
        const taken = await takeShare(tx, locked, split, viewer, ask, news);
        return { split: splitView(await settled(tx, locked, taken.split, news)), tokens: taken.tokens };
      }),
    cancelSplit: (room: RoomRow, id: number, viewer: UserRow, isStaff: boolean) =>
      callOff(room.user.id, id, ({ row }) => isStaff || row.byUserId === viewer.id),
    /** The staff of a room proposes a split (`/tip_split`) and takes no share. False: not in the present state. */
    async proposeSplit(
      room: RoomRow,
      by: Pick<UserRow, 'id' | 'username'>,
      wish: { target_splitters: number; split_amount: number },
    ): Promise<boolean> {
      const news = createNews();
      try {
        await inTransaction(database, async (tx) => {
          const locked = await lockRoom(tx, room.user.id);
          tellSplit(news, locked, await start(tx, locked, by, wish));
        });
      } catch (error) {
        if (error instanceof ApiError && error.errorType === 'conflict') return false;
        throw error;
      }
      await news.send(broadcast, log);
      return true;
    },
  };
}

const idsNow = async (tx: Orm, modelId: number): Promise<Record<string, unknown>> => ({
  app_ids: appIdsOf(await appsOf(tx, modelId)),
});

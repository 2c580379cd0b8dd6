import type { EventName } from '@footlight/contract/realtime';
import { type AppName, type AppView, isPlayedApp, type SettledTip } from '@footlight/contract/room-apps';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { oneStatement, type Parts } from '../db/one-statement.ts';
import { roomApp, roomAppNews } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { type RoomNews, type ToyRow, toyToLock, turnToy } from '../toys/toys.ts';
import { type AppRow, appsToLock, move, viewOf } from './store.ts';

const EVENT_OF = {
  tip_goal: 'v3.app.tip_goal',
  tip_menu: 'v3.app.tip_menu',
  spin_wheel: 'v3.app.spin_wheel',
  king_of_the_hill: 'v3.app.koth',
  scratch_off: 'v3.app.scratchoff.update',
  golden_ticket: 'v3.app.golden_ticket',
  outcome: 'v3.app.outcome',
  rocketman: 'v3.app.rocketman',
  easter_egg: 'v3.app.easter_egg',
  sodastar: 'v3.chat.sodastar',
} as const satisfies Record<AppName, EventName>;

/** The event that tells of an app's change: a scratch-off that was won has one of its own. */
function eventOf(view: AppView): EventName {
  const isWin = view.app === 'scratch_off' && view.prizes[view.plays.at(-1)?.prize ?? -1]?.win === true;
  return isWin ? 'v3.app.scratchoff.win' : EVENT_OF[view.app];
}

/** What a tip moves in a room, all of it locked. */
export interface RoomPlay {
  apps: readonly AppRow[];
  toy: ToyRow | undefined;
}

type Room = { id: number; username: string };

/** An app as a tip left it. */
type MovedApp = Pick<AppRow, 'id' | 'state' | 'rev'>;

/**
 * What a tip does to the apps of a room, and what the room is to be told of it.
 *
 * @throws ApiError conflict when the tip pays a play that is not on offer at that price
 */
export function moveApps(
  room: Room,
  apps: readonly AppRow[],
  tip: SettledTip,
): { moved: MovedApp[]; news: RoomNews[] } {
  const moved: MovedApp[] = [];
  const news: RoomNews[] = [];
  const tell = (event: EventName, payload: object) =>
    news.push({ room: room.username, event, payload: { ...payload } });
  let isPlayed = !isPlayedApp(tip.app);
  for (const row of apps) {
    const change = move(row, tip);
    if (!change) continue;
    if (row.app === tip.app) isPlayed = true;
    const next = { ...row, state: change.state, rev: row.rev + 1 };
    moved.push({ id: next.id, state: next.state, rev: next.rev });
    const view = viewOf(next);
    if (view) tell(eventOf(view), view);
    if (change.sound) tell('v3.chat.play_sound', { sound: change.sound });
  }
  if (!isPlayed) throw new ApiError('conflict');
  return { moved, news };
}

/**
 * Moves the apps and the toy of a room by a tip, in the transaction that settles it: both are committed or neither is. What
 * the room is to be told is written beside it. Answers whether there is something to tell.
 *
 * @throws ApiError as {@link moveApps} does
 */
export async function playTip(
  tx: Orm,
  room: Room,
  { apps, toy }: RoomPlay,
  tip: SettledTip,
): Promise<boolean> {
  const { moved, news } = moveApps(room, apps, tip);
  const parts: Parts = {};
  for (const { id, state, rev } of moved) {
    parts[`app_${id}`] = tx.update(roomApp).set({ state, rev }).where(eq(roomApp.id, id));
  }
  news.push(...(await turnToy(tx, room, toy, tip)));
  if (news.length > 0) parts.news = tx.insert(roomAppNews).values(news);
  if (Object.keys(parts).length > 0) await oneStatement(tx, parts, { done: sql`true` });
  return news.length > 0;
}

/** {@link playTip} for a tip whose room is not locked yet. */
export async function applyTip(tx: Orm, room: Room, tip: SettledTip): Promise<boolean> {
  const apps = await appsToLock(tx, room.id);
  const [toy] = await toyToLock(tx, room.id);
  return playTip(tx, room, { apps, toy }, tip);
}

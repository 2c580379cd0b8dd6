import type { EventName } from '@footlight/contract/realtime';
import { type AppName, type AppView, isPlayedApp, type SettledTip } from '@footlight/contract/room-apps';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { roomApp, roomAppNews } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { turnToy } from '../toys/toys.ts';
import { lockApps, move, viewOf } from './store.ts';

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

/**
 * Moves the apps and the toy of a room by a tip, in the transaction that settles it: both are committed or neither is. What the
 * room is to be told is written beside it. Answers whether there is something to tell.
 *
 * @throws ApiError conflict when the tip pays a play that is not on offer at that price
 */
export async function applyTip(
  tx: Orm,
  room: { id: number; username: string },
  tip: SettledTip,
): Promise<boolean> {
  const rows = await lockApps(tx, room.id);
  const toyNews = await turnToy(tx, room, tip);
  const news: { event: EventName; payload: object }[] = [];
  let isPlayed = !isPlayedApp(tip.app);
  for (const row of rows) {
    const moved = move(row, tip);
    if (!moved) continue;
    if (row.app === tip.app) isPlayed = true;
    const next = { ...row, state: moved.state, rev: row.rev + 1 };
    await tx.update(roomApp).set({ state: next.state, rev: next.rev }).where(eq(roomApp.id, row.id));
    const view = viewOf(next);
    if (view) news.push({ event: eventOf(view), payload: view });
    if (moved.sound) news.push({ event: 'v3.chat.play_sound', payload: { sound: moved.sound } });
  }
  if (!isPlayed) throw new ApiError('conflict');
  if (news.length + toyNews.length === 0) return false;
  await tx
    .insert(roomAppNews)
    .values([
      ...news.map(({ event, payload }) => ({ room: room.username, event, payload: { ...payload } })),
      ...toyNews,
    ]);
  return true;
}

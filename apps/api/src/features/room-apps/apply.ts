import type { EventName } from '@footlight/contract/realtime';
import {
  type AppName,
  type AppView,
  isPlayedApp,
  type SettledTip as PlayedTip,
} from '@footlight/contract/room-apps';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import { roomApp } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { turnToy } from '../toys/toys.ts';
import { scoreTip } from '../versus/score.ts';
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

/** The event for an app's change: a won scratch-off has its own. */
function eventOf(view: AppView): (typeof EVENT_OF)[AppName] | 'v3.app.scratchoff.win' {
  const isWin = view.app === 'scratch_off' && view.prizes[view.plays.at(-1)?.prize ?? -1]?.win === true;
  return isWin ? 'v3.app.scratchoff.win' : EVENT_OF[view.app];
}

type Room = { id: number; username: string };

/**
 * Applies a tip to the apps, the toy and the versus contest of a room, in the transaction that settles it, and publishes the changes.
 *
 * @returns whether an app moved, so that the panels of the room change
 * @throws ApiError `conflict` when the tip pays for a play that is not on offer at that price
 */
export async function applyTip(unit: UnitOfWork, room: Room, tip: PlayedTip): Promise<boolean> {
  const { tx } = unit;
  let isPlayed = !isPlayedApp(tip.app);
  let isMoved = false;
  for (const row of await lockApps(tx, room.id)) {
    const change = move(row, tip);
    if (!change) continue;
    if (row.app === tip.app) isPlayed = true;
    isMoved = true;
    const next = { ...row, state: change.state, rev: row.rev + 1 };
    await tx.update(roomApp).set({ state: next.state, rev: next.rev }).where(eq(roomApp.id, row.id));
    const view = viewOf(next);
    // An app's view is the payload of its event; the compiler cannot see that they match.
    if (view) unit.toRoom(room.username, eventOf(view), view as never);
    if (change.sound) unit.toRoom(room.username, 'v3.chat.play_sound', { sound: change.sound });
  }
  if (!isPlayed) throw new ApiError('conflict');
  await turnToy(unit, room, tip);
  await scoreTip(unit, room, tip);
  return isMoved;
}

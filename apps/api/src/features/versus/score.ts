import type { SettledTip } from '@footlight/contract/room-apps';
import { eq, sql } from 'drizzle-orm';
import { queryRows } from '../../kernel/db/database.ts';
import { user, versusTip } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { sidesOf, versusById } from './store.ts';

/**
 * Counts a tip for the contest that runs in a room, in the transaction that settles the tip, and publishes the score in
 * both rooms. The side's row decides: the end of a contest locks it, so a tip settles either before the end and counts,
 * or after it and does not.
 */
export async function scoreTip(unit: UnitOfWork, room: { id: number; username: string }, tip: SettledTip) {
  const { tx } = unit;
  const [counted] = await queryRows<{ versus_id: number; at: string }>(
    tx,
    sql`UPDATE versus_side side SET score = score + ${tip.amount}
        FROM versus contest
        WHERE side.model_id = ${room.id} AND side.is_running AND contest.id = side.versus_id
          AND contest.ends_at > clock_timestamp()
        RETURNING side.versus_id, floor(extract(epoch FROM clock_timestamp()) * 1000) AS at`,
  );
  if (!counted) return;
  const [versusId, at] = [counted.versus_id, Number(counted.at)];
  await tx.insert(versusTip).values({
    entryId: tip.entry,
    versusId,
    modelId: room.id,
    username: tip.username,
    amount: tip.amount,
    at: new Date(at),
  });
  const row = await versusById(tx, versusId);
  if (!row) return;
  const sides = await sidesOf(tx, row);
  const other = row.hostId === room.id ? row.guestId : row.hostId;
  const [owner] = await tx.select({ username: user.username }).from(user).where(eq(user.id, other));
  const nameOf = (id: number) => (id === room.id ? room.username : (owner?.username ?? ''));
  const update = {
    versus_id: String(versusId),
    usernames: sides.map((side) => nameOf(side.modelId)),
    scores: sides.map(({ score }) => score),
    away: sides.filter(({ awaySince }) => awaySince !== null).map((side) => nameOf(side.modelId)),
    tip: { username: tip.username, broadcaster: room.username, tokens: tip.amount, at },
  };
  for (const name of update.usernames) unit.toRoom(name, 'v3.versus.update', update);
}

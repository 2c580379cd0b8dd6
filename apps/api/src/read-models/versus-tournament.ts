import type { Place, Site, VersusLeader, VersusTournament } from '@footlight/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../kernel/db/database.ts';
import { model, user, versusTournament } from '../kernel/db/schema/index.ts';
import { roomAvatar } from '../kernel/pictures.ts';
import { visible } from './browse/conditions.ts';

/** A tournament by its id, or the newest one. */
export async function findTournament(orm: Orm, id: number | null) {
  const [row] = await orm
    .select()
    .from(versusTournament)
    .where(id === null ? undefined : eq(versusTournament.id, id))
    .orderBy(desc(versusTournament.id))
    .limit(1);
  return row ?? null;
}

type Standing = { model_id: number; is_out: boolean; wins: string; tokens: string };

/** Wins first, then tokens, then the seeding. */
const standings = (orm: Orm, id: number, where: SQL | undefined): Promise<Standing[]> =>
  queryRows<Standing>(
    orm,
    sql`SELECT seat.model_id, seat.is_out,
          (SELECT count(*) FROM versus WHERE tournament_id = ${id} AND winner_id = seat.model_id) AS wins,
          (SELECT coalesce(sum(score), 0) FROM versus_side side JOIN versus contest ON contest.id = side.versus_id
            WHERE contest.tournament_id = ${id} AND side.model_id = seat.model_id) AS tokens
        FROM versus_seat seat JOIN ${model} ON ${model.userId} = seat.model_id
        WHERE seat.tournament_id = ${id} AND ${where ?? sql`true`}
        ORDER BY wins DESC, tokens DESC, seat.seat`,
  );

/** A tournament's table. Broadcasters that this visitor may not see are missing. */
export async function tournamentView(
  orm: Orm,
  row: typeof versusTournament.$inferSelect,
  { site, place }: { site: Site; place: Place },
): Promise<{ tournament: VersusTournament; leaderboard: VersusLeader[] }> {
  const where = visible({ gender: null, hiddenGenders: [], site, place });
  const rows = await standings(orm, row.id, where);
  const owners = await orm
    .select({ user, artSeed: model.artSeed })
    .from(user)
    .innerJoin(model, eq(model.userId, user.id))
    .where(and(sql`${user.id} IN (SELECT model_id FROM versus_seat WHERE tournament_id = ${row.id})`, where));
  const ownerOf = new Map(owners.map((owner) => [owner.user.id, owner]));
  const leaderboard = rows.flatMap((standing, index) => {
    const owner = ownerOf.get(standing.model_id);
    return owner
      ? {
          place: index + 1,
          username: owner.user.username,
          display_name: owner.user.displayName,
          avatar_url: roomAvatar(owner.user.avatar, owner.artSeed),
          wins: Number(standing.wins),
          tokens: Number(standing.tokens),
          is_out: standing.is_out,
        }
      : [];
  });
  return {
    tournament: {
      id: String(row.id),
      name: row.name,
      state: row.state as VersusTournament['state'],
      starts_at: row.startsAt.getTime(),
      round: row.round,
      winner: ownerOf.get(row.winnerId ?? 0)?.user.username ?? null,
    },
    leaderboard,
  };
}

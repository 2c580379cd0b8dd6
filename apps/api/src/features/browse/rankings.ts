import { eq, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../../kernel/db/database.ts';
import { meta } from '../../kernel/db/schema/index.ts';

const DAY_MS = 86_400_000;
/** Days that a ranking looks back at most, and some to spare. */
const DAYS_KEPT = 35;
/** The row of a broadcaster that sums up older days. */
const LONG_AGO = '1970-01-01';
/** The day of the last count, in `meta`. */
const COUNTED_KEY = 'browse.rankings';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Counts tips, shows and likes by broadcaster and day, from a day on. */
async function countDays(tx: Orm, from: string): Promise<void> {
  await tx.execute(sql`DELETE FROM broadcaster_day WHERE day >= ${from}::date`);
  await tx.execute(sql`
    INSERT INTO broadcaster_day (model_id, day, tokens, tips, likes)
    SELECT model_id, day, sum(tokens), sum(tips), sum(likes) FROM (
      SELECT model_id, (created_at AT TIME ZONE 'UTC')::date AS day, amount AS tokens, 1 AS tips, 0 AS likes
        FROM tip WHERE created_at >= ${from}::date
      UNION ALL
      SELECT model_id, (ended_at AT TIME ZONE 'UTC')::date, paid, 0, 0 FROM show WHERE ended_at >= ${from}::date
      UNION ALL
      SELECT model_id, day, 0, 0, 1 FROM rating WHERE day >= ${from}::date AND value = 'RATE_UP'
    ) received JOIN model ON model.user_id = received.model_id
    GROUP BY model_id, day`);
}

/** Sums up the tips and likes of old days, so that the table holds a bounded number of rows for each broadcaster. */
async function foldDays(tx: Orm, before: string): Promise<void> {
  await tx.execute(sql`
    WITH old AS (
      DELETE FROM broadcaster_day WHERE day < ${before}::date AND day > ${LONG_AGO}::date RETURNING *
    )
    INSERT INTO broadcaster_day (model_id, day, tokens, tips, likes)
    SELECT model_id, ${LONG_AGO}::date, 0, sum(tips), sum(likes) FROM old GROUP BY model_id
    ON CONFLICT (day, model_id) DO UPDATE SET
      tips = broadcaster_day.tips + excluded.tips, likes = broadcaster_day.likes + excluded.likes`);
}

async function writeScores(tx: Orm, now: number): Promise<void> {
  const within = (days: number) => sql`day > ${dayOf(now - days * DAY_MS)}::date`;
  const month = `${dayOf(now).slice(0, 7)}-01`;
  await tx.execute(sql`
    INSERT INTO broadcaster_score AS old
      (model_id, tokens, tips_7_days, tips_30_days, tips_ever, likes_30_days, likes_of_month)
    SELECT model_id,
      coalesce(sum(tokens) FILTER (WHERE ${within(30)}), 0),
      coalesce(sum(tips) FILTER (WHERE ${within(7)}), 0),
      coalesce(sum(tips) FILTER (WHERE ${within(30)}), 0),
      coalesce(sum(tips), 0),
      coalesce(sum(likes) FILTER (WHERE ${within(30)}), 0),
      coalesce(sum(likes) FILTER (WHERE day >= ${month}::date), 0)
    FROM broadcaster_day GROUP BY model_id
    ON CONFLICT (model_id) DO UPDATE SET tokens = excluded.tokens, tips_7_days = excluded.tips_7_days,
      tips_30_days = excluded.tips_30_days, tips_ever = excluded.tips_ever,
      likes_30_days = excluded.likes_30_days, likes_of_month = excluded.likes_of_month
    WHERE (old.tokens, old.tips_7_days, old.tips_30_days, old.tips_ever, old.likes_30_days, old.likes_of_month)
      IS DISTINCT FROM (excluded.tokens, excluded.tips_7_days, excluded.tips_30_days, excluded.tips_ever,
        excluded.likes_30_days, excluded.likes_of_month)`);
}

/** Tokens of the contests that have ended, of every broadcaster who had one. */
async function writeVersusScores(tx: Orm, now: number): Promise<void> {
  const within = (days: number) =>
    sql`contest.ended_at > ${new Date(now - days * DAY_MS).toISOString()}::timestamptz`;
  await tx.execute(sql`
    INSERT INTO broadcaster_score AS old (model_id, tokens, tips_7_days, tips_30_days, tips_ever, likes_30_days,
      likes_of_month, versus_7_days, versus_30_days, versus_ever)
    SELECT model_id, 0, 0, 0, 0, 0, 0,
      coalesce(sum(score) FILTER (WHERE ${within(7)}), 0),
      coalesce(sum(score) FILTER (WHERE ${within(30)}), 0),
      sum(score)
    FROM versus_side side JOIN versus contest ON contest.id = side.versus_id
    WHERE contest.state = 'ended' GROUP BY model_id
    ON CONFLICT (model_id) DO UPDATE SET versus_7_days = excluded.versus_7_days,
      versus_30_days = excluded.versus_30_days, versus_ever = excluded.versus_ever
    WHERE (old.versus_7_days, old.versus_30_days, old.versus_ever)
      IS DISTINCT FROM (excluded.versus_7_days, excluded.versus_30_days, excluded.versus_ever)`);
}

/** Records who had most likes in the month that ended last. */
async function crownWinner(tx: Orm, now: number): Promise<void> {
  const today = new Date(now);
  const first = dayOf(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1));
  const next = dayOf(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1));
  await tx.execute(sql`
    INSERT INTO monthly_winner (month, model_id, likes)
    SELECT ${first}::date, model_id, count(*) FROM rating JOIN model ON model.user_id = model_id
    WHERE is_listed AND day >= ${first}::date AND day < ${next}::date AND value = 'RATE_UP'
    GROUP BY model_id ORDER BY count(*) DESC, model_id LIMIT 1
    ON CONFLICT DO NOTHING`);
}

/**
 * Counts what broadcasters received since the last run and writes the sums by which the rankings are ordered: leaders,
 * sodastars, `/top`, most liked, versus. The first run counts everything.
 */
export async function refreshRankings(orm: Orm, now: Date): Promise<void> {
  const time = now.getTime();
  await orm.transaction(async (tx) => {
    const [counted] = await tx.select().from(meta).where(eq(meta.key, COUNTED_KEY));
    // A day before the last run: a transaction that was open then may have committed since.
    await countDays(tx as Orm, counted ? dayOf(Date.parse(counted.value) - DAY_MS) : LONG_AGO);
    await foldDays(tx as Orm, dayOf(time - DAYS_KEPT * DAY_MS));
    await writeScores(tx as Orm, time);
    await writeVersusScores(tx as Orm, time);
    await crownWinner(tx as Orm, time);
    await tx
      .insert(meta)
      .values({ key: COUNTED_KEY, value: dayOf(time) })
      .onConflictDoUpdate({ target: meta.key, set: { value: dayOf(time) } });
  });
}

/** A broadcaster's place among the most liked of the month, from 1; null without a like. */
export async function placeByLikes(
  orm: Orm,
  modelId: number,
): Promise<{ likes: number; place: number | null }> {
  const [row] = await queryRows<{ likes: number; place: string }>(
    orm,
    sql`SELECT mine.likes_of_month AS likes, (
          SELECT count(*) FROM broadcaster_score other JOIN model ON model.user_id = other.model_id
          WHERE is_listed AND (other.likes_of_month > mine.likes_of_month
            OR (other.likes_of_month = mine.likes_of_month AND other.model_id < mine.model_id))) AS place
        FROM broadcaster_score mine WHERE mine.model_id = ${modelId}`,
  );
  const likes = Number(row?.likes ?? 0);
  return { likes, place: likes > 0 ? Number(row?.place) + 1 : null };
}

import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../../apps/api/src/kernel/db/database.ts';

/** Copies the demo's broadcasters until there are enough, each with viewers and ratings of its own. */
export async function grow({ orm }: Database, wanted: number): Promise<void> {
  const rooms = Number(
    ((await orm.execute(sql`SELECT count(*) AS n FROM model`)) as unknown as { rows: { n: string }[] })
      .rows[0]?.n,
  );
  const copies = Math.ceil((wanted - rooms) / 420);
  for (let copy = 0; copy < copies; copy += 1) {
    const shift = 1_000_000 + rooms * 10 + copy * 10_000;
    await orm.execute(sql`INSERT INTO "user" (id, username, display_name, email, password_hash, gender, type, roles, country)
      SELECT id + ${shift}::int, username || '_' || ${shift}::int, display_name, ${shift}::int || email, password_hash, gender, type, roles, country
      FROM "user" WHERE id BETWEEN 1001 AND 1420`);
    await orm.execute(sql`INSERT INTO model (user_id, gender, status, subject, stream_name, art_seed, tags, languages, region,
        country, ethnicity, age, viewers, rating, rating_count, followers, is_voyeur, voyeur_place, house, studio_id, is_vr,
        settings, blocked_countries, blocked_states, debut_on)
      SELECT user_id + ${shift}::int, gender, status, subject, stream_name || ${shift}::int, art_seed || ${shift}::int, tags, languages,
        region, country, ethnicity, age, (viewers * random())::int, rating, (rating_count * random())::int, followers,
        is_voyeur, voyeur_place, house, studio_id, is_vr, settings, blocked_countries, blocked_states, debut_on
      FROM model WHERE user_id BETWEEN 1001 AND 1420`);
    await orm.execute(sql`INSERT INTO broadcaster_score (model_id, tokens, tips_7_days, tips_30_days, tips_ever, likes_30_days, likes_of_month)
      SELECT model_id + ${shift}::int, tokens * 2, tips_7_days, tips_30_days * 2, tips_ever, likes_30_days, likes_of_month
      FROM broadcaster_score WHERE model_id BETWEEN 1001 AND 1420`);
  }
  for (const table of ['"user"', 'model', 'broadcaster_score', 'follow'])
    await orm.execute(sql.raw(`VACUUM ANALYZE ${table}`));
}

/** Grows the demo of a running platform. */
export async function growDemo(databaseUrl: string, wanted: number): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: ':memory:' });
  await grow(database, wanted);
  await database.close();
}

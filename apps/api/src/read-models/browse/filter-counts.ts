import {
  type FilterCounts,
  type Gender,
  LIST_RATES,
  type ListRequest,
  listPath,
  type Place,
  SECTION_OF_GENDER,
  type Site,
} from '@footlight/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../../kernel/db/database.ts';
import { broadcasterScore, model } from '../../kernel/db/schema/index.ts';
import { filterRules, ruleOf, visible } from './conditions.ts';
import { scoreOf } from './rankings.ts';
import type { Filters } from './request.ts';

interface Asked {
  list: ListRequest;
  filters: Filters;
  hiddenGenders: readonly Gender[];
  /** Tags that are offered. */
  tags: readonly string[];
  site: Site;
  place: Place;
  now: number;
}

const FILTERS = ['source', 'lang', 'region', 'tag', 'rate', 'chRate'] as const;
type Filter = (typeof FILTERS)[number];
const RATINGS = ['1', '2', '3', '4', '5'];

const isTrue = (rule: SQL | undefined): SQL => sql`(${rule ?? sql`true`}) IS TRUE`;
/** Rooms that pass every filter but this one. */
const besides = (filter?: Filter): SQL =>
  sql.join(
    FILTERS.filter((one) => one !== filter).map((one) => sql.raw(`is_${one.toLowerCase()}`)),
    sql` AND `,
  );
const texts = (values: readonly string[]): SQL =>
  sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/**
 * How many rooms each value of a filter would give. One pass over the table notes for each room which filters it passes;
 * a filter's own values are counted among the rooms that pass the others.
 */
export async function filterCounts(orm: Orm, asked: Asked): Promise<FilterCounts> {
  const { list, filters, site, place, hiddenGenders, now } = asked;
  const rules: Record<Filter, SQL | undefined> = {
    ...filterRules(filters),
    source: and(
      list.gender ? eq(model.gender, list.gender) : undefined,
      ruleOf(orm, list, { now, userId: null }),
    ),
  };
  const passes = FILTERS.map((one) => sql`${isTrue(rules[one])} AS ${sql.raw(`is_${one.toLowerCase()}`)}`);
  const from = scoreOf(list)
    ? sql`${model} LEFT JOIN ${broadcasterScore} ON ${broadcasterScore.modelId} = ${model.userId}`
    : sql`${model}`;
  // Prices are whole numbers: bucket n has those up to the n-th amount.
  const amounts = sql`ARRAY[${sql.join(
    LIST_RATES.map((amount) => sql`${Number(amount) + 1}::int`),
    sql`, `,
  )}]`;
  const rows = await queryRows<{ name: Filter | 'all'; value: string; count: string }>(
    orm,
    sql`WITH rooms AS MATERIALIZED (
      SELECT ${model.gender} AS gender, ${model.region} AS region, ${model.languages} AS languages,
        ${model.tags} AS tags, ${model.privatePrice} AS price, ${model.rating} AS rating,
        ${sql.join(passes, sql`, `)}
      FROM ${from} WHERE ${visible({ gender: null, hiddenGenders, site, place })}
    )
    SELECT 'all' AS name, '' AS value, count(*) AS count FROM rooms WHERE ${besides()}
    UNION ALL SELECT 'source', gender::text, count(*) FROM rooms WHERE ${besides('source')} GROUP BY gender
    UNION ALL SELECT 'lang', value, count(*) FROM rooms, unnest(languages) value WHERE ${besides('lang')} GROUP BY value
    UNION ALL SELECT 'region', region, count(*) FROM rooms WHERE ${besides('region')} AND region IS NOT NULL GROUP BY region
    UNION ALL SELECT 'tag', value, count(*) FROM rooms, unnest(tags) value
      WHERE ${besides()} AND value = ANY(${texts(asked.tags)}) GROUP BY value
    UNION ALL SELECT 'rate', width_bucket(price, ${amounts})::text, count(*) FROM rooms
      WHERE ${besides('rate')} AND price >= 0 GROUP BY 2
    UNION ALL SELECT 'chRate', floor(rating)::int::text, count(*) FROM rooms
      WHERE ${besides('chRate')} AND rating >= 1 GROUP BY 2`,
  );
  const counts: FilterCounts = { source: {}, lang: {}, region: {}, tag: {}, rate: {}, chRate: {} };
  let everybody = 0;
  for (const { name, value, count } of rows) {
    const rooms = Number(count);
    if (name === 'all') {
      if (rooms > 0) counts.source[listPath(list)] = rooms;
    } else if (name === 'source') {
      everybody += rooms;
      counts.source[SECTION_OF_GENDER[value as Gender]] = rooms;
    } else counts[name][value] = rooms;
  }
  // "Up to" and "at least": sums of the buckets on one side.
  const [prices, stars] = [counts.rate, counts.chRate];
  const sum = (of: Record<string, number>, is: (bucket: number) => boolean) =>
    Object.entries(of).reduce((all, [bucket, rooms]) => all + (is(Number(bucket)) ? rooms : 0), 0);
  counts.rate = Object.fromEntries(
    LIST_RATES.map((amount, at) => [amount, sum(prices, (bucket) => bucket <= at)]),
  );
  counts.chRate = Object.fromEntries(
    RATINGS.map((least) => [least, sum(stars, (bucket) => bucket >= Number(least))]),
  );
  return everybody > 0 ? { ...counts, source: { ...counts.source, '/': everybody } } : counts;
}

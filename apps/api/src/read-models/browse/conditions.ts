import {
  type Gender,
  type ListRequest,
  listsExplicit,
  type Place,
  rateRange,
  type Site,
} from '@footlight/contract';
import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  not,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { toySeenSince } from '../../features/toys/toys.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { broadcasterScore, follow, model, show, toy, user } from '../../kernel/db/schema/index.ts';
import { newRooms } from '../../kernel/rooms/new-rooms.ts';
import { stateCodeOf } from '../../kernel/rooms/room-row.ts';
import { notExplicit } from '../../kernel/rooms/rooms.ts';
import { scoreOf } from './rankings.ts';
import type { BrowseRequest, BrowseSurroundings, Filters } from './request.ts';

/** Clubs are open until their broadcaster closes them, as in `clubSettings`. */
const hasOpenClub = sql`coalesce(${model.settings} -> 'fanclub' ->> 'isEnabled', 'true') <> 'false'`;
const isLive = eq(model.rank, 0);

const inShow = (orm: Orm, where: SQL) =>
  orm.select({ id: show.modelId }).from(show).where(sql`${show.state} <> 'ended' AND ${where}`);

/** Whether a room takes private requests now: `mayRequestPrivate` in SQL. */
const takesPrivates = (orm: Orm) =>
  and(sql`${model.takesPrivates}`, notInArray(model.userId, inShow(orm, sql`${show.kind} = 'limited'`)));

/** Whether viewers may spy on the running private: `maySpy` in SQL. */
export const isSpyable = (orm: Orm) =>
  and(
    eq(model.status, 'private'),
    sql`${model.settings} -> 'spyEnabled' = 'true' AND jsonb_typeof(${model.settings} -> 'spyPrice') = 'number'`,
    inArray(model.userId, inShow(orm, sql`${show.state} = 'running' AND ${show.kind} = 'private'`)),
    notInArray(model.userId, inShow(orm, sql`${show.kind} = 'limited'`)),
  );

/** Visible at all: listed, of a shown gender, not explicit where the site hides it, not blocked where the visitor is. */
export function visible({
  gender,
  hiddenGenders,
  site,
  place,
}: {
  gender: Gender | null;
  hiddenGenders: readonly Gender[];
  site: Site;
  place: Place;
}): SQL | undefined {
  const state = stateCodeOf(place);
  return and(
    sql`${model.isListed}`,
    gender ? eq(model.gender, gender) : undefined,
    hiddenGenders.length > 0 ? notInArray(model.gender, [...hiddenGenders]) : undefined,
    listsExplicit(site) ? undefined : notExplicit,
    place.country ? not(arrayOverlaps(model.blockedCountries, [place.country])) : undefined,
    state ? not(arrayOverlaps(model.blockedStates, [state])) : undefined,
  );
}

/** A tag page's rooms; the form `…-cams` has only those that are live. */
export const tagOf = (term: string): { tag: string; isLive: boolean } =>
  term.endsWith('-cams')
    ? { tag: term.slice(0, -'-cams'.length), isLive: true }
    : { tag: term, isLive: false };

const ofTag = (term: string | undefined) => {
  if (term === undefined) return undefined;
  const { tag, isLive: onlyLive } = tagOf(term);
  return and(arrayContains(model.tags, [tag]), onlyLive ? isLive : undefined);
};

const ofStudio = (username: string) =>
  sql`${model.studioId} = (SELECT id FROM ${user} WHERE username = ${username} AND type = 'studio')`;

const privateRule = (orm: Orm, { id, values }: ListRequest): SQL | undefined => {
  switch (id) {
    case 'private-cam2cam':
    case 'private-cam2cam-top':
      return and(takesPrivates(orm), sql`${model.takesCams}`);
    case 'private-spy':
      return isSpyable(orm);
    case 'private-ticket':
      return eq(model.status, 'limited');
    case 'private-exclusive':
      return and(takesPrivates(orm), eq(model.status, 'online'), sql`${model.hasExclusive}`);
    case 'private-rate': {
      const { from, to } = rateRange(values.amount ?? '', values.to);
      // Prices are 32-bit integers.
      return and(
        takesPrivates(orm),
        sql`${model.privatePrice} BETWEEN ${from} AND ${Math.min(to, 2 ** 31 - 1)}`,
      );
    }
    default:
      return takesPrivates(orm);
  }
};

/** Which rooms a list has (spec 2 §2), apart from what is visible to this visitor. */
export function ruleOf(
  orm: Orm,
  list: ListRequest,
  { now, userId }: Pick<BrowseSurroundings, 'now' | 'userId'>,
): SQL | undefined {
  const { id, values } = list;
  switch (id) {
    case 'home':
    case 'multi-filter':
      return undefined;
    case 'new':
      return newRooms(now);
    case 'top-rated':
      return isLive;
    case 'leaders':
    case 'sodastars':
    case 'versus-leaderboard':
    case 'top':
      return gt(scoreOf(list) ?? broadcasterScore.tokens, 0);
    case 'control-her':
      return inArray(
        model.userId,
        orm
          .select({ id: toy.modelId })
          .from(toy)
          .where(gt(toy.seenAt, toySeenSince(now))),
      );
    case 'fanclub':
      return and(hasOpenClub, values.tab === 'online' ? ne(model.status, 'offline') : undefined);
    case 'language':
      return arrayContains(model.languages, [values.language ?? '']);
    case 'region':
      return eq(model.region, values.region ?? '');
    case 'tag':
      return and(ofTag(values.term), ofTag(values.term2));
    case 'role':
      return inArray(
        model.userId,
        orm
          .select({ id: user.id })
          .from(user)
          .where(and(eq(user.type, 'model'), sql`${user.roles} @> ${JSON.stringify([values.role])}::jsonb`)),
      );
    case 'studio':
      return ofStudio(values.studio ?? '');
    case 'versus':
    case 'versus-girls':
      return sql`${model.isVersus}`;
    case 'independent-romanian':
      return and(eq(model.country, 'RO'), isNull(model.studioId));
    case 'jb-cams':
    case 'julmodels':
      return ofStudio(id);
    case 'voyeur':
      return and(sql`${model.isVoyeur}`, values.place ? eq(model.voyeurPlace, values.place) : undefined);
    case 'casa-salsa':
      return and(sql`${model.isVoyeur}`, eq(model.house, 'casa-salsa'));
    case 'vr':
      return sql`${model.isVr}`;
    case 'followed':
      return inArray(
        model.userId,
        orm
          .select({ id: follow.modelId })
          .from(follow)
          .where(eq(follow.userId, userId ?? 0)),
      );
    case 'for-you':
      return and(
        isLive,
        notInArray(
          model.userId,
          orm
            .select({ id: follow.modelId })
            .from(follow)
            .where(eq(follow.userId, userId ?? 0)),
        ),
      );
    default:
      return privateRule(orm, list);
  }
}

/** The condition of each filter; undefined for a filter without a value. */
export const filterRules = (filters: Filters) => ({
  lang: filters.languages.length > 0 ? arrayOverlaps(model.languages, filters.languages) : undefined,
  region: filters.regions.length > 0 ? inArray(model.region, filters.regions) : undefined,
  tag: filters.tags.length > 0 ? arrayContains(model.tags, filters.tags) : undefined,
  rate: filters.rate
    ? sql`${model.privatePrice} BETWEEN ${filters.rate.from} AND ${filters.rate.to}`
    : undefined,
  chRate: filters.leastRating === null ? undefined : sql`${model.rating} >= ${filters.leastRating}`,
});

/** The rooms of a list that this visitor may see. */
export const conditionOf = (orm: Orm, request: BrowseRequest, around: BrowseSurroundings): SQL | undefined =>
  and(
    visible({ ...request, gender: request.list.gender, site: around.site }),
    ruleOf(orm, request.list, around),
    request.filters ? and(...Object.values(filterRules(request.filters))) : undefined,
  );

import { type Gender, type HomeSection, homeSectionList, type Place, type Site } from '@footlight/contract';
import { and, between, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { follow, model, roomApp, roomView } from '../../kernel/db/schema/index.ts';
import { conditionOf, visible } from '../browse/conditions.ts';
import { GOAL_SHARE, IS_OPEN_GOAL } from '../browse/goals.ts';
import { BY_VIEWERS, type Order, orderOf } from '../browse/orders.ts';
import type { BrowseRequest } from '../browse/request.ts';

export interface HomeSurroundings {
  site: Site;
  hiddenGenders: Gender[];
  /** Where the visitor is; broadcasters who block it are in no section. */
  place: Place;
  now: number;
  userId: number | null;
}

/** A goal is near from this share on. Assumed. */
const NEAR = 0.5;
const isLive = eq(model.rank, 0);
const isNotOffline = lt(model.rank, 2);

/** Rooms that the user follows or visited. */
const isFavorite = (orm: Orm, userId: number): SQL | undefined =>
  or(
    inArray(model.userId, orm.select({ id: follow.modelId }).from(follow).where(eq(follow.userId, userId))),
    inArray(
      model.userId,
      orm.select({ id: roomView.modelId }).from(roomView).where(eq(roomView.userId, userId)),
    ),
  );

const isNearGoal = (orm: Orm): SQL =>
  inArray(
    model.userId,
    orm
      .select({ id: roomApp.modelId })
      .from(roomApp)
      .where(sql`${IS_OPEN_GOAL} AND ${GOAL_SHARE} >= ${NEAR}`),
  );
const byGoal = [
  sql`(SELECT max(${GOAL_SHARE}) FROM ${roomApp} WHERE ${roomApp.modelId} = ${model.userId} AND ${IS_OPEN_GOAL}) DESC`,
  model.userId,
];

type SectionQuery = { where: SQL | undefined; order: Order };

/** Which rooms a section has, and their order. Offline rooms are only among the favourites. */
export function sectionQuery(orm: Orm, section: HomeSection, around: HomeSurroundings): SectionQuery {
  const { hiddenGenders, place, site, userId } = around;
  const seen = visible({ gender: null, hiddenGenders, site, place });
  const of = (where: SQL | undefined, order: Order = BY_VIEWERS): SectionQuery => ({
    where: and(seen, where),
    order,
  });
  switch (section.type) {
    case 'favorite':
      return of(userId === null ? sql`false` : isFavorite(orm, userId));
    case 'age': {
      const [from = 18, to = 99] = section.value.split('-').map(Number);
      return of(and(isNotOffline, between(model.age, from, to)));
    }
    case 'ethnicity':
      return of(and(isNotOffline, eq(model.ethnicity, section.value)));
    case 'country':
      return of(and(isNotOffline, eq(model.country, section.value)));
    case 'nearGoal':
      return of(and(isLive, isNearGoal(orm)), byGoal);
    default: {
      const list = homeSectionList(section);
      if (!list) throw new Error(`Home section ${section.type} has no list`);
      const request: BrowseRequest = {
        list,
        filters: null,
        page: 1,
        perPage: 1,
        hiddenGenders,
        hasMedia: false,
        isByConnection: false,
        thumbnailGroup: null,
        language: 'en',
        place,
      };
      const rule = conditionOf(orm, request, {
        ...around,
        headerAndFooter: { headerHtml: '', footerHtml: '' },
      });
      const order = orderOf(request);
      // A row is short: rooms whose main language it is come before rooms that also speak it.
      return {
        where: and(rule, isNotOffline),
        order:
          section.type === 'language'
            ? [model.rank, sql`(${model.languages}[1] = ${section.value}) DESC`, ...order]
            : order,
      };
    }
  }
}

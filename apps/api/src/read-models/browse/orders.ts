import type { ListRequest } from '@footlight/contract';
import { type SQL, sql } from 'drizzle-orm';
import { model } from '../../kernel/db/schema/index.ts';
import { scoreOf } from './rankings.ts';
import type { BrowseRequest } from './request.ts';

/** Public rooms first, then rooms in shows, then offline ones; within each, most viewers first. */
export const BY_VIEWERS = [model.rank, sql`${model.viewers} DESC NULLS LAST`, model.userId];
/** For lists of one status, whose rooms have one rank. */
const OF_ONE_STATUS = [sql`${model.viewers} DESC NULLS LAST`, model.userId];
/** `NULLS LAST` as in the indexes, which are not used otherwise. */
export const BY_RATING = [sql`${model.popularity} DESC NULLS LAST`, model.userId];
const BY_DEBUT = [model.rank, sql`${model.debutOn} DESC NULLS LAST`, model.userId];
const BY_PRICE = [sql`${model.privatePrice} ASC NULLS LAST`, model.userId];
/** Connected rooms first, then those that were connected last. */
const BY_CONNECTION = [
  sql`(${model.rank} = 2)`,
  sql`${model.lastOnlineAt} DESC NULLS LAST`,
  sql`${model.viewers} DESC`,
  model.userId,
];

export type Order = (SQL | typeof model.rank | typeof model.userId)[];

const orderOfList = (list: ListRequest): Order => {
  const score = scoreOf(list);
  if (score) return [sql`${score} DESC NULLS LAST`, model.userId];
  switch (list.id) {
    case 'new':
      return BY_DEBUT;
    case 'private-ticket':
    case 'private-spy':
      return OF_ONE_STATUS;
    case 'top-rated':
    case 'private-top':
    case 'private-cam2cam-top':
      return BY_RATING;
    default:
      return BY_VIEWERS;
  }
};

/** The order of a list. */
export const orderOf = ({ list, filters, isByConnection }: BrowseRequest): Order => {
  if (isByConnection) return BY_CONNECTION;
  if (filters && filters.sort !== 'popular')
    return { new: BY_DEBUT, rating: BY_RATING, price: BY_PRICE }[filters.sort];
  return orderOfList(list);
};

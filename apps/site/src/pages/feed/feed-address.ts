import { FEED_COLLECTIONS, type FeedCollection, type Gender, genderOfSection } from '@footlight/contract';
import { listAddress, pageOf, pageText } from '../../features/content/list-address.ts';

export interface FeedPlace {
  gender: Gender;
  /** `/girls` and so on. */
  section: string;
  collection: FeedCollection;
  page: number;
}

/** The feed that an address shows: `/girls/feed?collection=new&page=2`. */
export const feedPlace = (pathname: string, query: URLSearchParams): FeedPlace => {
  const section = pathname.replace(/\/feed\/?$/, '');
  return {
    gender: genderOfSection(section) ?? 'f',
    section,
    collection: FEED_COLLECTIONS.find((one) => one === query.get('collection')) ?? 'live',
    page: pageOf(query, 'page'),
  };
};

export const feedAddress = ({ section, collection, page }: Omit<FeedPlace, 'gender'>): string =>
  listAddress(`${section}/feed`, {
    collection: collection === 'live' ? null : collection,
    page: pageText(page),
  });

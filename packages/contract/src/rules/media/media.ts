import { DAY, NEW_MEDIA_AGE } from '../constants.ts';
import { fanclubOpens, fanclubPrice } from '../fan-clubs/fan-club.ts';
import type { FanclubLevel } from '../fan-clubs/fan-club-levels.ts';
import { isNewSince } from '../room/person.ts';
import type { MediaAccess } from './media-access.ts';

/** The fields of an item that the rules use. */
interface Media {
  id: number;
  user_id: number;
  username: string;
  slug: string;
  type_name: string;
  token_price: number;
  is_free_no_auth: boolean;
  is_published?: boolean | undefined;
  fanclub_access_level: FanclubLevel | null;
  user_status: number;
  created_at: string;
}

/** Created within the last 30 days (spec 1 §4). */
export const isNewMedia = (media: Pick<Media, 'created_at'>, now: number): boolean =>
  isNewSince(media.created_at, NEW_MEDIA_AGE / DAY, now);

/** Owned by its author and its buyers (spec 1 §4). */
export const isOwnedMedia = (
  media: Pick<Media, 'id' | 'user_id'>,
  viewer: { userId: number; mediaIds: readonly number[] },
): boolean => media.user_id === viewer.userId || viewer.mediaIds.includes(media.id);

/** A price or a fan-club level, and not owned (spec 1 §4). */
export const needsPayment = (
  media: Pick<Media, 'id' | 'user_id' | 'token_price' | 'fanclub_access_level'>,
  viewer: { userId: number; mediaIds: readonly number[] },
): boolean => !isOwnedMedia(media, viewer) && (media.token_price > 0 || media.fanclub_access_level !== null);

/** The address of an item's page (spec 1 §2). */
export const mediaHref = ({ username, slug, id }: Pick<Media, 'username' | 'slug' | 'id'>): string =>
  `/${username}/media/${slug || 'item'}/${id}`;

/** `user_status` of a removed author (spec 3 §3). */
export const REMOVED_AUTHOR = 3;
/** Fewest unbought items for a bundle (spec 2 §5). */
export const BUNDLE_MINIMUM = 2;
/** The author's share of a sale; assumed to be that of fan clubs. */
export const MEDIA_SHARE_PERCENT = 80;

type Terms = Pick<
  Media,
  | 'id'
  | 'user_id'
  | 'type_name'
  | 'token_price'
  | 'is_free_no_auth'
  | 'is_published'
  | 'fanclub_access_level'
  | 'user_status'
>;

/** A viewer of media. Guests have no id; `level` is their level in the author's fan club. */
export interface MediaViewer {
  userId: number | null;
  mediaIds: readonly number[];
  level: FanclubLevel | null;
}

/**
 * An item that is not published, or a recording that is not on sale and in no fan club, belongs to its broadcaster and
 * to those who paid for it. It is in no public list.
 */
export const isUnlistedMedia = (
  media: Pick<Media, 'type_name' | 'fanclub_access_level' | 'is_published'>,
  isForSale: boolean,
): boolean =>
  media.is_published === false ||
  (media.type_name === 'recording' && !isForSale && media.fanclub_access_level === null);

/** A visitor's access to an item (spec 1 §4, §6; spec 3 §6). `complete` and `free` play. */
export const mediaAccess = (media: Terms, viewer: MediaViewer, isForSale: boolean): MediaAccess => {
  const { userId } = viewer;
  if (userId !== null && isOwnedMedia(media, { userId, mediaIds: viewer.mediaIds })) return 'complete';
  if (media.user_status === REMOVED_AUTHOR || isUnlistedMedia(media, isForSale)) return 'unavailable';
  if (userId !== null && fanclubOpens(viewer.level, media.fanclub_access_level)) return 'complete';
  if (media.token_price > 0) return isForSale ? 'payment' : 'unavailable';
  if (media.fanclub_access_level !== null) return 'fanclub';
  return media.is_free_no_auth || userId !== null ? 'free' : 'login';
};

export const playsMedia = (access: MediaAccess): boolean => access === 'complete' || access === 'free';

/** The items of an author's bundle and its price; null if there is no bundle (spec 2 §5). */
export const mediaBundle = <M extends Terms & { isForSale: boolean }>(
  media: readonly M[],
  viewer: MediaViewer,
  isEnabled: boolean,
): { items: M[]; price: number; fullPrice: number } | null => {
  const items = media.filter((item) => mediaAccess(item, viewer, item.isForSale) === 'payment');
  if (!isEnabled || items.length < BUNDLE_MINIMUM) return null;
  return {
    items,
    price: items.reduce((sum, item) => sum + fanclubPrice(item.token_price, viewer.level), 0),
    fullPrice: items.reduce((sum, item) => sum + item.token_price, 0),
  };
};

/** Splits the price of a sale into the author's share, rounded down to whole tokens, and the platform's fee. */
export const splitMedia = (price: number): { share: number; fee: number } => {
  const share = Math.floor((price * MEDIA_SHARE_PERCENT) / 100);
  return { share, fee: price - share };
};

import { DAY, NEW_MEDIA_AGE } from '../constants.ts';
import type { MediaCardItem } from '../entities/media.ts';
import { isNewSince } from './person.ts';

/** Created within the last 30 days (spec 1 §4). */
export const isNewMedia = (media: Pick<MediaCardItem, 'created_at'>, now: number): boolean =>
  isNewSince(media.created_at, NEW_MEDIA_AGE / DAY, now);

/** Owned by its author and by whoever purchased it (spec 1 §4). */
export const isOwnedMedia = (
  media: Pick<MediaCardItem, 'id' | 'user_id'>,
  viewer: { userId: number; mediaIds: readonly number[] },
): boolean => media.user_id === viewer.userId || viewer.mediaIds.includes(media.id);

/** A price or a fan-club level, and not owned (spec 1 §4). */
export const needsPayment = (
  media: Pick<MediaCardItem, 'id' | 'user_id' | 'token_price' | 'fanclub_access_level'>,
  viewer: { userId: number; mediaIds: readonly number[] },
): boolean => !isOwnedMedia(media, viewer) && (media.token_price > 0 || media.fanclub_access_level !== null);

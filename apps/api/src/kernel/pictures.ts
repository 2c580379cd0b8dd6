import { AVATAR_PATH } from '@footlight/contract';

/** URLs of placeholder pictures. A thumbnail changes slightly every five minutes, so that the grid looks live. */
const THUMB_BUCKET_MS = 5 * 60_000;

const placeholderAvatar = (seed: string) => `/art/avatar/${seed}.svg`;
/** The picture that a user uploaded; null without one. */
export const uploadedAvatar = (avatar: string | null) => (avatar === null ? null : AVATAR_PATH + avatar);
/** The picture of a broadcaster: their own, or a placeholder. */
export const roomAvatar = (avatar: string | null, artSeed: string) =>
  uploadedAvatar(avatar) ?? placeholderAvatar(artSeed);
/** The picture of any user; null: the site shows initials. */
export const avatarOf = (avatar: string | null, artSeed: string | null) =>
  artSeed === null ? uploadedAvatar(avatar) : roomAvatar(avatar, artSeed);
export const mediaUrl = (seed: string) => `/art/media/${seed}.svg`;
export const shareUrl = (seed: string) => `/art/share/${seed}.png`;
/** The four pictures of an empty room (spec 3 §9). */
export const offlineUrls = [...'abcd'].map((variant) => `/art/offline/${variant}.svg`);
/** One of them, stable per user. */
export const offlineUrl = (id: number) => offlineUrls[id % 4] ?? '';
/**
 * Two thumbnails are tested: odd groups of visitors see `b` (spec 2 §9, ten groups). Outside the test, the URL names no
 * variant, so that its clicks cannot count for one.
 */
export const thumbUrl = (seed: string, now: number, group: number | null = null) =>
  `/art/thumb/${seed}.svg?v=${Math.floor(now / THUMB_BUCKET_MS)}${group === null ? '' : `&ab=${group % 2 === 1 ? 'b' : 'a'}`}`;
/** Seed and variant of the URL of a tested thumbnail; null for any other URL. */
export function readThumbUrl(url: string): { seed: string; variant: 'a' | 'b' } | null {
  const found = /^\/art\/thumb\/([a-z0-9][a-z0-9._-]{0,79})\.svg\?v=\d{1,15}&ab=([ab])$/.exec(url);
  return found?.[1] === undefined ? null : { seed: found[1], variant: found[2] === 'b' ? 'b' : 'a' };
}
/** The blurred picture of a fan club post, for those who may not read it. */
export const postPreviewUrl = (postId: number) => `/media-files/post/${postId}/preview.webp`;
/** The cover of an uploaded item. Its name cannot be guessed. */
export const coverUrl = (userId: number, name: string) => `/media-files/cover/${userId}/${name}.webp`;

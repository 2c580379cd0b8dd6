/** Addresses of the placeholder pictures. A thumbnail changes gently every five minutes, so that the grid lives. */
const THUMB_BUCKET_MS = 5 * 60_000;

export const avatarUrl = (seed: string) => `/art/avatar/${seed}.svg`;
export const mediaUrl = (seed: string) => `/art/media/${seed}.svg`;
export const shareUrl = (seed: string) => `/art/share/${seed}.png`;
/** One of the four pictures of an empty room, always the same for a person. */
export const offlineUrl = (id: number) => `/art/offline/${'abcd'.charAt(id % 4)}.svg`;
export const thumbUrl = (seed: string, now: number) =>
  `/art/thumb/${seed}.svg?v=${Math.floor(now / THUMB_BUCKET_MS)}`;

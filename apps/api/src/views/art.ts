/** Addresses of the placeholder pictures. A thumbnail changes gently every five minutes, so that the grid lives. */
const THUMB_BUCKET_MS = 5 * 60_000;

export const avatarUrl = (seed: string) => `/art/avatar/${seed}.svg`;
export const mediaUrl = (seed: string) => `/art/media/${seed}.svg`;
export const shareUrl = (seed: string) => `/art/share/${seed}.png`;
export const thumbUrl = (seed: string, now: number) =>
  `/art/thumb/${seed}.svg?v=${Math.floor(now / THUMB_BUCKET_MS)}`;

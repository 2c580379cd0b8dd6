/**
 * `complete`: the visitor owns it, by purchase, authorship or fan club. `free`: it costs nothing. The others do not
 * play: `login` is free for members, `payment` is on sale, `fanclub` needs a membership, `age` needs a verified age,
 * `unavailable` cannot be had.
 */
export const MEDIA_ACCESS = [
  'complete',
  'free',
  'login',
  'payment',
  'fanclub',
  'age',
  'unavailable',
] as const;
export type MediaAccess = (typeof MEDIA_ACCESS)[number];

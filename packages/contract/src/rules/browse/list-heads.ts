/**
 * First segments of the browse lists, after the section if there is one (spec 2 §2). The router and the reserved names
 * need only these; a test checks that every list of the table `LISTS` starts with one of them, and that each is used.
 */
export const LIST_HEADS = [
  'new',
  'top-rated',
  'leaders',
  'control-her',
  'fanclub',
  'private-shows',
  'language',
  'region',
  'tag',
  'browse-role',
  'browse-studio',
  'contests',
  'versus',
  'versus-leaderboard',
  'followed',
  'for-you',
  'top',
  'independent-romanian',
  'jb-cams',
  'julmodels',
  'voyeur-cams',
  'casa-salsa',
  'vr',
  'multi-filter',
] as const;
export type ListHead = (typeof LIST_HEADS)[number];

/** Heads of old addresses and of the lists that they lead to (spec 3 §2). */
export const OLD_LIST_HEADS = { reallifecam: 'voyeur-cams', 'voyeur-house': 'voyeur-cams' } as const;

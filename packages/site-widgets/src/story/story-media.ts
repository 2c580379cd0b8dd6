import type { MediaCardItem, MediaItem } from '@footlight/contract';
import { exampleMediaPictures, exampleMediaVideo, exampleVideoCard } from '@footlight/contract/fixtures';
import { storyArt } from '@footlight/ui/story';

export const storyNow = Date.parse('2026-11-10T12:00:00Z');
const picture = storyArt(4);

export const storyCards: readonly MediaCardItem[] = Array.from({ length: 8 }, (_, at) => ({
  ...exampleVideoCard,
  id: 600 + at,
  thumbnail_url: picture,
  name: `Evening light ${at + 1}`,
  token_price: at === 2 || at === 3 ? 0 : 40 + at,
  fanclub_access_level: at === 3 ? ('insider' as const) : null,
}));
export const storyVideo: MediaItem = { ...exampleMediaVideo, thumbnail_url: picture };
export const storyPictures: MediaItem = {
  ...exampleMediaPictures,
  thumbnail_url: picture,
  items: exampleMediaPictures.items.map((item) => ({ ...item, url: picture })),
};

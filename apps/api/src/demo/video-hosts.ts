import { DAY } from '@footlight/contract';
import { slugOf } from '../kernel/slug.ts';

/** One for each kind of access. */
const VIDEOS = [
  { name: 'Harbour at dusk', duration: 90, tokenPrice: 75, isFreeNoAuth: false, fanclubAccessLevel: null },
  { name: 'Slow colours', duration: 150, tokenPrice: 0, isFreeNoAuth: true, fanclubAccessLevel: null },
  { name: 'Night train', duration: 120, tokenPrice: 0, isFreeNoAuth: false, fanclubAccessLevel: 'insider' },
] as const;

/** A broadcaster who watches videos together with viewers in private shows, and their videos. */
export const videoHosts = (now: Date) => [
  {
    username: 'cineast',
    settings: { watchTogetherEnabled: true, privateEnabled: true },
    items: VIDEOS.map((video, at) => ({
      ...video,
      slug: slugOf(video.name, 'media'),
      description: `${video.name}: a little film.`,
      typeId: 2,
      typeName: 'videos',
      artSeed: `f.cineast-${at}`,
      // Older than most, so that they do not lead the lists.
      createdAt: new Date(now.getTime() - (70 + at) * DAY),
    })),
  },
];

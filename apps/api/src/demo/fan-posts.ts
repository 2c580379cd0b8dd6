import type { FanclubLevel } from '@footlight/contract';

/** Posts of the demo's fan clubs, without dates, so that they do not age. */
const TEXTS: readonly { level: FanclubLevel; text: string; withMedia?: boolean }[] = [
  { level: 'supporter', text: 'Welcome to the club.\nHere you read first when I am live, and what I plan.' },
  { level: 'insider', text: 'I am choosing colours for the new set. Blue or amber?' },
  { level: 'supporter', text: 'New pictures are up. The light was kind this time.', withMedia: true },
  { level: 'legend', text: 'For legends: name the song that opens the next evening.' },
  { level: 'supporter', text: 'Tomorrow at eight.' },
];
const DAY_MS = 86_400_000;

interface DemoPost {
  clientId: string;
  level: FanclubLevel;
  body: string;
  mediaId: number | null;
  createdAt: Date;
}

/** The posts of one broadcaster, oldest first, so that ids follow dates. */
export const demoPosts = (mediaId: number | null, now: Date): DemoPost[] =>
  TEXTS.map(({ level, text, withMedia = false }, at) => ({
    clientId: `demo-post-${at}`,
    level,
    body: text,
    mediaId: withMedia ? mediaId : null,
    createdAt: new Date(now.getTime() - (TEXTS.length - at) * 2 * DAY_MS),
  }));

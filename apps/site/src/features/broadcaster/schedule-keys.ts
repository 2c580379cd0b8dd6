import { readKey } from '@footlight/client';

/** The planned shows of a broadcaster. */
export const scheduleKey = (username: string) =>
  readKey('GET /user/{username}/schedule', { params: { username } });
/** The broadcaster's own weekly times. */
export const ownScheduleKey = readKey('GET /video/schedule');

import type { StreamerSettings as Settings } from '@footlight/contract';

/** Settings that belong together, and are saved together where a form shows one group. */
const STREAMER_GROUPS = {
  room: ['subjectText', 'subjectColor', 'isUserListVisible', 'followEnabled', 'sharecam'],
  private: ['private'],
  spy: ['spy'],
  offers: ['sellCustomMedia', 'dickratingMedia', 'snapchat'],
} as const satisfies Record<string, readonly (keyof Settings)[]>;

export type StreamerGroup = keyof typeof STREAMER_GROUPS;

/** The settings of one group, without the others. */
export const groupOf = <T extends Record<keyof Settings, unknown>>(
  settings: T,
  group: StreamerGroup,
): Partial<T> => {
  const keys: readonly (keyof Settings)[] = STREAMER_GROUPS[group];
  return Object.fromEntries(keys.map((key) => [key, settings[key]])) as Partial<T>;
};

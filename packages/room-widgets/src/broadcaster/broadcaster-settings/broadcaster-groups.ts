import type { BroadcasterSettings as Settings } from '@footlight/contract';

/** Settings that belong together, and are saved together where a form shows one group. */
const BROADCASTER_GROUPS = {
  room: ['subjectText', 'subjectColor', 'isUserListVisible', 'followEnabled', 'sharecam'],
  private: ['private'],
  spy: ['spy'],
  offers: ['sellCustomMedia', 'dickratingMedia', 'snapchat'],
} as const satisfies Record<string, readonly (keyof Settings)[]>;

export type BroadcasterGroup = keyof typeof BROADCASTER_GROUPS;

/** The settings of one group, without the others. */
export const groupOf = <T extends Record<keyof Settings, unknown>>(
  settings: T,
  group: BroadcasterGroup,
): Partial<T> => {
  const keys: readonly (keyof Settings)[] = BROADCASTER_GROUPS[group];
  return Object.fromEntries(keys.map((key) => [key, settings[key]])) as Partial<T>;
};

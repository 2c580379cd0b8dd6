import type { BrowseUser } from '@footlight/contract';

/** For each trait that a card shows, whether all rooms of the list have it: then the list's title says so. */
export interface CommonTraits {
  vr: boolean;
  voyeur: boolean;
  versus: boolean;
  recent: boolean;
  language: boolean;
}

/** What all rooms of a list have in common; nothing for a single room. */
export const commonOf = (users: readonly BrowseUser[] = []): CommonTraits => {
  const all = (has: (user: BrowseUser) => boolean) => users.length > 1 && users.every(has);
  const flagged = (flag: BrowseUser['flagList'][number]) => all(({ flagList }) => flagList.includes(flag));
  return {
    vr: flagged('vr'),
    voyeur: flagged('voyeur'),
    versus: flagged('versus'),
    recent: all(({ is_new }) => is_new),
    language: all(({ languages }) => languages[0] === users[0]?.languages[0]),
  };
};

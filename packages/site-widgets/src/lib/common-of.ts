import type { BrowseUser } from '@footlight/contract';

const traits: Record<string, (user: BrowseUser, first: BrowseUser | undefined) => boolean> = {
  vr: ({ flagList }) => flagList.includes('vr'),
  voyeur: ({ flagList }) => flagList.includes('voyeur'),
  new: (user) => user.is_new,
  language: ({ languages: [spoken] }, first) => spoken === first?.languages[0],
};

/** What is true of all rooms of a list, as one text: the list's title says it, and not each card. */
export const commonOf = (users: readonly BrowseUser[] = []): string =>
  users.length > 1
    ? Object.keys(traits)
        .filter((one) => users.every((user) => traits[one]?.(user, users[0])))
        .join(' ')
    : '';

import type { BrowseUser } from '@footlight/contract';

const traitsOf = ({ flagList, is_new, languages: [spoken] }: BrowseUser): string[] => [
  ...flagList,
  is_new ? 'new' : '',
  `language ${spoken}`,
];

/** What is true of all rooms of a list, as one text: the list's title says it, and not each card. */
export const commonOf = ([first, ...others]: readonly BrowseUser[] = []): string =>
  first && others.length > 0
    ? traitsOf(first)
        .filter((trait) => others.every((user) => traitsOf(user).includes(trait)))
        .join()
    : '';

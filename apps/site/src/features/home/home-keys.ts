import { readKey } from '@footlight/client';
import { type HomeSectionChoice, homeSectionId, type Language, spokenLanguageOf } from '@footlight/contract';

/** The layout `section`. */
export const homeSectionsKey = readKey('GET /browse/react/home/section');
/** The layout `custom`. */
export const homeCustomKey = readKey('GET /browse/react/home/custom');
/** Sections that are not saved yet. */
export const homePreviewKey = (sections: readonly HomeSectionChoice[]) =>
  readKey('GET /browse/react/home/section', { query: { sections: sections.map(homeSectionId).join(',') } });
/** The rows of the home page that are the same for all visitors, in their order. */
const frontSections = (language: Language): readonly HomeSectionChoice[] => [
  { type: 'nearGoal' },
  { type: 'trending' },
  { type: 'language', value: spokenLanguageOf(language) },
  { type: 'topRatedPrivates' },
  { type: 'voyeur' },
];
export const homeFrontKey = (language: Language) => homePreviewKey(frontSections(language));
/** The row of the logged-in user. */
export const homeFavoritesKey = homePreviewKey([{ type: 'favorite' }]);

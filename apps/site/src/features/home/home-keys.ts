import { readKey } from '@footlight/client';
import { type HomeSectionChoice, homeSectionId } from '@footlight/contract';

/** The layout `section`. */
export const homeSectionsKey = readKey('GET /browse/react/home/section');
/** The layout `custom`. */
export const homeCustomKey = readKey('GET /browse/react/home/custom');
/** Sections that are not saved yet. */
export const homePreviewKey = (sections: readonly HomeSectionChoice[]) =>
  readKey('GET /browse/react/home/section', { query: { sections: sections.map(homeSectionId).join(',') } });

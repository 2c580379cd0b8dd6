import { GENDERS, type Gender, SECTION_OF_GENDER, type SectionPath } from '../constants.ts';

/** The gender of a section path, or null for `/` and every other path. */
export const genderOfSection = (path: string): Gender | null =>
  GENDERS.find((gender) => SECTION_OF_GENDER[gender] === path) ?? null;

/** The section for `/` by the gender cookie (spec 1 §2): m, t and c have their own, others stay. */
export const sectionOfCookie = (gender: string | null | undefined): SectionPath | '/' =>
  gender === 'm' || gender === 't' || gender === 'c' ? SECTION_OF_GENDER[gender] : '/';

/** A user's group of the thumbnail test, 0 to 9: ten groups of the user id modulo 100 (spec 2 §9). */
export const thumbnailGroup = (userId: number): number => Math.floor((userId % 100) / 10);

import type { SectionPath } from '../../constants.ts';

/** The list of rooms with a toy, for all sections or one (spec 1 §2, spec 2 §2). */
const CONTROL_HER = '/control-her';
export const controlPath = (section: SectionPath | ''): string => `${section}${CONTROL_HER}`;
/** The section of such a path; null for every other path. */
export const sectionOfControlPath = (path: string): string | null =>
  path.endsWith(CONTROL_HER) ? path.slice(0, -CONTROL_HER.length) : null;

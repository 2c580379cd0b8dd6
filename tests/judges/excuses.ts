import type { Excuse } from './finding.ts';

/** Findings that are no faults of the site, by name. */
export const EXCUSES: readonly Excuse[] = [];

import { type Gender, readListPath } from '@footlight/contract';

/** The section of a page of contests, by its path. */
export const versusSection = (path: string): Gender => readListPath(path)?.gender ?? 'f';

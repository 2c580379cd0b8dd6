import type { RouteKey } from '@footlight/contract/operations';

/** Calls whose pictures are those of the visitor's group. */
const TESTED: ReadonlySet<RouteKey> = new Set<RouteKey>(['GET /browse/react{path}', 'GET /browse/statuses']);

let group: number | null = null;
/** The visitor's group of the thumbnail test in this tab; null without consent (spec 2 §9). */
export const setThumbnailGroup = (next: number | null): void => {
  group = next;
};
export const currentThumbnailGroup = (): number | null => group;

/**
 * Adds the group to a call. It is not a part of the call's cache key: what the page's HTML brought is not read again
 * for another picture.
 */
export const withThumbnailGroup = <I extends { query?: object | undefined }>(
  route: RouteKey,
  input: I | undefined,
): I | undefined =>
  group === null || !TESTED.has(route)
    ? input
    : ({ ...input, query: { ...input?.query, ab: String(group) } } as unknown as I);

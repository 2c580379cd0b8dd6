import type { Place, Site, StatusesAnswer } from '@footlight/contract';

/** The visitor of a list: decides which rooms it has. */
export interface ListView {
  site: Site;
  place: Place;
}
type CardChange = StatusesAnswer['rooms'][number];
/** What changes on a room's card, for a visitor and their group of the thumbnail test; null if they may not see the room. */
export type CardOf = (view: ListView, thumbnailGroup: number | null) => CardChange | null;

import { type MediaCardItem, type MediaViewer, mediaAccess, playsMedia } from '@footlight/contract';

/** The item that plays after this one: the next of the playlist that the viewer may play (spec 3 §2). */
export const nextItem = (
  playlist: readonly MediaCardItem[],
  currentId: number,
  viewer: MediaViewer,
): MediaCardItem | undefined => {
  const at = playlist.findIndex(({ id }) => id === currentId);
  // Whether an item is for sale matters only for access by purchase.
  return playlist.slice(at + 1).find((item) => playsMedia(mediaAccess(item, viewer, true)));
};

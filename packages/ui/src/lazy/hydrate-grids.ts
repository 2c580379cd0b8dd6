// A file of its own, because every page needs it and few have a grid.
const grids = new Set<() => void>();

/** Registers what opens the gates of a grid; the result removes it. */
export const whenGridsHydrate = (open: () => void): (() => void) => {
  grids.add(open);
  return () => void grids.delete(open);
};

/**
 * Hydrates the cards of all grids. Call it when a context above a grid is about to change, such as when a navigation
 * starts: React holds back a transition until it has hydrated what the context could reach.
 */
export const hydrateGrids = (): void => {
  for (const open of grids) open();
};

// A file of its own, because every page needs it and few have a grid.
const grids = new Set<() => void>();
let areWanted = false;

/** Registers what opens the gates of a grid; the result removes it. Opens them at once if grids hydrate already. */
export const whenGridsHydrate = (open: () => void): (() => void) => {
  grids.add(open);
  if (areWanted) open();
  return () => void grids.delete(open);
};

/**
 * Hydrates the cards of all grids, also of those that React has not reached yet. Call it when a context above a grid is about to change, such as when a navigation
 * starts: React holds back a transition until it has hydrated what the context could reach.
 */
export const hydrateGrids = (): void => {
  areWanted = true;
  for (const open of grids) open();
};

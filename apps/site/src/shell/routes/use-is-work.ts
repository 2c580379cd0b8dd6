import { useMatches } from 'react-router';

/** Id of the route around the pages of work. */
export const WORK_ROUTE = 'work';

/** Whether the page belongs to work: studio, Brand Studio or back office. They have a frame of their own, without offers. */
export const useIsWork = (): boolean => useMatches().some(({ id }) => id === WORK_ROUTE);

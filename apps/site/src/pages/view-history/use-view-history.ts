import { viewHistoryKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';

/** Rooms that the user visited; not read for guests. */
export const useViewHistory = (isWanted: boolean) => useRead(isWanted ? viewHistoryKey : null);

import { viewHistoryKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';

/** Rooms that the visitor was in; asked only of members. */
export const useViewHistory = (isWanted: boolean) => useRead(isWanted ? viewHistoryKey : null);

import { createContext, useContext } from 'react';
import type { Realtime } from './realtime.ts';

const Context = createContext<Realtime | null>(null);
export const RealtimeProvider = Context.Provider;
/** Null while rendering on the server. */
export const useRealtime = (): Realtime | null => useContext(Context);

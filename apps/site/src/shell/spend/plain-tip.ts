import { createContext, use } from 'react';

/** True on the VR page. */
export const VrContext = createContext(false);

/** Fields of every tip from this site: the room shows it with the sender's name. `vr` marks tips from the VR page. */
export const usePlainTip = () => ({ type: 'public', vr: use(VrContext) }) as const;

import { storedAtom } from './stored-atom.ts';

/** Sound of the player. Browsers let a stream start only when muted, so that is where it begins. */
export const soundAtom = storedAtom('sound', { isMuted: true, volume: 0.7 }, 'local');

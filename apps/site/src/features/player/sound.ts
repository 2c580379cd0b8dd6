import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Sound of the player. Starts muted, because browsers block autoplay with sound. */
export const soundAtom = storedAtom('player-sound', { muted: true, volume: 0.7 }, 'local');

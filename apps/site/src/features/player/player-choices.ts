import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Sound of the player. Starts muted, because browsers block autoplay with sound. */
export const soundAtom = storedAtom('player-sound', { muted: true, volume: 0.7 }, 'local');

/** Whether the browser asks to save data; false where it does not report this. */
const savesData = (): boolean =>
  typeof navigator !== 'undefined' &&
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Quality of the player: the name of a rendition, `auto` or `saver` (spec 3 §9: hd unless chosen). */
export const qualityAtom = storedAtom('quality', savesData() ? 'saver' : 'hd', 'local');

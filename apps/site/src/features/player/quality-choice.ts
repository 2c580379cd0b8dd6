import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Whether the browser asks to save data; false where it does not report this. */
const savesData = (): boolean =>
  typeof navigator !== 'undefined' &&
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Quality of the player: the name of a rendition, `auto` or `saver` (spec 3 §9: hd unless chosen). */
export const qualityAtom = storedAtom('quality', savesData() ? 'saver' : 'hd', 'local');

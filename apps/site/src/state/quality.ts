import { storedAtom } from './stored-atom.ts';

/** Whether the visitor has told the browser to save data, where browsers let it be known. */
const savesData = (): boolean =>
  typeof navigator !== 'undefined' &&
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Quality of the player: the name of a rendition, `auto` or `saver` (spec 3 §9: hd unless chosen). */
export const qualityAtom = storedAtom('quality', savesData() ? 'saver' : 'hd', 'local');

import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  noAddress: 'De exploitant van deze site heeft nog geen contactadres gepubliceerd.',
};

import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  noAddress: 'Der Betreiber dieser Website hat noch keine Kontaktadresse veröffentlicht.',
};

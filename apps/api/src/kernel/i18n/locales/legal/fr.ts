import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  noAddress: 'L’exploitant de ce site n’a pas encore publié d’adresse de contact.',
};

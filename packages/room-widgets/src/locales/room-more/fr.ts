import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  tabs: 'À propos de ce salon',
  apps: 'Applis',
  media: 'Médias',
  about: 'À propos',
  profile: 'Profil complet',
};

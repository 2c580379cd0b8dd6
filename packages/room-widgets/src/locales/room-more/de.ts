import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  tabs: 'Über diesen Raum',
  apps: 'Apps',
  media: 'Medien',
  about: 'Über',
  profile: 'Ganzes Profil',
};

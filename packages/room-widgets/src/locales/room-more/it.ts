import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  tabs: 'Su questa stanza',
  apps: 'App',
  media: 'Contenuti',
  about: 'Informazioni',
  profile: 'Profilo completo',
};

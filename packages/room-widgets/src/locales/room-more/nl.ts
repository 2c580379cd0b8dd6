import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  tabs: 'Over deze kamer',
  apps: 'Apps',
  media: 'Media',
  about: 'Over',
  profile: 'Volledig profiel',
};

import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  tabs: 'Sobre esta sala',
  apps: 'Apps',
  media: 'Contenido',
  about: 'Acerca de',
  profile: 'Perfil completo',
};

import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  noAddress: 'El operador de este sitio aún no ha publicado una dirección de contacto.',
};

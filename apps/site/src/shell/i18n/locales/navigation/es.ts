import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  studio: { label: 'Estudio', media: 'Biblioteca multimedia', schedule: 'Horario', earnings: 'Ingresos' },
  work: { back: 'Volver al sitio' },
  age: {
    hidden: 'Las imágenes y el vídeo están ocultos hasta que verifiques tu edad.',
    verify: 'Verificar mi edad',
  },
  media: {
    of: 'Contenido de {{name}}',
    all: 'Ver todo',
    buyAll: 'Comprar los {{shown}} por {{tokens}}',
    fanClub: 'Club de fans',
  },
};

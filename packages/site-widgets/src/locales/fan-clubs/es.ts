import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  title: 'Clubes de fans',
  club: 'Club de fans',
  intro:
    'Tres niveles, cada uno con su precio al mes. Los miembros ahorran en contenido y miran privados gratis.',
  tabs: 'Qué clubes de fans',
  all: 'Todos',
  online: 'En directo ahora',
  sections: 'Secciones',
  everybody: 'Todas las secciones',
  price: '{{level}} {{tokens}}',
  empty: 'Ahora no hay clubes de fans aquí',
  emptyHint: 'Míralos todos o vuelve más tarde.',
  count_one: '{{shown}} club de fans',
  count_many: '{{shown}} clubes de fans',
  count_other: '{{shown}} clubes de fans',
};

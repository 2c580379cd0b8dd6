import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  tabs: {
    all: 'Todas',
    feed: 'Feed',
    new: 'Nuevas',
    topRated: 'Mejor valoradas',
    private: 'Shows privados',
    toys: 'Juguetes',
    leaders: 'Líderes',
    fanclub: 'Clubes de fans',
    versus: 'Versus',
    sodastars: 'Sodastars',
    voyeur: 'Cams voyeur',
    vr: 'VR',
    top: 'Top',
    liked: 'Los más queridos',
    tags: 'Etiquetas',
    filter: 'Filtros',
  },
  lists: 'Explorar',
  parts: 'Partes de esta lista',
  failed: 'Error al cargar los resultados de la búsqueda',
  alternatives: 'También te puede gustar',
  topModels: 'Mejor valoradas ahora',
  popular: 'Etiquetas populares',
  related: 'Más listas',
  empty: 'Ahora no hay salas aquí',
  emptyHint: 'Vuelve pronto o prueba otra lista.',
  count_one: '{{shown}} sala',
  count_other: '{{shown}} salas',
};

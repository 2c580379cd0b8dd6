import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  nova: {
    tagline: 'Curieuse des étoiles et de la mer',
    greeting: 'Le ciel est clair ce soir. Quelle étoile visiteriez-vous en premier ?',
  },
  iris: {
    tagline: 'Chaleureuse, la repartie facile',
    greeting: 'Je vous ai gardé la place près de la fenêtre. Confiez-moi donc un secret.',
  },
  orion: {
    tagline: 'Calme, une histoire pour chaque route',
    greeting: 'J’ai traversé un désert en train de nuit. Je vous raconte la fin ?',
  },
  ember: {
    tagline: 'Toujours en mouvement, une chanson en tête',
    greeting: 'Citez une chanson et je devine votre dernier été.',
  },
  silas: {
    tagline: 'Joueur, amateur d’énigmes',
    greeting: 'Vous me donnez et pourtant vous me gardez. Que suis-je ?',
  },
};

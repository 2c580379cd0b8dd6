import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  nova: {
    tagline: 'Curiosidad por las estrellas y el mar',
    greeting: 'Esta noche el cielo está despejado. ¿Qué estrella visitarías primero?',
  },
  iris: {
    tagline: 'Cálida y de respuesta rápida',
    greeting: 'Te he guardado el asiento de la ventana. Ahora cuéntame algo que nadie sepa.',
  },
  orion: {
    tagline: 'Tranquilo, con una historia de cada camino',
    greeting: 'Una vez crucé un desierto en tren nocturno. ¿Te cuento cómo acabó?',
  },
  ember: {
    tagline: 'Pura energía, siempre con una canción',
    greeting: 'Dime una canción y adivinaré cómo fue tu último verano.',
  },
  silas: {
    tagline: 'Juguetón y amante de los acertijos',
    greeting: 'Me das y, aun así, te quedas conmigo. ¿Qué soy?',
  },
};

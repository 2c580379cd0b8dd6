import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  nova: {
    tagline: 'Curiosa di stelle e di mare',
    greeting: 'Stanotte il cielo è limpido. Quale stella visiteresti per prima?',
  },
  iris: {
    tagline: 'Calorosa e con la battuta pronta',
    greeting: 'Ti ho tenuto il posto al finestrino. Ora raccontami qualcosa che nessuno sa.',
  },
  orion: {
    tagline: 'Calmo, con una storia per ogni strada',
    greeting: 'Una volta ho attraversato un deserto in treno, di notte. Ti racconto come è finita?',
  },
  ember: {
    tagline: 'Piena di vita, sempre con una canzone',
    greeting: 'Dimmi una canzone e indovino com’è stata la tua ultima estate.',
  },
  silas: {
    tagline: 'Giocoso, con la passione per gli indovinelli',
    greeting: 'Mi dai e mi tieni lo stesso. Che cosa sono?',
  },
};

import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  title: 'Segnala {{name}}',
  about: {
    message: 'La riga viene inviata al nostro team con la tua segnalazione.',
    room: 'Il nostro team esaminerà la stanza e il profilo.',
    media: 'Il nostro team esaminerà il contenuto.',
    post: 'Il nostro team esaminerà il post.',
  },
  anonymous: '{{name}} non saprà chi ha fatto la segnalazione.',
  reason: 'Che cosa non va?',
  text: 'Dettagli',
  hint: 'Facoltativo. Che cosa deve sapere il nostro team?',
  send: 'Invia segnalazione',
  sent: 'Grazie. Riceverai un’email quando il nostro team avrà deciso.',
  again: 'L’hai già segnalato. Riceverai un’email quando il nostro team avrà deciso.',
  sentByGuest: 'Grazie. Il nostro team esaminerà la tua segnalazione.',
  againByGuest: 'L’hai già segnalato. Il nostro team lo esaminerà.',
};

import type { en } from './en.ts';

export const de: typeof en = {
  preview: {
    title: 'Das ist ein Entwurf',
    body: 'So sehen es nur Leute mit dem Link.',
    leave: 'Vorschau verlassen',
  },
  consent: {
    title: 'Dürfen wir Besuche zählen?',
    body: 'Diese Seite möchte die Seiten, die du öffnest, an ihre Statistik senden. Vor deiner Zustimmung wird nichts gesendet.',
    yes: 'Zustimmen',
    no: 'Nein, danke',
  },
};

import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  title: 'Deine Wahl',
  no: 'Nein, danke',
  yes: 'Zustimmen',
  some: 'Auswahl erlauben',
  all: 'Alles erlauben',
  statistics: {
    title: 'Dürfen wir Besuche zählen?',
    body: 'Diese Seite möchte die Seiten, die du öffnest, an ihre Statistik senden. Vor deiner Zustimmung wird nichts gesendet.',
  },
  tracking: {
    title: 'Dürfen wir Partner erfassen?',
    body: 'Wenn dich ein Partner oder eine Anzeige hierher geführt hat, möchte diese Seite das eine Stunde lang speichern, bei Anmeldung oder Kauf mitsenden, damit der Partner bezahlt wird, und den Zähler des Partners informieren.',
    popunder: 'Sie darf einmal am Tag die Seite eines Partners öffnen.',
  },
  fingerprint: {
    title: 'Dürfen wir dein Gerät erkennen?',
    body: 'Wenn du Token kaufst, möchte diese Seite aus den Einstellungen deines Browsers eine Zahl berechnen und sie 180 Tage verschlüsselt beim Kauf aufbewahren, um Betrug zu erkennen.',
  },
  thumbnails: {
    title: 'Dürfen wir Bilder testen?',
    body: 'Diese Seite vergleicht zwei Vorschaubilder von Räumen. Dein Konto entscheidet, welches davon Listen dir zeigen, und ein Klick auf ein Bild wird ohne deinen Namen gezählt.',
  },
};

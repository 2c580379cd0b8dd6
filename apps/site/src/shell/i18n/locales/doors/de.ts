import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  goLive: 'Live gehen',
  studio: { label: 'Studio', media: 'Mediathek', schedule: 'Zeitplan', earnings: 'Einnahmen' },
  work: { back: 'Zur Seite' },
  account: { label: 'Konto', settings: 'Einstellungen', verify: 'Verifizierung' },
  myMedia: 'Meine Medien',
  security: 'Sicherheit',
  backOffice: 'Verwaltung',
  membership: 'Mitgliedschaft',
  fanClubs: 'Fanclubs',
  changeTo: 'Zu {{name}} wechseln',
  age: {
    hidden: 'Bilder und Video sind verborgen, bis du dein Alter bestätigt hast.',
    verify: 'Alter bestätigen',
  },
  media: {
    of: 'Medien von {{name}}',
    all: 'Alle ansehen',
    buyAll: 'Alle {{shown}} für {{tokens}} kaufen',
    fanClub: 'Fanclub',
  },
  room: {
    tabs: 'Über diesen Raum',
    apps: 'Apps',
    media: 'Medien',
    about: 'Über',
    profile: 'Ganzes Profil',
    more: 'Weitere Live-Räume',
    moreOf: 'Alle Live-Räume ansehen',
  },
  orders: {
    of: 'Bei {{name}} bestellen',
    custom_media: 'Medien auf Wunsch ab {{tokens}}',
    snapchat: 'Snapchat für {{tokens}}',
    dickrating: 'Bewertung für {{tokens}}',
  },
  clubs: {
    title: 'Fanclubs',
    intro:
      'Drei Stufen, jede mit ihrem Preis im Monat. Mitglieder sparen bei Medien und schauen bei Privatshows kostenlos zu.',
    tabs: 'Welche Fanclubs',
    all: 'Alle',
    online: 'Jetzt live',
    sections: 'Bereiche',
    everybody: 'Alle Bereiche',
    prices: '{{supporter}} · {{insider}} · {{legend}} im Monat',
    price: '{{level}} {{tokens}}',
    empty: 'Hier gibt es gerade keine Fanclubs',
    emptyHint: 'Sieh dir alle an, oder komm später wieder.',
    count_one: '{{shown}} Fanclub',
    count_other: '{{shown}} Fanclubs',
  },
};

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
};

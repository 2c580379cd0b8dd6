import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  label: 'Account',
  contents: 'Op deze pagina',
  settings: 'Instellingen',
  verify: 'Verificatie',
  goLive: 'Live gaan',
  studioRooms: 'Kamers van mijn studio',
  myMedia: 'Mijn media',
  security: 'Beveiliging',
  backOffice: 'Beheer',
  membership: 'Lidmaatschap',
  fanClubs: 'Fanclubs',
  changeTo: 'Wisselen naar {{name}}',
  menu: 'Account van {{name}}',
  brandStudio: 'Brand Studio',
  messages: 'Berichten',
  logout: 'Uitloggen',
  history: 'Geschiedenis',
  noHistory: 'Nog geen kamers',
  noHistoryHint: 'Kamers die je bekijkt staan hier, alleen voor jou.',
  balance: {
    balance: 'Geboekt saldo',
    explain: 'Met tokens betaal je fooien, shows en media. Tien tokens kosten één dollar.',
    blocked: 'Met dit account kunnen nu geen tokens worden gekocht.',
    unconfirmed: 'Je e-mailadres is niet bevestigd. Gratis tokens en sommige aanbiedingen wachten daarop.',
    history: 'Geschiedenis',
  },
};

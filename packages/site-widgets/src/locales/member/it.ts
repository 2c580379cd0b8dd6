import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  label: 'Account',
  contents: 'In questa pagina',
  settings: 'Impostazioni',
  verify: 'Verifica',
  goLive: 'Vai in diretta',
  studioRooms: 'Stanze del mio studio',
  myMedia: 'I miei contenuti',
  security: 'Sicurezza',
  backOffice: 'Amministrazione',
  membership: 'Abbonamento',
  fanClubs: 'Fan club',
  changeTo: 'Passa a {{name}}',
  menu: 'Account di {{name}}',
  brandStudio: 'Brand Studio',
  messages: 'Messaggi',
  logout: 'Esci',
  history: 'Cronologia',
  noHistory: 'Ancora nessuna stanza',
  noHistoryHint: 'Le stanze che visiti restano qui, solo per te.',
  balance: {
    balance: 'Saldo confermato',
    explain: 'Con i token paghi mance, show e contenuti. Dieci token costano un dollaro.',
    blocked: 'Al momento con questo account non si possono comprare token.',
    unconfirmed:
      'Il tuo indirizzo email non è confermato. I token gratis e alcune offerte dipendono da questo.',
    history: 'Cronologia',
  },
};

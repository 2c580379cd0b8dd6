import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  goLive: 'Vai in diretta',
  studio: { label: 'Studio', media: 'Libreria multimediale', schedule: 'Calendario', earnings: 'Guadagni' },
  work: { back: 'Torna al sito' },
  account: { label: 'Account', settings: 'Impostazioni', verify: 'Verifica' },
  myMedia: 'I miei contenuti',
  security: 'Sicurezza',
  backOffice: 'Amministrazione',
  membership: 'Abbonamento',
  fanClubs: 'Fan club',
  changeTo: 'Passa a {{name}}',
  age: {
    hidden: 'Immagini e video restano nascosti finché non verifichi la tua età.',
    verify: 'Verifica la mia età',
  },
  media: {
    of: 'Contenuti di {{name}}',
    all: 'Vedi tutto',
    buyAll: 'Compra tutti e {{shown}} per {{tokens}}',
    fanClub: 'Fan club',
  },
  room: {
    tabs: 'Su questa stanza',
    apps: 'App',
    media: 'Contenuti',
    about: 'Informazioni',
    profile: 'Profilo completo',
    more: 'Altre stanze in diretta',
    moreOf: 'Vedi tutte le stanze in diretta',
  },
  orders: {
    of: 'Ordina da {{name}}',
    custom_media: 'Contenuti su misura da {{tokens}}',
    snapchat: 'Snapchat per {{tokens}}',
    dickrating: 'Valutazione per {{tokens}}',
  },
  clubs: {
    title: 'Fan club',
    intro:
      'Tre livelli, ognuno con il suo prezzo al mese. I membri risparmiano sui contenuti e spiano gli show privati gratis.',
    tabs: 'Quali fan club',
    all: 'Tutti',
    online: 'In diretta ora',
    sections: 'Sezioni',
    everybody: 'Tutte le sezioni',
    prices: '{{supporter}} · {{insider}} · {{legend}} al mese',
    price: '{{level}} {{tokens}}',
    empty: 'Al momento non ci sono fan club qui',
    emptyHint: 'Guardali tutti, o torna più tardi.',
    count_one: '{{shown}} fan club',
    count_many: '{{shown}} fan club',
    count_other: '{{shown}} fan club',
  },
};

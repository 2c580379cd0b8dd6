import type { en } from './en.ts';

export const it: typeof en = {
  title: 'Domande frequenti',
  seo: 'Domande frequenti · {{site}}',
  seoArticle: '{{question}} · {{site}}',
  description: 'Risposte su dirette, token, pagamenti, show e account su {{site}}.',
  topics: {
    start: 'Primi passi',
    payments: 'Token e pagamenti',
    shows: 'Stanze, show e fan club',
    account: 'Account e sicurezza',
    broadcasters: 'Trasmettere',
    other: 'Altre domande',
  },
  link: 'Link a questa risposta',
  related: 'Altro su questo tema',
  pages: 'Pagine utili',
  pageNames: {
    tokens: 'Token',
    signup: 'Registrati',
    support: 'Assistenza',
    complaints: 'Reclami e rimozione',
    fanClubs: 'Fan club',
    password: 'Reimposta la password',
    broadcasting: 'Registrati per trasmettere',
    age: 'Verifica dell’età',
  },
  untranslated: 'Questa risposta esiste solo in inglese.',
  empty: 'Non ci sono ancora domande',
  all: 'Tutte le domande',
  support: 'Contatta l’assistenza',
  notHere: 'La tua domanda non c’è?',
};

import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Häufige Fragen',
  seo: 'Häufige Fragen · {{site}}',
  seoArticle: '{{question}} · {{site}}',
  description: 'Antworten zu Zusehen, Tokens, Zahlungen, Shows und Konten auf {{site}}.',
  topics: {
    start: 'Erste Schritte',
    payments: 'Tokens und Zahlungen',
    shows: 'Räume, Shows und Fanclubs',
    account: 'Konto und Sicherheit',
    broadcasters: 'Selbst senden',
    other: 'Weitere Fragen',
  },
  link: 'Link zu dieser Antwort',
  related: 'Mehr zu diesem Thema',
  pages: 'Seiten, die helfen',
  pageNames: {
    tokens: 'Tokens',
    signup: 'Registrieren',
    support: 'Support',
    complaints: 'Beschwerden und Entfernung',
    fanClubs: 'Fanclubs',
    password: 'Passwort zurücksetzen',
    broadcasting: 'Als Model registrieren',
    age: 'Altersprüfung',
  },
  untranslated: 'Diese Antwort gibt es nur auf Englisch.',
  empty: 'Es gibt noch keine Fragen',
  all: 'Alle Fragen',
  support: 'Support kontaktieren',
  notHere: 'Deine Frage ist nicht dabei?',
};

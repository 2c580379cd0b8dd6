import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Veelgestelde vragen',
  seo: 'Veelgestelde vragen · {{site}}',
  seoArticle: '{{question}} · {{site}}',
  description: 'Antwoorden over kijken, tokens, betalingen, shows en accounts op {{site}}.',
  topics: {
    start: 'Eerste stappen',
    payments: 'Tokens en betalingen',
    shows: 'Kamers, shows en fanclubs',
    account: 'Account en veiligheid',
    broadcasters: 'Zelf uitzenden',
    other: 'Meer vragen',
  },
  link: 'Link naar dit antwoord',
  related: 'Meer over dit onderwerp',
  pages: 'Pagina’s die helpen',
  pageNames: {
    tokens: 'Tokens',
    signup: 'Registreren',
    support: 'Support',
    complaints: 'Klachten en verwijdering',
    fanClubs: 'Fanclubs',
    password: 'Wachtwoord opnieuw instellen',
    broadcasting: 'Aanmelden als uitzender',
    age: 'Leeftijdscontrole',
  },
  untranslated: 'Dit antwoord is er alleen in het Engels.',
  empty: 'Er zijn nog geen vragen',
  all: 'Alle vragen',
  support: 'Contact met support',
  notHere: 'Staat je vraag er niet bij?',
};

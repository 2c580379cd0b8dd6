/** English. The other languages are typed against these keys. */
export const en = {
  faq: {
    title: 'Frequently asked questions',
    seo: 'Frequently asked questions · {{site}}',
    seoArticle: '{{question}} · {{site}}',
    description: 'Answers about watching, tokens, payments, shows and accounts on {{site}}.',
    short: 'FAQ',
    topics: {
      start: 'First steps',
      payments: 'Tokens and payments',
      shows: 'Rooms, shows and fan clubs',
      account: 'Account and safety',
      broadcasters: 'Broadcasting',
      other: 'More questions',
    },
    link: 'Link to this answer',
    related: 'More on this topic',
    pages: 'Pages that help',
    pageNames: {
      fanClubs: 'Fan clubs',
      password: 'Reset your password',
      broadcasting: 'Sign up as a broadcaster',
      age: 'Age verification',
    },
    untranslated: 'This answer is only available in English.',
    empty: 'There are no questions yet',
    all: 'All questions',
    support: 'Contact support',
    notHere: 'Your question is not here?',
  },
};

import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Privacy policy',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        '{operator}, the operator of {site}, is responsible for your personal data.',
        'Write to {support}.',
      ],
    },
    {
      heading: 'What is stored',
      paragraphs: [],
      items: [
        'Account: username, email, date of birth, language, country, settings, and a hash of your password. The password itself is not stored.',
        'Acceptance: which version of the terms you accepted, and when.',
        'Money: purchases, tips, spending and balances in a ledger that is never rewritten.',
        'Cards: brand, last four digits, expiry date and a token of the payment provider. The card number is not stored.',
        'Activity: rooms that you visited, broadcasters that you follow, ratings, private notes, private messages and purchased media.',
        'Custom orders: your requests and their answers. A picture that you send to be rated can be seen only by you and that broadcaster. It is deleted when the order is not accepted, and after seven days at the latest.',
        'Broadcasters: profile, media, settings of the room, earnings, and recordings of shows.',
        'Technical data: sessions, and reports of errors in your browser, which are deleted after 30 days.',
        'If you agreed: the partner or advert that led you here, with your sign-up and purchases, while your account exists. A keyed hash of your device, with purchases, for 180 days, to detect fraud.',
        'If you turned on push notifications: the address of your browser at its push service and its keys, until you turn them off or log out.',
      ],
    },
    {
      heading: 'Why',
      paragraphs: [
        'The data are used to provide your account and what you buy, to prevent misuse and fraud, to check ages, and to meet legal duties such as bookkeeping. Statistics about visited pages are sent only if the operator has set up such a service and you agreed to it.',
      ],
    },
    {
      heading: 'Who receives data',
      paragraphs: [],
      items: [
        'Payment providers, for the payments that you start.',
        'Providers of technical services, such as hosting and email, on behalf of the operator.',
        'Broadcasters and other users see your username, what you write to them, and your tips.',
        'The push service of your browser, if you turned on push notifications. It delivers them and cannot read them.',
        'Authorities, where the law demands it.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Sessions end after 30 days at the latest. Mails that were sent are deleted after 7 days. Entries of the ledger are kept as long as bookkeeping requires. Other data of your account are kept while it exists.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may ask for a copy of your data, their correction or deletion, object to their use, and withdraw a consent. You may also complain to a data protection authority.',
        'To use these rights, write to {support}.',
      ],
    },
  ],
};

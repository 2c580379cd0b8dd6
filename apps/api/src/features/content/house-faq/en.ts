/** English answers. The other languages are typed against these keys. */
export const en = {
  'watch-without-account': {
    question: 'Can I watch without an account?',
    answer: [
      'Yes. You can watch public rooms and free videos as a guest, unless the law of your place asks for proof of age first.',
      'You need an account to tip, to write messages, to follow broadcasters and to buy anything.',
    ],
  },
  'what-are-tokens': {
    question: 'What are tokens?',
    answer: [
      'Tokens are what you pay with on this site: for tips, private and ticket shows, pictures and videos, fan clubs and custom orders.',
      'You buy them in packs. The price of a pack is shown before you pay, and you see every use of your tokens in your history.',
    ],
  },
  'payment-not-arrived': {
    question: 'I paid, but my tokens are not there. What now?',
    answer: [
      'Tokens are added as soon as the payment company confirms the payment to us. Until then your account shows the payment as pending.',
      'Cards usually take seconds. Payments by crypto and voucher can take longer. If a payment stays pending, write to support and say when you paid.',
    ],
  },
  'bank-statement': {
    question: 'What does my bank statement show?',
    answer: [
      'It shows the name of the payment company. The support page says which companies are used and what they write.',
    ],
  },
  'spending-limit': {
    question: 'Can I limit what I spend?',
    answer: [
      'Yes, on your tokens page: for a single charge, for all spending in 24 hours, and for purchases of tokens in 24 hours. We ask you before a charge above the first, and refuse what exceeds the others.',
      'A lower limit holds at once, a higher one after 24 hours.',
    ],
  },
  'private-show-price': {
    question: 'How is a private show charged?',
    answer: [
      'By time, at the price per minute that you saw when you asked for it. A started ten seconds count, and a broadcaster may ask for a minimum duration.',
      'Tokens for the running minute are put on hold. What the show did not use goes back to you when it ends.',
    ],
  },
  'tip-without-name': {
    question: 'Can I tip without showing my name?',
    answer: [
      'Yes. Choose an anonymous tip in the options of the tip panel: the room then sees the tip, but not your name.',
    ],
  },
  'leave-fan-club': {
    question: 'How do I leave a fan club?',
    answer: [
      'Open the fan club and leave it there. You keep your level until the paid month ends, and nothing is charged after that.',
      'A renewal costs what you agreed to when you joined, even if the broadcaster has changed the price.',
    ],
  },
  'prove-age': {
    question: 'Why must I prove my age?',
    answer: [
      'This site is only for adults, and the law of some places asks for more than a declaration. There you choose one of the ways that your place allows.',
      'You see which ways these are on the page for age verification.',
    ],
  },
  'forgot-password': {
    question: 'I forgot my password.',
    answer: ['Ask for a link by email. It sets a new password once, and ends all sessions of your account.'],
  },
  'become-broadcaster': {
    question: 'How do I become a broadcaster?',
    answer: [
      'Sign up as a broadcaster, prove that you are an adult, and sign the agreement. You can go live when your application is approved.',
    ],
  },
  'report-content': {
    question: 'How do I report a room, a picture or a video?',
    answer: [
      'The page on complaints says whom to write to and what we need. Everybody can use it, also without an account.',
    ],
  },
};

export type HouseAnswers = typeof en;

/** English answers. The other languages are typed against these keys. */
export const en = {
  'watch-without-account': {
    question: 'Can I watch without an account?',
    answer: [
      'Yes. You can watch public rooms and free videos as a guest, unless the law where you are requires age verification first.',
      'You need an account to tip, write messages, follow broadcasters or buy anything.',
    ],
  },
  'what-are-tokens': {
    question: 'What are tokens?',
    answer: [
      'You pay with tokens on this site: for tips, private and ticket shows, pictures and videos, fan clubs and custom orders.',
      'You buy them in packs. You see the price of a pack before you pay, and your history lists every token you spend.',
    ],
  },
  'payment-not-arrived': {
    question: 'I paid, but my tokens haven’t arrived. What now?',
    answer: [
      'Tokens are added as soon as the payment company confirms the payment to us. Until then your account shows the payment as pending.',
      'Cards usually take seconds. Payments by crypto and voucher can take longer. If a payment stays pending, contact support and tell them when you paid.',
    ],
  },
  'bank-statement': {
    question: 'What does my bank statement show?',
    answer: [
      'It shows the name of the payment company. The support page lists the companies we use and the names you see on your statement.',
    ],
  },
  'spending-limit': {
    question: 'Can I limit what I spend?',
    answer: [
      'Yes, on your tokens page: for a single charge, for all spending in 24 hours, and for purchases of tokens in 24 hours. We ask you to confirm a charge above the first limit, and refuse a charge above the others.',
      'A lower limit takes effect immediately, a higher one after 24 hours.',
    ],
  },
  'private-show-price': {
    question: 'How is a private show charged?',
    answer: [
      'By time, at the price per minute that you saw when you requested it. You pay for every ten seconds that start, and a broadcaster may set a minimum duration.',
      'Tokens for the current minute are put on hold. When the show ends, unused tokens are returned to you.',
    ],
  },
  'tip-without-name': {
    question: 'Can I tip without showing my name?',
    answer: [
      'Yes. Choose an anonymous tip in the options of the tip panel: everyone in the room sees the tip, but not your name.',
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
    question: 'Why do I have to verify my age?',
    answer: [
      'This site is for adults only, and in some places the law requires more than a declaration. There, you choose one of the methods that the law allows.',
      'The age verification page lists these methods.',
    ],
  },
  'forgot-password': {
    question: 'I forgot my password. What can I do?',
    answer: [
      'Request a link by email. You can use it once to set a new password, which also logs out all your devices.',
    ],
  },
  'become-broadcaster': {
    question: 'How do I become a broadcaster?',
    answer: [
      'Sign up as a broadcaster, verify your age, and sign the agreement. You can go live once your application is approved.',
    ],
  },
  'report-content': {
    question: 'How do I report a room, a picture or a video?',
    answer: [
      'The complaints page explains whom to contact and what to include. Anyone can use it, even without an account.',
    ],
  },
};

export type HouseAnswers = typeof en;

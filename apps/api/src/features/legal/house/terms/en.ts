import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Terms of use',
  sections: [
    {
      heading: 'Who these terms bind',
      paragraphs: [
        'These terms apply between you and {operator}, the operator of {site}. You accept them when you create an account. Without an account they apply to every visit.',
      ],
    },
    {
      heading: 'Age',
      paragraphs: [
        'You must be at least 18 years old, and of full age where you live. If the law where you are requires age verification, you complete it before you see protected content.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You have one account and use it yourself. You keep your password secret and tell the truth about your date of birth. You are responsible for what is done with your account, unless you could not prevent it.',
      ],
    },
    {
      heading: 'Tokens',
      paragraphs: [
        'You buy tokens from the operator through a payment provider and spend them on tips, shows, media, fan clubs and custom orders. The price is shown before you confirm. Tokens are not money: they earn no interest and cannot be exchanged between viewers.',
        'Tips and finished minutes of a show are final. Rights that the law gives you, for example after a payment that you did not authorise, remain untouched.',
      ],
    },
    {
      heading: 'Shows and media',
      paragraphs: [
        'A private show, and spying on one, has a price per minute. You pay for every ten seconds that start, and it ends when your tokens or your credit are used up. Media that you buy are for you alone.',
      ],
    },
    {
      heading: 'What is forbidden',
      paragraphs: [],
      items: [
        'Content or conduct that involves minors, violence, coercion, trafficking or animals.',
        'Recording, copying or passing on streams, pictures, videos or messages without the permission of their owner.',
        'Harassment, threats, and publishing private facts about other people.',
        'Fraud, misuse of payments, and automatic access that disturbs the service.',
        'Arranging meetings for paid sexual services.',
      ],
    },
    {
      heading: 'Broadcasters',
      paragraphs: [
        'Broadcasters are adults, act of their own free will and hold all rights in what they show. Everyone who appears with them is an adult and has agreed. The operator retains a fee from what viewers spend.',
      ],
    },
    {
      heading: 'Suspension and end',
      paragraphs: [
        'You may stop using the site at any time, and ask the operator to close your account. The operator may suspend an account that breaks these terms or endangers others.',
      ],
    },
    {
      heading: 'Availability',
      paragraphs: [
        'The operator does not promise that the site or a broadcaster is available at all times. Liability follows the law that applies to the operator.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'The date of this text is its version. When a new version is published, you are asked to accept it after you log in.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: ['Write to {support}.'],
    },
  ],
};

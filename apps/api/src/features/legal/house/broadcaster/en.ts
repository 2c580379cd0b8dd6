import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Broadcaster agreement',
  sections: [
    {
      heading: 'Who broadcasts',
      paragraphs: [
        'You are at least 18 years old, and so is everybody who appears with you. You broadcast of your own free will, and you show nobody who has not agreed.',
      ],
    },
    {
      heading: 'Your identity',
      paragraphs: [
        'Before you may broadcast, the operator of {site} checks your identity outside of this site. Identity papers are not uploaded here, and the site stores none. You keep the records that the law demands of producers.',
      ],
    },
    {
      heading: 'What is forbidden',
      paragraphs: [
        'You show nothing that is against the law or against the terms of use, and you record no viewer without consent.',
      ],
    },
    {
      heading: 'Money',
      paragraphs: [
        'Tokens that viewers spend on you are credited to your account after the operator’s fee. You pay your own taxes.',
      ],
    },
    {
      heading: 'End',
      paragraphs: [
        'You and the operator may end this agreement at any time. What you earned before is still paid. Questions: {support}.',
      ],
    },
  ],
};

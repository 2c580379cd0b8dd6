import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Records of age',
  sections: [
    {
      heading: 'Adults only',
      paragraphs: [
        'Every person who appears in streams, pictures or videos on {site} must have been at least 18 years old when they were made.',
      ],
    },
    {
      heading: 'Records',
      paragraphs: [
        'Where the law demands records of the identity and age of performers, such as 18 U.S.C. § 2257, the broadcaster who produces the content and the operator of the site each keep the records that the law demands of them.',
      ],
    },
    {
      heading: 'Custodian',
      paragraphs: ['To learn who keeps the records, and where they can be inspected, write to {support}.'],
    },
    {
      heading: 'Report a doubt',
      paragraphs: [
        'If you believe that a person shown here is under 18, report it at once to {support}. Such reports are handled first.',
      ],
    },
  ],
};

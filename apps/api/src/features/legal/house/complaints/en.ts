import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Complaints and content removal',
  sections: [
    {
      heading: 'What you can report',
      paragraphs: [],
      items: [
        'A picture, video or stream that shows you without your consent.',
        'Content that seems to show a minor, or violence, coercion or trafficking.',
        'Content that infringes your copyright or another right.',
        'Conduct of a user or broadcaster that breaks the terms of use.',
      ],
    },
    {
      heading: 'How to report',
      paragraphs: ['Send your report to {support}.'],
      items: [
        'The address of the page, or the username of the broadcaster.',
        'What is wrong, and since when.',
        'How we can reach you. If you report an infringement of your rights, name the work and state that you hold the rights.',
      ],
    },
    {
      heading: 'What happens next',
      paragraphs: [
        'The operator examines each report, and may remove the content or suspend the account while doing so. If you appear in content without your consent, say so: you need not give reasons. You are told the result.',
      ],
    },
    {
      heading: 'If you disagree',
      paragraphs: [
        'If your content was removed, or a report was rejected, you can ask for a second examination at {support}.',
      ],
    },
  ],
};

import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Cookie notice',
  sections: [
    {
      heading: 'What is stored in your browser',
      paragraphs: [
        '{site} uses its own cookies and the storage of your browser. It sets no advertising cookies.',
      ],
    },
    {
      heading: 'Necessary',
      paragraphs: [],
      items: [
        'fl_session keeps you logged in, for at most 30 days.',
        'fl_settings keeps your settings while you are not logged in, for at most 30 days.',
        'fl_door_… remembers that you entered the password of a room.',
        'fl_brand_preview shows the preview of a design to people who have its link.',
      ],
    },
    {
      heading: 'Preferences',
      paragraphs: [],
      items: [
        'fl_lang, fl_scheme and fl_gender remember your language, the appearance and the section that you chose, for one year.',
        'The storage of your browser keeps drafts, a purchase that is not finished, your choices in the chat, and your answer about statistics.',
      ],
    },
    {
      heading: 'Statistics',
      paragraphs: [
        'If the operator has set up a statistics service, the site asks you first. Nothing is sent until you agree.',
      ],
    },
    {
      heading: 'Only with your consent',
      paragraphs: [],
      items: [
        'tracking: the partner or advert that led you here, for one hour.',
        'popunder: when a partner’s page was last opened.',
        'fingerprint: a number that is computed from the settings of your browser when you buy tokens, for at most one day.',
        'push: that you turned push notifications on or off in this browser. It is kept until you delete it.',
        'The storage of your browser keeps your answers. You can change them below; what they allowed to store is then deleted.',
      ],
    },
    {
      heading: 'Your choice',
      paragraphs: [
        'You can delete cookies and stored data in the settings of your browser at any time. You are then logged out, and your preferences and drafts are lost.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: ['Write to {support}.'],
    },
  ],
};

import type { ComponentDocs } from '../story/component-docs.ts';

export const promoBannerDocs: ComponentDocs = {
  name: 'promo-banner',
  status: 'new',
  summary: 'A picture with a title and a sentence that leads to another page of the site.',
  aliases: ['ad', 'advertisement', 'promotion'],
  use: ['Below the content of a page, for something that the site offers elsewhere.'],
  avoid: [
    'For a message about the page or the account, use Banner.',
    'For an offer with a price, use PromoOffer.',
  ],
  anatomy: {
    picture: 'The picture, 4:1. It is decoration: the words say everything.',
    link: 'The title. Its click area covers the whole banner.',
    text: 'One sentence.',
    look: 'Looks like a button, so that the banner is known to lead on. It is decoration.',
    close: 'The close button; only with `onClose`.',
  },
  states: {},
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the link, then to the close button.' },
    { keys: ['Enter'], does: 'Opens the page.' },
  ],
  accessibility: [
    'The link is named by the title alone; the sentence follows as text.',
    'The banner is not a landmark. The app moves the focus when it is closed.',
  ],
  do: ['Insert it where it moves nothing that the user reads: below the view, or into a reserved place.'],
  dont: ['Put words into the picture. They cannot be translated or read aloud.'],
  tokens: { '--promo-banner-radius': 'radius-lg' },
};

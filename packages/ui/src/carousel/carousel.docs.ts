import type { ComponentDocs } from '../story/component-docs.ts';

export const carouselDocs: ComponentDocs = {
  name: 'carousel',
  status: 'new',
  summary: 'A row of slides that scrolls sideways, with buttons to the previous and next ones.',
  aliases: ['slider', 'slideshow', 'rail', 'swiper'],
  use: [
    'For pictures, reviews or cards of equal weight, of which the first ones are enough for most people.',
  ],
  avoid: [
    'For cards with a heading and a link to the whole list, use Shelf.',
    'For content that everybody must see, show it on the page.',
    'For pictures that open in full, use Gallery.',
  ],
  anatomy: {
    arrows:
      'The buttons that scroll. Missing where all slides fit, and for cards on narrow screens, where people swipe.',
    list: 'The row that scrolls.',
    pending: 'The placeholder of a slide that is loading.',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the buttons, then through the links of all slides in their order.',
    },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'From a slide’s link: moves to the slide before or after.' },
    { keys: ['Home', 'End'], does: 'From a slide’s link: moves to the first or the last slide.' },
  ],
  accessibility: [
    'A region with the role description “carousel”, and a list; both are named by `label`.',
    'It never moves by itself, so nothing has to be paused.',
    'At an end of the row, its button keeps the focus and is announced as disabled.',
    'With reduced motion, the row jumps instead of scrolling.',
    'From right to left, the next slide is on the left, and so are its button and key.',
  ],
  do: ['Let a part of the next slide show, or set `full`, which shows the buttons on every screen.'],
  dont: ['Put more than one action into a slide: a slide is one link.'],
  tokens: {},
};

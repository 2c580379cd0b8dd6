import { DAY } from '@footlight/contract';
import { storedOrderTerms } from '../features/orders/terms.ts';
import { slugOf } from '../kernel/slug.ts';

const NAMES = ['Blue sea', 'Evening light', 'Colour study'];

/** Picture sets to deliver. They are older than most, so that they do not lead the lists. */
const itemsOf = (username: string, now: Date) =>
  NAMES.map((name, at) => ({
    name,
    slug: slugOf(name, 'media'),
    description: `${name}: a little series, made on request.`,
    typeId: 1,
    typeName: 'pictures',
    itemCount: 6 + at,
    tokenPrice: 75,
    artSeed: `f.${username}-${at}`,
    createdAt: new Date(now.getTime() - (60 + at) * DAY),
  }));

const noSnapchat = { isEnabled: false, priceInToken: 250, duration: '1M', username: '' } as const;

/** The demo's sellers of custom orders: two sell custom media and ratings, one a Snapchat with an invented handle. */
export const orderSellers = (now: Date) => [
  {
    username: 'atelier',
    settings: storedOrderTerms({
      sellCustomMedia: { isEnabled: true, minimumPriceInToken: 60 },
      dickratingMedia: { isEnabled: true, priceInToken: 80 },
      snapchat: { isEnabled: true, priceInToken: 100, duration: '1M', username: 'atelier.demo' },
    }),
    items: itemsOf('atelier', now),
  },
  {
    username: 'duettist',
    settings: storedOrderTerms({
      sellCustomMedia: { isEnabled: true, minimumPriceInToken: 150 },
      dickratingMedia: { isEnabled: true, priceInToken: 200 },
      snapchat: noSnapchat,
    }),
    items: itemsOf('duettist', now),
  },
];

/** The areas of the product, each with what its operations are for: the tags of the OpenAPI document. */
export const AREAS = {
  account: 'Sign-up, login, second factor, passkeys, linked accounts, settings and personal data.',
  admin: 'The back office: accounts, reports, money, jobs and the audit trail. For staff with the right.',
  age: 'Proof of age where the law asks for one.',
  ai: 'AI companions: chats and pictures.',
  billing: 'Products, purchases, saved cards, memberships and the history of tokens.',
  brand: 'Sites and their brands: drafts, publications, assets and banners. For owners and administrators.',
  broadcaster: 'Applications of broadcasters, and the settings of their rooms.',
  browse: 'Lists of rooms, and a room as a visitor may see it.',
  cams: 'Servers for connections between cameras.',
  content: 'Help, press, the feed, free videos and ratings.',
  earnings: 'A broadcaster’s own earnings.',
  'fan-clubs': 'Fan clubs, their posts and memberships.',
  home: 'The home page in sections.',
  legal: 'Legal documents and their acceptance.',
  limits: 'Spending limits, post-pay and auto re-up.',
  live: 'How a broadcaster goes live.',
  media: 'Pictures and videos for sale, the library of their buyers, and uploads.',
  meet: 'Speed-dates and random chats.',
  operations: 'Reports from the browser: page views, errors and console lines.',
  orders: 'Custom orders.',
  promos: 'Promo codes, wheels and offers.',
  'room-apps': 'Apps in a room, and tips that several viewers pay together.',
  search: 'Search, suggestions and tags.',
  shows: 'Private shows, spying, ticket shows and recordings.',
  site: 'The site’s configuration with the CSRF token, and the current visitor.',
  social: 'Follows, friends, messages, ratings, notes and moderation.',
  support: 'How a visitor reaches support.',
  tips: 'Tips.',
  toys: 'Toys that react to tips.',
  versus: 'Contests between two broadcasters, and tournaments.',
  'watch-together': 'A video that two people watch together in a private show.',
} as const;

/** Areas without a tag of their own: their operations are listed with another one, or their data come over the socket. */
export const UNTAGGED_AREAS = {
  chat: 'The lines of a room, its people, settings and drafts.',
  payouts: 'Requests of broadcasters for their money, and their approval.',
  player: 'The video engine, qualities and the floating player.',
  reports: 'Reports of people, lines and content, and their decisions.',
  room: 'The room as a page: header, status, subject and moderation.',
  schedule: 'The hours of a week at which a broadcaster is live.',
  vr: 'The VR page: view, tabs and modules.',
} as const;

export type Area = keyof typeof AREAS;

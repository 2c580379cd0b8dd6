/** Links between parts of the site, loaded on demand. The other languages are typed against these keys. */
export const en = {
  myMedia: 'My media',
  security: 'Security',
  membership: 'Membership',
  fanClubs: 'Fan clubs',
  changeTo: 'Change to {{name}}',
  age: {
    hidden: 'Pictures and video are hidden until you verify your age.',
    verify: 'Verify my age',
  },
  media: {
    of: '{{name}}’s media',
    all: 'See all',
    buyAll: 'Buy all {{shown}} for {{tokens}}',
    fanClub: 'Fan club',
  },
  orders: {
    of: 'Order from {{name}}',
    custom_media: 'Custom media from {{tokens}}',
    snapchat: 'Snapchat for {{tokens}}',
    dickrating: 'Rating for {{tokens}}',
  },
  clubs: {
    title: 'Fan clubs',
    intro: 'Three levels, each with its own monthly price. Members save on media and spy for free.',
    tabs: 'Filter fan clubs',
    all: 'All',
    online: 'Live now',
    sections: 'Sections',
    everybody: 'All sections',
    prices: '{{supporter}} · {{insider}} · {{legend}} per month',
    price: '{{level}} {{tokens}}',
    empty: 'No fan clubs here right now',
    emptyHint: 'View all fan clubs, or check back later.',
    count_one: '{{shown}} fan club',
    count_other: '{{shown}} fan clubs',
  },
};

/** Ways from one part of the site to another, loaded with what shows them; the others are typed against these keys. */
export const en = {
  myMedia: 'My media',
  membership: 'Membership',
  fanClubs: 'Fan clubs',
  media: {
    of: 'Media of {{name}}',
    all: 'See all',
    fanClub: 'Fan club',
  },
  orders: {
    of: 'Order from {{name}}',
    custom_media: 'Custom media from {{tokens}}',
    snapchat: 'Snapchat for {{tokens}}',
  },
  clubs: {
    title: 'Fan clubs',
    of: 'Fan clubs: {{section}}',
    description: 'Fan clubs on {{site}}: levels and what each costs a month.',
    intro: 'Three levels, each at its price a month. Members save on media and spy for free.',
    tabs: 'Which fan clubs',
    all: 'All',
    online: 'Live now',
    sections: 'Sections',
    everybody: 'Everybody',
    prices: '{{supporter}} · {{insider}} · {{legend}} a month',
    price: '{{level}} {{tokens}}',
    empty: 'No fan clubs here right now',
    emptyHint: 'Look at all of them, or come back later.',
    count_one: '{{shown}} fan club',
    count_other: '{{shown}} fan clubs',
  },
};

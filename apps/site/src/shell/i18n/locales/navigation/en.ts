/** Links between parts of the site, loaded on demand. The other languages are typed against these keys. */
export const en = {
  studio: { label: 'Studio', media: 'Media library', schedule: 'Schedule', earnings: 'Earnings' },
  work: { back: 'Back to site' },
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
};

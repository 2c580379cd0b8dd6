/** English. The other languages are typed against these keys. */
export const en = {
  home: 'Home',
  homeDescription: 'People who are live now: open a room, say hello, stay a while.',
  sections: {
    f: 'Cam girls',
    m: 'Men cams',
    t: 'Trans cams',
    c: 'Couple cams',
  },
  live: {
    f: {
      heading: 'Cam girls live',
      description: 'Girls who are live now: open a room, say hello, stay a while.',
    },
    m: {
      heading: 'Men cams live',
      description: 'Men who are live now: open a room, say hello, stay a while.',
    },
    t: {
      heading: 'Trans cams live',
      description: 'Trans broadcasters who are live now: open a room, say hello, stay a while.',
    },
    c: {
      heading: 'Couple cams live',
      description: 'Couples who are live now: open a room, say hello, stay a while.',
    },
  },
  who: {
    all: 'live cams',
    f: 'cam girls',
    m: 'men cams',
    t: 'trans cams',
    c: 'couple cams',
  },
  lists: {
    new: {
      heading: 'New {{who}}',
      description: 'Broadcasters who started recently. Be among their first viewers.',
    },
    'top-rated': {
      heading: 'Top rated {{who}}',
      description: 'The best rated rooms that are live now, by the ratings of viewers.',
    },
    leaders: {
      heading: 'Leaders: {{who}}',
      description: 'Broadcasters who received most tokens in the last 30 days.',
    },
    'control-her': {
      heading: 'Rooms with a toy: {{who}}',
      description: 'Rooms whose toy answers now: every tip moves it.',
    },
    fanclub: {
      heading: 'Fan clubs: {{who}}',
      description: 'Three levels, each with its own monthly price. Members save on media and spy for free.',
    },
    private: {
      heading: 'Private shows: {{who}}',
      description: 'Rooms that take private shows now, charged by the minute.',
    },
    'private-cam2cam': {
      heading: 'Cam2cam private shows: {{who}}',
      description: 'Private shows in which you can share your camera.',
    },
    'private-cam2cam-top': {
      heading: 'Top rated cam2cam shows: {{who}}',
      description: 'The best rated rooms for private shows with your own camera.',
    },
    'private-spy': {
      heading: 'Spy cam shows: {{who}}',
      description: 'Private shows that you can watch now, at a lower price per minute.',
    },
    'private-ticket': {
      heading: 'Ticket shows: {{who}}',
      description: 'Group shows that are on now. One ticket lets you in until the end.',
    },
    'private-exclusive': {
      heading: 'Exclusive shows available now: {{who}}',
      description: 'Rooms that take exclusive private shows now: nobody else can watch.',
    },
    'private-top': {
      heading: 'Top rated private shows: {{who}}',
      description: 'The best rated rooms that take private shows now.',
    },
    'private-rate': {
      heading: 'Private shows at {{value}}: {{who}}',
      description: 'Rooms that take private shows now at {{value}} per minute.',
    },
    language: {
      heading: '{{value}}: {{who}}',
      description: 'Broadcasters who speak {{value}}.',
    },
    region: {
      heading: '{{value}}: {{who}}',
      description: 'Broadcasters from this region: {{value}}.',
    },
    tag: {
      heading: '#{{value}}: {{who}}',
      description: 'Rooms with the tag #{{value}}, live ones first.',
    },
    'tag-two': {
      heading: '#{{value}} and #{{value2}}: {{who}}',
      description: 'Rooms with both tags, #{{value}} and #{{value2}}.',
    },
    'tag-live': {
      heading: '#{{value}} live now: {{who}}',
      description: 'Rooms with the tag #{{value}} that are live now.',
    },
    role: {
      heading: '{{value}}',
      description: 'Broadcasters with the role “{{value}}”.',
    },
    studio: {
      heading: 'Studio {{value}}',
      description: 'Broadcasters of the studio {{value}}.',
    },
    sodastars: {
      heading: 'Sodastars of the week: {{who}}',
      description: 'Broadcasters with most tips in the last seven days.',
    },
    'sodastars-30days': {
      heading: 'Sodastars of 30 days: {{who}}',
      description: 'Broadcasters with most tips in the last 30 days.',
    },
    'sodastars-top2000': {
      heading: 'Sodastars: the top 2000 {{who}}',
      description: 'The 2000 broadcasters with most tips of all time.',
    },
    versus: {
      heading: 'Versus: {{who}}',
      description: 'Two rooms at a time: the tips until the end of the clock decide who wins.',
    },
    'versus-girls': {
      heading: 'Versus: {{who}}',
      description: 'Two rooms at a time: the tips until the end of the clock decide who wins.',
    },
    'versus-leaderboard': {
      heading: 'Versus leaderboard of the week: {{who}}',
      description: 'Broadcasters with most tokens in contests of the last seven days.',
    },
    'versus-leaderboard-30days': {
      heading: 'Versus leaderboard of 30 days: {{who}}',
      description: 'Broadcasters with most tokens in contests of the last 30 days.',
    },
    'versus-leaderboard-all-time': {
      heading: 'Versus leaderboard of all time: {{who}}',
      description: 'Broadcasters with most tokens in contests of all time.',
    },
    followed: {
      heading: 'Rooms you follow',
      description: 'The broadcasters you follow, live ones first.',
    },
    'for-you': {
      heading: 'For you',
      description: 'Live rooms like the ones you follow and visit.',
    },
    top: {
      heading: 'Top broadcasters',
      description: 'The broadcasters with most likes in the last 30 days.',
    },
    'independent-romanian': {
      heading: 'Independent Romanian cams',
      description: 'Broadcasters from Romania who work without a studio.',
    },
    'jb-cams': {
      heading: 'JB Cams',
      description: 'Broadcasters of the studio JB Cams.',
    },
    julmodels: {
      heading: 'Julmodels',
      description: 'Broadcasters of the studio Julmodels.',
    },
    voyeur: {
      heading: 'Voyeur cams',
      description: 'Cameras in houses that are always on.',
    },
    'casa-salsa': {
      heading: 'Casa Salsa',
      description: 'All cameras of the house Casa Salsa.',
    },
    vr: {
      heading: 'VR cams: {{who}}',
      description:
        'Rooms that stream in VR: look around with the mouse, the keyboard, your phone or a headset.',
    },
    'multi-filter': {
      heading: 'Filtered rooms',
      description: 'Rooms that match all your filters.',
    },
  },
  tabs: {
    all: 'All',
    new: 'New',
    'top-rated': 'Top rated',
    leaders: 'Leaders',
    'control-her': 'Toys',
    fanclub: 'Fan clubs',
    private: 'Private shows',
    'private-cam2cam': 'Cam2cam',
    'private-spy': 'Spy shows',
    'private-ticket': 'Ticket shows',
    'private-exclusive': 'Exclusive now',
    'private-top': 'Top rated',
    'private-cam2cam-top': 'Top rated cam2cam',
    voyeur: 'Voyeur cams',
    'casa-salsa': 'Casa Salsa',
    sodastars: 'Sodastars',
    '7days': '7 days',
    '30days': '30 days',
    top2000: 'Top 2000',
    versus: 'Versus',
    'versus-girls': 'Versus',
    'versus-leaderboard': 'Leaderboard',
    'all-time': 'All time',
    online: 'Online',
    top: 'Top',
    liked: 'Most liked',
    feed: 'Feed',
    vr: 'VR',
    filter: 'Filters',
  },
  regions: {
    africa: 'Africa',
    asia: 'Asia',
    'central-south-america': 'Central and South America',
    'eastern-europe': 'Eastern Europe',
    europe: 'Europe',
    usa: 'USA',
  },
  places: {
    bedroom: 'Bedroom',
    kitchen: 'Kitchen',
    shower: 'Shower',
  },
  roles: {
    ambassador: 'Ambassadors',
    featured: 'Featured broadcasters',
  },
  range: {
    from: '{{from}} tokens or more',
    between: '{{from}} to {{to}} tokens',
    exactly: '{{from}} tokens',
  },
};

/** Texts around lists of rooms. The other languages are typed against these keys. */
export const en = {
  tabs: {
    all: 'All',
    feed: 'Feed',
    new: 'New',
    topRated: 'Top rated',
    private: 'Private shows',
    toys: 'Toys',
    leaders: 'Leaders',
    fanclub: 'Fan clubs',
    versus: 'Versus',
    sodastars: 'Sodastars',
    voyeur: 'Voyeur cams',
    vr: 'VR',
    top: 'Top',
    liked: 'Most liked',
    tags: 'Tags',
    filter: 'Filters',
  },
  lists: 'Browse',
  parts: 'Parts of this list',
  quick: {
    label: 'Narrow this list',
    all: 'All filters',
    /** Tokens per minute of a private show. */
    rate: 'Up to {{shown}}/min',
  },
  failed: 'Error during loading search results', // spec
  alternatives: 'You might also like',
  topModels: 'Best rated now',
  popular: 'Popular tags',
  related: 'More lists',
  empty: 'No rooms here right now',
  emptyHint: 'Check back soon, or try another list.',
  count_one: '{{shown}} room',
  count_other: '{{shown}} rooms',
};

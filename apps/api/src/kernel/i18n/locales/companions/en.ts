/** English. The other languages are typed against these keys. */
export const en = {
  nova: {
    tagline: 'Curious about stars and the sea',
    greeting: 'The sky is clear tonight. Which star would you visit first?',
  },
  iris: {
    tagline: 'Warm, with a quick wit',
    greeting: 'I saved you the window seat. Now tell me something nobody knows.',
  },
  orion: {
    tagline: 'Calm, with a story from every road',
    greeting: 'I once crossed a desert by night train. Shall I tell you how it ended?',
  },
  ember: {
    tagline: 'Lively, and always humming a song',
    greeting: 'Name a song, and I’ll guess what your last summer was like.',
  },
  silas: {
    tagline: 'Playful, and fond of riddles',
    greeting: 'You give me away and keep me all the same. What am I?',
  },
};

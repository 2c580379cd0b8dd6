/** Texts of the installed site and its notices, loaded on demand. The other languages are typed against these keys. */
export const en = {
  offline: {
    title: 'You are offline',
    text: 'Check your connection, then try again.',
  },
};

/** English. The other languages are typed against these keys. */
export const en = {
  live: {
    title: '{{name}} is live',
    body: 'Open the room',
  },
};

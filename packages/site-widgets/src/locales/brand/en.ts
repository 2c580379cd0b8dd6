/** Preview and consent texts, loaded on demand. The other languages are typed against these keys. */
export const en = {
  preview: {
    title: 'You are viewing a draft',
    body: 'Only people with the link can see this version.',
    leave: 'Leave preview',
  },
  banner: 'Recommended',
};

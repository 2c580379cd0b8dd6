/** What is below a live room. The other languages are typed against these keys. */
export const en = {
  tabs: 'About this room',
  apps: 'Apps',
  media: 'Media',
  about: 'About',
  profile: 'Full profile',
};

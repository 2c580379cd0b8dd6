type Sounds = typeof import('./room-sounds.ts');

/** Plays with the sounds' code, which is loaded first. Silent if it does not load, as when the visitor leaves the page. */
export const withSounds = (play: (sounds: Sounds) => void): void =>
  void import('./room-sounds.ts').then(play, () => undefined);

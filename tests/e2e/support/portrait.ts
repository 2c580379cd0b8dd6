import { PNG } from 'pngjs';

/** An abstract picture as a file for an upload. */
export const portrait = (name = 'portrait.png') => {
  const picture = new PNG({ width: 640, height: 400 });
  for (let at = 0; at < picture.data.length; at += 4) {
    const [x, y] = [(at / 4) % 640, Math.floor(at / 4 / 640)];
    picture.data.set([x % 256, y % 256, 160, 255], at);
  }
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(picture) };
};

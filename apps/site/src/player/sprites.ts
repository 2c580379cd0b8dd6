import type { Sprite } from '../screens/media-screen/media-video.tsx';

const CUE = /^(\d+):(\d+):([\d.]+) --> .*\n(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)$/gm;

/** The moments that a WebVTT index names; addresses in it are relative to its own. */
export const readSprites = (index: string, address: string): Sprite[] =>
  [...index.matchAll(CUE)].map(([, hours, minutes, seconds, sheet = '', ...place]) => {
    const [x = 0, y = 0, width = 0, height = 0] = place.map(Number);
    const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return {
      at,
      src: new URL(sheet, address).pathname + new URL(sheet, address).search,
      x,
      y,
      width,
      height,
    };
  });

import type { Sprite } from '@footlight/site-widgets';

const CUE = /^(\d+):(\d+):([\d.]+) --> .*\n(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)$/gm;

/** Parses a WebVTT sprite index. URLs in it are relative to the index. */
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

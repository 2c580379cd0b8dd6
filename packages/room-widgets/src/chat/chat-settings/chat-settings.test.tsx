import { describe, expect, it } from 'vitest';
import { lookStyle, readableColor } from '../chat/chat-look.ts';

describe('[ROOM-04] looks that somebody chose', () => {
  it('a colour goes into the style only as a colour, and the default is the brand’s text', () => {
    expect(readableColor('#aa3300')).toContain('#aa3300');
    for (const odd of [null, undefined, '', 'red', '#333333', '#abc', '#12345', 'url(x)', '#aa3300;x:1'])
      expect(readableColor(odd)).toBeUndefined();
  });
  it('a size is one of the five, in rem', () => {
    const sizes = [9, 10, 11, 14, 18, 12, 0, -1, Number.NaN, 1e9].map(
      (fontSize) => lookStyle({ fontSize, textColor: '#333333' }).fontSize,
    );
    expect(sizes.slice(0, 5)).toEqual([12, 13, 14, 16, 20].map((size) => `${size / 16}rem`));
    expect(new Set(sizes.slice(5))).toEqual(new Set([`${14 / 16}rem`]));
  });
});

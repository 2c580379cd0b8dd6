import { expect, it } from 'vitest';
import { rollingPlaylist } from './demo-streams.ts';

const LOOP = 5;
const round = Array.from({ length: LOOP }, (_, at) => `#EXTINF:2.000,\n../${at}.ts`).join('\n');
const recorded = `#EXTM3U\n#EXT-X-PLAYLIST-TYPE:VOD\n${round}\n#EXT-X-DISCONTINUITY\n${round}\n#EXT-X-ENDLIST\n`;

const numberAfter = (text: string, tag: string): number =>
  Number(new RegExp(`#EXT-X-${tag}:(\\d+)`).exec(text)?.[1]);

/** The file and the number of discontinuities before it, by the sequence number of each segment. */
const segmentsOf = (text: string): [number, string][] => {
  let cuts = numberAfter(text, 'DISCONTINUITY-SEQUENCE');
  let sequence = numberAfter(text, 'MEDIA-SEQUENCE') - 1;
  return text.split('\n').flatMap((line): [number, string][] => {
    if (line === '#EXT-X-DISCONTINUITY') cuts += 1;
    if (!line || line.startsWith('#')) return [];
    sequence += 1;
    return [[sequence, `${line} after ${cuts}`]];
  });
};

it('[ROOM-03] a room of the demo has a playlist without end, in which each segment keeps its number', () => {
  const known = new Map<number, string>();
  for (let now = 0; now < 90; now += 0.7) {
    const text = rollingPlaylist(recorded, now);
    expect(text).not.toMatch(/ENDLIST|VOD/);
    const segments = segmentsOf(text);
    expect(segments).toHaveLength(6);
    for (const [sequence, said] of segments) {
      expect(known.get(sequence) ?? said).toBe(said);
      known.set(sequence, said);
      expect(said).toMatch(`../${sequence % LOOP}.ts`);
    }
  }
  expect(known.size).toBe(50);
});

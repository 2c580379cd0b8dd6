import { expect, it } from 'vitest';
import { extendedMaster, masterOf, renditionPlaylist } from './playlist.ts';

const source = [
  '#EXTM3U',
  '#EXT-X-VERSION:3',
  '#EXT-X-MEDIA-SEQUENCE:7',
  '#EXT-X-TARGETDURATION:2',
  '#EXTINF:2.000,',
  'a-7.ts',
  '#EXT-X-DISCONTINUITY',
  '#EXTINF:1.500,',
  'a-8.ts',
  '#EXT-X-PROGRAM-DATE-TIME:2026-11-26T01:00:00.000Z',
  '#EXTINF:2.000,',
  'a-9.ts',
  '#EXTINF:2.000,',
  'a-10.ts',
  '',
].join('\n');
const of = (...files: string[]) => renditionPlaylist(source, (file) => files.includes(file));

it('[ROOM-03] a rendition has the numbers, cuts and times of its source', () => {
  expect(of('a-7.ts', 'a-8.ts')?.split('\n')).toEqual([...source.split('\n').slice(0, 8), 'a-8.ts', '']);
  expect(of('a-9.ts', 'a-10.ts')?.split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-MEDIA-SEQUENCE:9',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-DISCONTINUITY-SEQUENCE:1',
    ...source.split('\n').slice(9),
  ]);
});

it('[ROOM-03] a rendition has no hole, and nothing of another broadcast', () => {
  expect(of('a-7.ts', 'a-9.ts')).toMatch(/MEDIA-SEQUENCE:9\n[\s\S]*\na-9\.ts\n$/);
  expect(of('a-6.ts')).toBeNull();
});

it('[ROOM-03] master playlists name size, bit rate and token of each variant, the source first', () => {
  const low = { name: 'sd', uri: '240p/index.m3u8', bitrate: 350_000.4, size: { width: 426, height: 240 } };
  const hd = { name: 'hd', uri: 'index.m3u8', bitrate: 0, size: null };
  expect(masterOf('t.o', [hd, low])).toBe(
    '#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-STREAM-INF:BANDWIDTH=1,NAME="hd"\nindex.m3u8?token=t.o\n' +
      '#EXT-X-STREAM-INF:BANDWIDTH=350000,RESOLUTION=426x240,NAME="sd"\n240p/index.m3u8?token=t.o\n',
  );
  const own =
    '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9,CODECS="avc1.640028,mp4a.40.2"\nstream.m3u8?session=1\n';
  expect(extendedMaster(own, 't', [low])).toBe(
    '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9,CODECS="avc1.640028,mp4a.40.2"\nstream.m3u8?session=1&token=t\n' +
      '#EXT-X-STREAM-INF:BANDWIDTH=350000,RESOLUTION=426x240,CODECS="avc1.4d401f,mp4a.40.2",NAME="sd"\n240p/index.m3u8?token=t\n',
  );
});

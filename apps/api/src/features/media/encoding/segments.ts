/** Where a rendition's segments are in its one object. */
export interface SegmentIndex {
  /** Milliseconds, first byte and number of bytes; and whether timestamps restart there. */
  segments: { ms: number; at: number; bytes: number; isDiscontinuity?: true }[];
}

/** Reads the playlist of one file with byte ranges, as ffmpeg writes it. */
export function readSegments(playlist: string): SegmentIndex {
  const segments: SegmentIndex['segments'] = [];
  let ms = 0;
  let next = 0;
  for (const line of playlist.split('\n')) {
    const length = /^#EXTINF:([\d.]+)/.exec(line);
    if (length) ms = Math.round(Number(length[1]) * 1000);
    const range = /^#EXT-X-BYTERANGE:(\d+)(?:@(\d+))?/.exec(line);
    if (!range) continue;
    const bytes = Number(range[1]);
    const at = range[2] === undefined ? next : Number(range[2]);
    segments.push({ ms, at, bytes });
    next = at + bytes;
  }
  if (segments.length === 0) throw new Error('ffmpeg wrote a playlist without segments');
  return { segments };
}

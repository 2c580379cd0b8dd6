import { bypass, HttpResponse, http } from 'msw';
import { LIVE_FOLDER } from './recording.ts';

/** Segments in a live playlist. */
const WINDOW = 6;

/** The newest part of a playlist's segments, which repeat without end. `now` is in seconds, from any moment. */
export const rollingPlaylist = (playlist: string, now: number): string => {
  const seconds = Number(/#EXTINF:([\d.]+)/.exec(playlist)?.[1]);
  const round = [...new Set(playlist.match(/^[^#\n].*$/gm))];
  const first = Math.floor(now / seconds);
  const segments = Array.from({ length: WINDOW }, (_, at) => {
    const index = (first + at) % round.length;
    // Each round starts with its own timestamps.
    return `${index === 0 ? '#EXT-X-DISCONTINUITY\n' : ''}#EXTINF:${seconds.toFixed(3)},\n${round[index]}`;
  });
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / round.length)}`,
    ...segments,
    '',
  ].join('\n');
};

/**
 * The pictures of rooms. A host of files cannot extend a playlist, so the page does. The numbers start at zero with each
 * page: hls.js counts up to the number of discontinuities, and a large one would block the page.
 */
export const demoStreams = http.get(`*/${LIVE_FOLDER}/:loop/:quality/index.m3u8`, async ({ request }) => {
  const answer = await fetch(bypass(request.url));
  if (!answer.ok) return answer;
  return HttpResponse.text(rollingPlaylist(await answer.text(), performance.now() / 1_000), {
    headers: { 'content-type': 'application/vnd.apple.mpegurl' },
  });
});

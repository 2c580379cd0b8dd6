// Players without a screen: each reads playlist and segments of a room as they come, and counts when it would have stalled.
import { setTimeout as sleep } from 'node:timers/promises';
import { segmentsOf } from '../../../apps/api/src/features/live/playlist.ts';

export interface PlayersReport {
  /** Players that got a picture. */
  played: number;
  stalls: number;
  longestStallMs: number;
  segments: number;
  megabytes: number;
  /** Answers other than 200 after a player had begun. */
  refused: number;
}

interface Orders {
  url: string;
  rooms: string[];
  players: number;
  seconds: number;
}

const POLL_MS = 1_000;
/** A token is renewed before it expires, by reading the room again, as the site's player does. */
const RENEW_MS = 90_000;
/** Seconds of video that a player gathers before it starts. */
const START_AT = 4;

const report: PlayersReport = {
  played: 0,
  stalls: 0,
  longestStallMs: 0,
  segments: 0,
  megabytes: 0,
  refused: 0,
};

interface Stream {
  token: string;
  stream_name: string;
  edge_servers: string[];
}

/** A segment's address without its token. */
const nameOf = (file: string): string => file.split('?')[0] ?? file;

/** The room's stream, once its broadcaster publishes. */
async function published(url: string, room: string, until: number): Promise<Stream | null> {
  while (Date.now() < until) {
    const answer = await fetch(`${url}/api/v1/chat/react/${room}`);
    const { stream } = (await answer.json()) as { stream: Stream | null };
    if (stream?.edge_servers.some((edge) => edge.includes('/live/cam'))) return stream;
    await sleep(POLL_MS);
  }
  return null;
}

async function play({ url }: Orders, room: string, until: number): Promise<void> {
  const found = await published(url, room, until);
  if (!found) return;
  const base = `${url}/live/cam/${found.stream_name}`;
  let { token } = found;
  let renewedAt = Date.now();
  const seen = new Set<string>();
  let buffered = 0;
  /** When playback began, or would have if it had never stalled. */
  let startedAt: number | null = null;
  let stalledMs = 0;
  while (Date.now() < until) {
    const polledAt = Date.now();
    if (polledAt - renewedAt > RENEW_MS) {
      token = (await published(url, room, until))?.token ?? token;
      renewedAt = polledAt;
    }
    const answer = await fetch(`${base}/index.m3u8?token=${token}`);
    if (answer.ok) {
      const fresh = segmentsOf(await answer.text()).filter(({ file }) => !seen.has(nameOf(file)));
      for (const { file, seconds } of fresh) {
        seen.add(nameOf(file));
        const segment = await fetch(`${base}/${file}`);
        const bytes = await segment.arrayBuffer();
        if (!segment.ok) {
          report.refused += 1;
          continue;
        }
        report.segments += 1;
        report.megabytes += bytes.byteLength / 2 ** 20;
        if (startedAt !== null) {
          // The picture stood still from the end of what was there until now.
          const late = Date.now() - (startedAt + stalledMs + buffered * 1_000);
          if (late > 0) {
            stalledMs += late;
            report.stalls += 1;
            report.longestStallMs = Math.max(report.longestStallMs, late);
          }
        }
        buffered += seconds;
        if (startedAt === null && buffered >= START_AT) {
          startedAt = Date.now();
          report.played += 1;
        }
      }
    } else if (startedAt !== null) report.refused += 1;
    await answer.arrayBuffer().catch(() => undefined);
    await sleep(Math.max(0, polledAt + POLL_MS - Date.now()));
  }
  if (startedAt !== null) {
    const late = Date.now() - (startedAt + stalledMs + buffered * 1_000);
    if (late > 0) report.longestStallMs = Math.max(report.longestStallMs, late);
  }
}

process.once('message', (orders: Orders) => {
  const until = Date.now() + orders.seconds * 1_000;
  const all = Array.from({ length: orders.players }, async (_, nth) => {
    // A crowd comes within ten seconds, not in one moment.
    await sleep((nth / orders.players) * 10_000);
    await play(orders, orders.rooms[nth % orders.rooms.length] ?? '', until);
  });
  Promise.all(all).then(
    () => {
      report.megabytes = Math.round(report.megabytes);
      report.longestStallMs = Math.round(report.longestStallMs);
      process.send?.(report, () => process.exit(0));
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});

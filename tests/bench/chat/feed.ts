import { talkSession } from '@footlight/contract/fixtures';
import { coreCodec, encodeBatch, type RoomLine } from '@footlight/contract/realtime';

/** As the platform joins them. */
const BATCH_MS = 50;
/** What was said in a recorded room, and by whom. */
const TALK = talkSession.texts
  .flatMap(([, text]) => coreCodec.decode(text, 'server').events)
  .flatMap((event) => (event.name === 'v3.chat.message' ? [event.payload] : []));

/** What a room says in so many seconds, as the texts that its socket brings. Made before, so that it is not measured. */
export const talkOf = (perSecond: number, seconds: number): string[] => {
  const texts: string[] = [];
  let seq = 0;
  for (let at = BATCH_MS; at <= seconds * 1_000; at += BATCH_MS) {
    const frames = [];
    while (seq < (at * perSecond) / 1_000) {
      seq += 1;
      frames.push(
        coreCodec.encodeFrame('v3.chat.message', {
          ...TALK[seq % TALK.length],
          message: `${TALK[seq % TALK.length]?.message} ${seq}`,
          has_tokens: seq % 3 === 0,
          is_vip: seq % 7 === 0,
          seq,
          at: 1_800_000_000_000 + seq,
          line_id: `line-${seq}`,
        }),
      );
    }
    if (frames.length > 0) texts.push(encodeBatch(frames));
  }
  return texts;
};

/** Plays texts at their pace and reads them as a socket does; what is late is brought up at once. */
export const play = (texts: readonly string[], onLine: (line: RoomLine) => void): Promise<void> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    let next = 0;
    const timer = setInterval(() => {
      while (next < texts.length && (next + 1) * BATCH_MS <= performance.now() - startedAt) {
        for (const { name, payload } of coreCodec.decode(texts[next], 'server').events) {
          if (name === 'v3.chat.message') onLine({ ...payload, kind: 'message' } as RoomLine);
        }
        next += 1;
      }
      if (next < texts.length) return;
      clearInterval(timer);
      setTimeout(resolve, 300);
    }, BATCH_MS);
  });

import { codec } from '../realtime/codec.ts';
import { coreCodec } from '../realtime/core-codec.ts';
import { hostileFrames } from './hostile-frames.ts';

export interface FuzzReport {
  frames: number;
  /** Events decoded from them, and problems by code. */
  events: number;
  problems: Record<string, number>;
}

const plain = (value: unknown): string => JSON.stringify(value);

/**
 * Decodes hostile frames as both sides do. Throws, with the text, if the codec throws, returns nothing, reaches a
 * prototype, or decodes an event that does not survive a round trip.
 */
export const fuzzFrames = (seed: number, count: number): FuzzReport => {
  const report: FuzzReport = { frames: 0, events: 0, problems: {} };
  for (const text of hostileFrames(seed, count)) {
    for (const side of ['client', 'server'] as const) {
      try {
        const { events, problems } = codec.decode(text, side);
        if (events.length + problems.length === 0 && text !== '[]') throw new Error('Answered with nothing.');
        for (const { name, payload } of events) {
          const again = codec.decode(codec.encode(name, payload as never), side);
          if (plain(again.events) !== plain([{ name, payload }]))
            throw new Error(`${name} does not come back.`);
        }
        coreCodec.decode(text, side);
        report.events += events.length;
        for (const { code } of problems) report.problems[code] = (report.problems[code] ?? 0) + 1;
      } catch (cause) {
        throw new Error(
          `From the ${side}, after ${report.frames} frames of seed ${seed}: ${text.slice(0, 2_000)}`,
          {
            cause,
          },
        );
      }
    }
    report.frames += 1;
  }
  if ('polluted' in {}) throw new Error('A frame reached the prototype of all objects.');
  return report;
};

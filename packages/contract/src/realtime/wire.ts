import * as v from 'valibot';
import type { Templates } from './accept-templates.ts';
import type { EventSpec } from './core-events.ts';
import type { EventInput, EventName, RealtimeEvent } from './events.ts';
import { packObject, unpackObject } from './packing.ts';

/**
 * Wire format (spec 3): a frame is `[event id, packed fields, extra?]`; a batch is a list of frames. Decoding never
 * throws: it returns the valid events together with the problems.
 */
export type Frame = [number, unknown[]] | [number, unknown[], Record<string, unknown>];

export type ProblemCode =
  | 'too_large'
  | 'not_text'
  | 'not_json'
  | 'not_a_frame'
  | 'unknown_event'
  | 'wrong_direction'
  | 'bad_fields'
  | 'bad_payload';

export interface DecodeProblem {
  code: ProblemCode;
  /** Event name or id, if it was readable. */
  event?: string | number;
}

export interface Decoded {
  events: RealtimeEvent[];
  problems: DecodeProblem[];
  /** Frames with a number that this codec does not know; another codec may. Each is also a problem. */
  unknown: unknown[];
}

export type Side = 'client' | 'server';

/** Longest text, in characters, that is parsed. */
export const FRAME_CAP = { fromClient: 16_384, fromServer: 1_048_576 } as const;
/** Most frames in one text. Browsers send single frames; a hub sends what happened in a moment. */
const MAX_BATCH = { client: 20, server: 2_000 } as const;

export interface Codec {
  knows(name: string): boolean;
  encodeFrame<N extends EventName>(name: N, payload: EventInput<N>, templates?: Templates): Frame;
  encode<N extends EventName>(name: N, payload: EventInput<N>, templates?: Templates): string;
  /** @param from who sent the text: an event that this side may not send is a problem, not an event. */
  decode(text: unknown, from: Side, templates?: Templates): Decoded;
  /** The same for parsed frames. */
  decodeFrames(frames: readonly unknown[], from: Side, templates?: Templates): Decoded;
}

/** Several frames in one message, in order. A single frame is sent without a list. */
export const encodeBatch = (frames: readonly Frame[]): string =>
  JSON.stringify(frames.length === 1 ? frames[0] : frames);

const nothing = (code: ProblemCode): Decoded => ({ events: [], problems: [{ code }], unknown: [] });

/** A codec for the given events and templates. */
export const createCodec = (events: Readonly<Record<string, EventSpec>>, known: Templates): Codec => {
  const nameOfId = new Map(Object.entries(events).map(([name, { id }]) => [id, name]));

  const encodeFrame: Codec['encodeFrame'] = (name, payload, templates = known) => {
    const { id } = events[name] as EventSpec;
    const { packed, extra } = packObject(templates, templates[name] ?? [], payload);
    return extra ? [id, packed, extra] : [id, packed];
  };

  const decodeFrame = (frame: unknown, from: Side, templates: Templates): RealtimeEvent | DecodeProblem => {
    if (!Array.isArray(frame) || frame.length < 2 || frame.length > 3) return { code: 'not_a_frame' };
    const [id, packed, extra] = frame as unknown[];
    if (typeof id !== 'number' || !Array.isArray(packed)) return { code: 'not_a_frame' };
    const name = nameOfId.get(id);
    if (name === undefined) return { code: 'unknown_event', event: id };
    const event = events[name] as EventSpec;
    if (event.from !== 'both' && event.from !== from) return { code: 'wrong_direction', event: name };
    const fields = unpackObject(templates, templates[name] ?? [], packed, extra);
    if (fields === null) return { code: 'bad_fields', event: name };
    const checked = v.safeParse(event.payload, fields);
    if (!checked.success) return { code: 'bad_payload', event: name };
    return { name, payload: checked.output } as RealtimeEvent;
  };

  const decodeFrames: Codec['decodeFrames'] = (frames, from, templates = known) => {
    if (frames.length > MAX_BATCH[from]) return nothing('too_large');
    const result: Decoded = { events: [], problems: [], unknown: [] };
    for (const frame of frames) {
      const one = decodeFrame(frame, from, templates);
      if (!('code' in one)) {
        result.events.push(one);
        continue;
      }
      result.problems.push(one);
      if (one.code === 'unknown_event') result.unknown.push(frame);
    }
    return result;
  };

  return {
    knows: (name) => Object.hasOwn(events, name),
    encodeFrame,
    encode: (name, payload, templates) => JSON.stringify(encodeFrame(name, payload, templates)),
    decodeFrames,
    decode(text, from, templates) {
      if (typeof text !== 'string') return nothing('not_text');
      if (text.length > (from === 'client' ? FRAME_CAP.fromClient : FRAME_CAP.fromServer))
        return nothing('too_large');
      let data: unknown;
      try {
        data = JSON.parse(text);
      } catch {
        return nothing('not_json');
      }
      if (!Array.isArray(data)) return nothing('not_a_frame');
      return decodeFrames(Array.isArray(data[0]) ? data : [data], from, templates);
    },
  };
};

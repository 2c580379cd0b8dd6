import * as v from 'valibot';
import { EVENTS, type EventInput, type EventName, type RealtimeEvent } from './events.ts';
import { packObject, unpackObject } from './packing.ts';
import { TEMPLATES, type Templates } from './templates.ts';

/**
 * Wire format (spec 3): a frame is `[event id, packed fields, extra?]`; a batch is a list of frames.
 * Decoding is total: it never throws, and gives what it understood together with what it did not.
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
  /** Event name or id, where one was read. */
  event?: string | number;
}

export interface Decoded {
  events: RealtimeEvent[];
  problems: DecodeProblem[];
}

/** Longest text, in characters, that is parsed at all. */
export const FRAME_CAP = { fromClient: 16_384, fromServer: 1_048_576 } as const;
const MAX_BATCH = 2_000;

const NAME_OF_ID = new Map<number, EventName>(
  (Object.keys(EVENTS) as EventName[]).map((name) => [EVENTS[name].id, name]),
);

export const encodeFrame = <N extends EventName>(
  name: N,
  payload: EventInput<N>,
  templates: Templates = TEMPLATES,
): Frame => {
  const { packed, extra } = packObject(templates, templates[name] ?? [], payload);
  return extra ? [EVENTS[name].id, packed, extra] : [EVENTS[name].id, packed];
};

export const encode = <N extends EventName>(name: N, payload: EventInput<N>, templates?: Templates): string =>
  JSON.stringify(encodeFrame(name, payload, templates));

/** Several frames in one message, in order. One frame goes out as itself. */
export const encodeBatch = (frames: readonly Frame[]): string =>
  JSON.stringify(frames.length === 1 ? frames[0] : frames);

const decodeFrame = (
  frame: unknown,
  from: 'client' | 'server',
  templates: Templates,
): RealtimeEvent | DecodeProblem => {
  if (!Array.isArray(frame) || frame.length < 2 || frame.length > 3) return { code: 'not_a_frame' };
  const [id, packed, extra] = frame as unknown[];
  if (typeof id !== 'number' || !Array.isArray(packed)) return { code: 'not_a_frame' };
  const name = NAME_OF_ID.get(id);
  if (name === undefined) return { code: 'unknown_event', event: id };
  const event = EVENTS[name];
  if (event.from !== 'both' && event.from !== from) return { code: 'wrong_direction', event: name };
  const fields = unpackObject(templates, templates[name] ?? [], packed, extra);
  if (fields === null) return { code: 'bad_fields', event: name };
  const checked = v.safeParse(event.payload as v.GenericSchema, fields);
  if (!checked.success) return { code: 'bad_payload', event: name };
  return { name, payload: checked.output } as RealtimeEvent;
};

/** @param from who sent the text: an event that this side may not send is a problem, not an event. */
export const decode = (
  text: unknown,
  from: 'client' | 'server',
  templates: Templates = TEMPLATES,
): Decoded => {
  const none = (code: ProblemCode): Decoded => ({ events: [], problems: [{ code }] });
  if (typeof text !== 'string') return none('not_text');
  if (text.length > (from === 'client' ? FRAME_CAP.fromClient : FRAME_CAP.fromServer))
    return none('too_large');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return none('not_json');
  }
  if (!Array.isArray(data)) return none('not_a_frame');
  const frames: readonly unknown[] = Array.isArray(data[0]) ? data : [data];
  if (frames.length > MAX_BATCH) return none('too_large');
  const result: Decoded = { events: [], problems: [] };
  for (const frame of frames) {
    const one = decodeFrame(frame, from, templates);
    if ('code' in one) result.problems.push(one);
    else result.events.push(one);
  }
  return result;
};

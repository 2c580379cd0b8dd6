import * as v from 'valibot';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Level = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(20));
const Name = v.pipe(v.string(), v.maxLength(64));

/** A toy turn that a settled tip paid for. `starts_in`: milliseconds from now. */
export const ToyTurn = v.object({
  turn_id: Count,
  username: Name,
  level: Level,
  seconds: Count,
  starts_in: Count,
});
export type ToyTurn = v.InferOutput<typeof ToyTurn>;

/** Number of toys that answer. From the broadcaster's page: every 20 s. To the room: on change. */
const Toys = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(20));
const Heartbeat = v.object({ toys: Toys });
const Queue = v.object({ turns: v.pipe(v.array(ToyTurn), v.maxLength(100)) });
const TimeLeft = v.object({ seconds_left: Count });
const toyEvent = <S extends v.GenericSchema<unknown, object>>(id: number, payload: S) => ({
  id,
  from: 'server' as const,
  payload,
});

/**
 * Toys of two vendors in a room (spec 2 §7, spec 3 event groups). Numbers 190 to 199. `control` moves the toy from the
 * broadcaster's page; queue and time left are for everybody.
 */
export const TOY_EVENTS = {
  'v3.lovense.heartbeat': { id: 190, from: 'both' as const, payload: Heartbeat },
  'v3.lovense.control': toyEvent(191, ToyTurn),
  'v3.lovense.queue': toyEvent(192, Queue),
  'v3.lovense.time_left': toyEvent(193, TimeLeft),
  'v3.robbocock.heartbeat': { id: 194, from: 'both' as const, payload: Heartbeat },
  'v3.robbocock.control': toyEvent(195, ToyTurn),
  'v3.robbocock.queue': toyEvent(196, Queue),
  'v3.robbocock.time_left': toyEvent(197, TimeLeft),
} as const;

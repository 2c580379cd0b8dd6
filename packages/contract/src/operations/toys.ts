import * as v from 'valibot';
import { Username } from '../entities/common.ts';
import { ToyTurn } from '../realtime/toy-events.ts';
import { TOY_VENDORS } from '../rules/toys/toys.ts';
import { defineOperations } from './define.ts';

/** Toys of a room (spec 2 §7). */
export const toyOperations = defineOperations('toys', {
  'GET /toys/{username}': {
    id: 'getToy',
    summary: 'The toy of a room, its paid turns, and their total duration.',
    spec: '2§7',
    auth: 'session',
    assumed: true,
    params: v.object({ username: Username }),
    ok: v.object({
      /** Null while no toy answers. */
      vendor: v.nullable(v.picklist(TOY_VENDORS)),
      turns: v.array(ToyTurn),
      seconds_left: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
    errors: ['invalid_input', 'user_not_found'],
    example: {
      vendor: 'lovense',
      turns: [{ turn_id: 7, username: 'viewer', level: 11, seconds: 15, starts_in: 0 }],
      seconds_left: 15,
    },
  },
});

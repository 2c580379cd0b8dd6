import * as v from 'valibot';
import { Username } from '../entities/common.ts';
import { PlannedShowTime, Schedule } from '../entities/schedule.ts';
import { exampleSchedule } from '../fixtures/schedule.ts';
import { defineOperations } from './define.ts';

/** When broadcasters mean to be live. */
export const scheduleOperations = defineOperations('broadcaster', {
  'GET /user/{username}/schedule': {
    id: 'getSchedule',
    summary:
      'The planned shows of a broadcaster for a week, as instants, the next one first. A running one is the first until it is over.',
    spec: '2§2',
    auth: 'public',
    assumed: true,
    params: v.object({ username: Username }),
    ok: v.object({ shows: v.array(PlannedShowTime) }),
    errors: ['invalid_input', 'user_not_found'],
    example: { shows: [{ starts_at: '2026-11-25T19:00:00.000Z', ends_at: '2026-11-25T22:00:00.000Z' }] },
  },
  'GET /video/schedule': {
    id: 'getOwnSchedule',
    summary: 'The broadcaster’s own weekly times; null before they were set.',
    spec: '3§4',
    auth: 'user',
    assumed: true,
    ok: v.object({ schedule: v.nullable(Schedule) }),
    errors: ['login_required', 'forbidden'],
    example: { schedule: exampleSchedule },
  },
  'POST /video/schedule': {
    id: 'saveOwnSchedule',
    summary: 'Replaces the broadcaster’s weekly times. No times: none are shown.',
    spec: '3§4',
    auth: 'user',
    assumed: true,
    body: Schedule,
    ok: v.object({ status: v.literal(1), schedule: Schedule }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'forbidden', 'rate_limited'],
    example: { status: 1, schedule: exampleSchedule },
  },
});

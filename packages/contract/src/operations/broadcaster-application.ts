import * as v from 'valibot';
import { EmailInput, NewPassword } from '../entities/account-input.ts';
import { Reason } from '../entities/admin.ts';
import {
  ApplicationDetails,
  ApplicationForReview,
  BroadcasterApplication,
} from '../entities/broadcaster-application.ts';
import { AttributionSchema, GenderSchema, IsoDate, line, Username } from '../entities/common.ts';
import { MAX_REASON } from '../rules/admin/audit.ts';
import { Cursor, STAFF_READ } from './admin-shapes.ts';
import { defineOperations } from './define.ts';

const example = {
  legal_name: 'Ada Example',
  stage_name: 'Ada',
  country: 'NL',
  state: 'review',
  submitted_at: '2026-03-01T10:00:00.000Z',
} as const;
const Application = v.object({ status: v.literal(1), application: BroadcasterApplication });
const exampleAnswer = { status: 1, application: example };

/** How users become broadcasters (spec 1 §2, /models/signup). */
export const applicationOperations = defineOperations('broadcaster', {
  'POST /auth/models/signup': {
    id: 'registerBroadcaster',
    summary:
      'Creates a broadcaster’s account, which waits for its approval, and logs in. A viewer’s account stays one (`forbidden`).',
    spec: '1§2',
    auth: 'session',
    assumed: true,
    body: v.object({
      username: Username,
      email: EmailInput,
      password: NewPassword,
      birth_date: IsoDate,
      gender: GenderSchema,
      accept_terms: v.literal(true, 'not_accepted'),
      attribution: v.optional(AttributionSchema),
      ...ApplicationDetails.entries,
    }),
    ok: Application,
    errors: [
      'invalid_input',
      'forbidden',
      'username_taken',
      'email_taken',
      'csrf_failed',
      'rate_limited',
      'unavailable',
    ],
    example: { status: 1, application: { ...example, state: 'agreement', submitted_at: null } },
  },
  'GET /models/application': {
    id: 'getBroadcasterApplication',
    summary: 'The application of a broadcaster. `not_found` for everybody else.',
    spec: '1§2',
    auth: 'user',
    assumed: true,
    ok: Application,
    errors: ['login_required', 'not_found'],
    example: exampleAnswer,
  },
  'POST /models/application': {
    id: 'sendBroadcasterApplication',
    summary:
      'Sends the application, for the first time or after a rejection. `agreement_missing`: the version in force is not signed.',
    spec: '1§2',
    auth: 'user',
    assumed: true,
    body: ApplicationDetails,
    ok: Application,
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'rate_limited',
      'not_found',
      'conflict',
      'agreement_missing',
    ],
    example: exampleAnswer,
  },
  'GET /operator/applications': {
    id: 'listBroadcasterApplications',
    summary: 'Applications that wait for a decision, the oldest first.',
    spec: '1§2',
    auth: 'user',
    staff: 'applications',
    assumed: true,
    query: v.object({ ...Cursor }),
    ok: v.object({
      status: v.literal(1),
      applications: v.array(ApplicationForReview),
      next: v.nullable(v.string()),
    }),
    errors: STAFF_READ,
    example: {
      status: 1,
      applications: [
        {
          ...example,
          username: 'ada',
          email: 'ada@example.com',
          birth_date: '1990-01-01',
          agreement_version: '2026-11-24',
        },
      ],
      next: null,
    },
  },
  'POST /operator/applications/{username}/decide': {
    id: 'decideBroadcasterApplication',
    summary:
      'Approves an application, which opens the room, or rejects it with a reason that the broadcaster reads. The operator checks identity papers elsewhere; the platform stores none.',
    spec: '1§2',
    auth: 'user',
    staff: 'applications',
    assumed: true,
    params: v.object({ username: Username }),
    body: v.variant('decision', [
      v.object({
        decision: v.literal('approved'),
        reason: v.optional(line(MAX_REASON), ''),
      }),
      v.object({ decision: v.literal('rejected'), reason: Reason }),
    ]),
    ok: v.object({ status: v.literal(1), state: v.picklist(['approved', 'rejected']) }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'rate_limited',
      'forbidden',
      'user_not_found',
      'conflict',
    ],
    example: { status: 1, state: 'approved' },
  },
});

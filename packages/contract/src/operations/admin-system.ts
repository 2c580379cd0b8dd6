import * as v from 'valibot';
import { AuditEntry, JobState, OUTBOX_KINDS, OutboxRow } from '../entities/admin.ts';
import { StaffOverview } from '../entities/admin-overview.ts';
import { Username } from '../entities/common.ts';
import {
  exampleAuditEntry,
  exampleJobState,
  exampleOutboxRow,
  exampleStaffOverview,
} from '../fixtures/admin.ts';
import { AUDIT_ACTS } from '../rules/admin/audit.ts';
import { Cursor, countedList, STAFF_READ, STAFF_WRITE, sortBy } from './admin-shapes.ts';
import { defineOperations } from './define.ts';

const Whole = v.pipe(v.number(), v.safeInteger());
const Done = v.object({ status: v.literal(1) });

/** The overview, the audit trail, jobs and outboxes. */
export const adminSystemOperations = defineOperations('admin', {
  'GET /operator/overview': {
    id: 'getOverview',
    summary:
      'What the back office shows first: live rooms, the money of two weeks, queues and health. Parts that need another right are null for roles without it.',
    spec: '1§8',
    auth: 'user',
    staff: 'accounts',
    assumed: true,
    ok: StaffOverview,
    errors: STAFF_READ,
    example: exampleStaffOverview,
  },
  'GET /operator/audit': {
    id: 'listAuditEntries',
    summary:
      'What the staff did, newest first or as `sort` says. Nobody can change or delete an entry. `actor` and `about` are usernames. `total` counts them up to 10,000.',
    spec: '1§8',
    auth: 'user',
    staff: 'audit',
    assumed: true,
    query: v.object({
      actor: v.optional(Username),
      about: v.optional(Username),
      act: v.optional(v.picklist(AUDIT_ACTS)),
      ...sortBy('at'),
      ...Cursor,
    }),
    ok: countedList('entries', AuditEntry),
    errors: STAFF_READ,
    example: { entries: [exampleAuditEntry], next: null, total: 1 },
  },
  'GET /operator/jobs': {
    id: 'listJobs',
    summary: 'The platform’s jobs, failed ones first, and the number of events that wait for publication.',
    spec: '1§8',
    auth: 'user',
    staff: 'platform',
    assumed: true,
    ok: v.object({ jobs: v.array(JobState), events_waiting: Whole }),
    errors: STAFF_READ,
    example: { jobs: [exampleJobState], events_waiting: 0 },
  },
  'POST /operator/jobs/{name}/run': {
    id: 'runJob',
    summary: 'Asks the process that leads a job to run it now; it starts within seconds.',
    spec: '1§8',
    auth: 'user',
    staff: 'platform',
    assumed: true,
    params: v.object({ name: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'invalid_format')) }),
    ok: Done,
    errors: [...STAFF_WRITE, 'not_found'],
    example: { status: 1 },
  },
  'GET /operator/outbox': {
    id: 'listOutbox',
    summary:
      'Mails and push messages that were refused and wait for their next attempt, or were given up, newest first.',
    spec: '1§8',
    auth: 'user',
    staff: 'platform',
    assumed: true,
    query: v.object({ kind: v.optional(v.picklist(OUTBOX_KINDS), 'mail'), ...Cursor }),
    ok: v.object({
      rows: v.array(OutboxRow),
      next: v.nullable(v.string()),
      /** Messages of this kind that were not sent yet. */
      waiting: Whole,
    }),
    errors: STAFF_READ,
    example: { rows: [exampleOutboxRow], next: null, waiting: 1 },
  },
  'POST /operator/outbox/{kind}/{id}/retry': {
    id: 'retryOutboxMessage',
    summary:
      'Sends a waiting message at the next step of its job. `conflict`: it was sent, or given up and keeps no text.',
    spec: '1§8',
    auth: 'user',
    staff: 'platform',
    assumed: true,
    params: v.object({
      kind: v.picklist(OUTBOX_KINDS),
      id: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'invalid_format')),
    }),
    ok: Done,
    errors: [...STAFF_WRITE, 'not_found', 'conflict'],
    example: { status: 1 },
  },
});

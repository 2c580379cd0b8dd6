import * as v from 'valibot';
import { REPORT_KINDS, Reason, StaffReport } from '../entities/admin.ts';
import { IsoTimestamp } from '../entities/common.ts';
import { exampleStaffReport } from '../fixtures/admin.ts';
import { Cursor, STAFF_READ, STAFF_WRITE } from './admin-shapes.ts';
import { defineOperations } from './define.ts';

const Whole = v.pipe(v.number(), v.safeInteger());

/** The queue of reports. */
export const adminReportOperations = defineOperations('admin', {
  'GET /operator/reports': {
    id: 'listReports',
    summary:
      'Reports of people met in speed-dates and random chats: open ones, the oldest first, or decided ones, the latest first. Each kind has a deadline. A still is at `still_url`, for staff only.',
    spec: '3§7',
    auth: 'user',
    staff: 'reports',
    assumed: true,
    query: v.object({
      state: v.optional(v.picklist(['open', 'decided']), 'open'),
      kind: v.optional(v.picklist(REPORT_KINDS)),
      ...Cursor,
    }),
    ok: v.object({
      reports: v.array(StaffReport),
      next: v.nullable(v.string()),
      /** Open reports, and those of them whose deadline is over. */
      open: Whole,
      overdue: Whole,
    }),
    errors: STAFF_READ,
    example: { reports: [exampleStaffReport], next: null, open: 1, overdue: 0 },
  },
  'POST /operator/reports/{id}/decide': {
    id: 'decideReport',
    summary:
      'Decides all open reports about the same person: bans them from meeting until then, or lifts their ban with null.',
    spec: '3§7',
    auth: 'user',
    staff: 'reports',
    assumed: true,
    params: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'invalid_format')) }),
    body: v.object({ banned_until: v.nullable(IsoTimestamp), reason: Reason }),
    ok: v.object({ status: v.literal(1), decided: Whole }),
    errors: [...STAFF_WRITE, 'not_found', 'conflict'],
    example: { status: 1, decided: 1 },
  },
});

import * as v from 'valibot';
import { Reason } from '../entities/admin.ts';
import { IsoTimestamp } from '../entities/common.ts';
import { StaffReport } from '../entities/reports.ts';
import { exampleStaffReport } from '../fixtures/admin.ts';
import { REPORT_DECISIONS, REPORT_KINDS } from '../rules/reports/reports.ts';
import { Cursor, STAFF_READ, STAFF_WRITE } from './admin-shapes.ts';
import { defineOperations } from './define.ts';

const Whole = v.pipe(v.number(), v.safeInteger());
const ReportId = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'invalid_format')) });

/** The queue of reports. */
export const adminReportOperations = defineOperations('admin', {
  'GET /operator/reports': {
    id: 'listReports',
    summary:
      'Reports of people met, of chat lines, rooms, media and posts: open ones, the nearest deadline first, or decided ones, the latest first. A picture is at `still_url`, for staff only.',
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
      /** Open reports, and those of them past their deadline. */
      open: Whole,
      overdue: Whole,
    }),
    errors: STAFF_READ,
    example: { reports: [exampleStaffReport], next: null, open: 1, overdue: 0 },
  },
  'POST /operator/reports/{id}/claim': {
    id: 'claimReport',
    summary:
      'Takes an open report, so that nobody else works on it too, or gives it back. `conflict`: somebody else has it, or it is decided.',
    spec: '3§7',
    auth: 'user',
    staff: 'reports',
    assumed: true,
    params: ReportId,
    body: v.object({ claimed: v.boolean() }),
    ok: v.object({ status: v.literal(1), claimed_by: v.nullable(v.string()) }),
    errors: [...STAFF_WRITE, 'not_found', 'conflict'],
    example: { status: 1, claimed_by: 'helper' },
  },
  'POST /operator/reports/{id}/decide': {
    id: 'decideReport',
    summary:
      'Decides all open reports about the same thing, or about the same person for meetings. `suspend` and `ban` need `until`. Reporters with an account get a mail; so does the author of removed content and who is warned. `conflict`: it is decided, or somebody else has claimed it.',
    spec: '3§7',
    auth: 'user',
    staff: 'reports',
    assumed: true,
    params: ReportId,
    body: v.object({
      decision: v.picklist(REPORT_DECISIONS),
      until: v.optional(v.nullable(IsoTimestamp), null),
      reason: Reason,
    }),
    ok: v.object({ status: v.literal(1), decided: Whole }),
    errors: [...STAFF_WRITE, 'not_found', 'conflict'],
    example: { status: 1, decided: 1 },
  },
});

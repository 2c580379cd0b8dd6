import * as v from 'valibot';
import { lines } from '../entities/common.ts';
import { ReportAnswer, ReportTarget } from '../entities/reports.ts';
import { MAX_REPORT_TEXT, REPORT_REASONS } from '../rules/reports/reports.ts';
import { defineOperations } from './define.ts';

/** Reports of chat and content. */
export const reportOperations = defineOperations('social', {
  'POST /reports': {
    id: 'reportContent',
    summary:
      'Reports a line of a chat, a room, a media item or a fan club post to the staff, once for each person and thing: a repetition changes nothing. The platform keeps the words as they are now. Guests may report, too, but less often; a reporter with an account gets a mail with the decision.',
    spec: '3§3',
    auth: 'session',
    assumed: true,
    body: v.object({
      target: ReportTarget,
      reason: v.picklist(REPORT_REASONS),
      text: v.optional(lines(MAX_REPORT_TEXT), ''),
    }),
    ok: ReportAnswer,
    errors: ['invalid_input', 'csrf_failed', 'forbidden', 'not_found', 'rate_limited'],
    example: { status: 1, is_new: true },
  },
});

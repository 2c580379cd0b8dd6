import * as v from 'valibot';
import { REPORT_DECISIONS, REPORT_KINDS, REPORT_REASONS } from '../rules/reports/reports.ts';
import { Id, IsoTimestamp, LongId, Username } from './common.ts';

const LineId = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]+$/, 'invalid_format'));
/** Name of a public room, or of a private: `private:BROADCASTER:VIEWER`. */
const RoomName = v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z0-9_:-]+$/, 'invalid_format'));

/** What is reported. A line of a chat is named by its id, so that nobody can put words into another's mouth. */
export const ReportTarget = v.variant('kind', [
  v.object({ kind: v.literal('message'), room: RoomName, line_id: LineId }),
  v.object({ kind: v.literal('room'), username: Username }),
  v.object({ kind: v.literal('media'), id: Id }),
  v.object({ kind: v.literal('post'), id: LongId }),
]);
export type ReportTarget = v.InferOutput<typeof ReportTarget>;

export const ReportAnswer = v.object({
  status: v.literal(1),
  /** False: this person, or this guest's session, has reported this thing before. */
  is_new: v.boolean(),
});
export type ReportAnswer = v.InferOutput<typeof ReportAnswer>;

/** A report as the staff reads it. */
export const StaffReport = v.object({
  id: Id,
  kind: v.picklist(REPORT_KINDS),
  /** Null for meetings, which are reported with a picture instead. */
  reason: v.nullable(v.picklist(REPORT_REASONS)),
  at: IsoTimestamp,
  /** Decide until then. */
  due_at: IsoTimestamp,
  /** Null: a guest, who has no account and is not notified of the decision. */
  reporter: v.nullable(v.string()),
  reported: v.string(),
  /** What the reporter wrote. */
  text: v.string(),
  /** The reported text at that time: the line or the post, the name of the item or the subject of the room. */
  evidence: v.string(),
  /** Path of the page that shows the thing; null for meetings. */
  path: v.nullable(v.string()),
  /** Address of a picture for the staff; null if there is none. */
  still_url: v.nullable(v.string()),
  /** Who of the staff looks after it. */
  claimed_by: v.nullable(v.string()),
  decided_at: v.nullable(IsoTimestamp),
  decision: v.nullable(v.picklist(REPORT_DECISIONS)),
  /** What can be decided. */
  decisions: v.array(v.picklist(REPORT_DECISIONS)),
});
export type StaffReport = v.InferOutput<typeof StaffReport>;

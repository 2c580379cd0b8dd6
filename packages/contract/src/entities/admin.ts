import * as v from 'valibot';
import { AUDIT_ACTS, MAX_REASON, MAX_STAFF_NOTE } from '../rules/admin/audit.ts';
import { STAFF_ROLES } from '../rules/admin/staff.ts';
import { AccountSession } from './account-security.ts';
import { Purchase } from './billing.ts';
import { filled, Id, IsoTimestamp, LongId, line, lines } from './common.ts';
import { PromoCode } from './promos.ts';

/** Why somebody of the staff does something; stored in the audit trail. */
export const Reason = filled(line(MAX_REASON));
export const NoteText = filled(lines(MAX_STAFF_NOTE));

const Whole = v.pipe(v.number(), v.safeInteger());
const ACCOUNT_KINDS = ['viewer', 'model', 'studio'] as const;

/** One line of the list of users. */
export const StaffAccount = v.object({
  id: Id,
  username: v.string(),
  display_name: v.string(),
  email: v.string(),
  type: v.picklist(ACCOUNT_KINDS),
  staff_role: v.nullable(v.picklist(STAFF_ROLES)),
  suspended_until: v.nullable(IsoTimestamp),
  is_removed: v.boolean(),
  created_at: IsoTimestamp,
});
export type StaffAccount = v.InferOutput<typeof StaffAccount>;

export const StaffNote = v.object({
  id: Id,
  author: v.string(),
  text: v.string(),
  at: IsoTimestamp,
});
export type StaffNote = v.InferOutput<typeof StaffNote>;

/** The page of one user. */
export const StaffAccountDetail = v.object({
  ...StaffAccount.entries,
  country: v.nullable(v.string()),
  birth_date: v.nullable(v.string()),
  email_confirmed: v.boolean(),
  identity_confirmed: v.boolean(),
  compliance_status: v.string(),
  membership: v.nullable(v.string()),
  roles: v.array(v.string()),
  /** Tokens in the purse, tokens owed and credit used; null without the right `money`. */
  money: v.nullable(v.object({ tokens: Whole, gifted: Whole, owed: Whole, credit: Whole })),
  sessions: v.array(v.omit(AccountSession, ['is_current'])),
  notes: v.array(StaffNote),
  /** Whether the caller may suspend, lift, remove and end sessions of this account. */
  may_act: v.boolean(),
});
export type StaffAccountDetail = v.InferOutput<typeof StaffAccountDetail>;

/** A purchase of a user, for refunds. `is_refundable`: settled, and not refunded yet. */
export const StaffPurchase = v.object({
  ...Purchase.entries,
  username: v.string(),
  biller: v.string(),
  is_refundable: v.boolean(),
});
export type StaffPurchase = v.InferOutput<typeof StaffPurchase>;

export const AuditEntry = v.object({
  id: LongId,
  at: IsoTimestamp,
  /** Who did it; null: a command on the server. */
  actor: v.nullable(v.string()),
  role: v.nullable(v.picklist(STAFF_ROLES)),
  act: v.picklist(AUDIT_ACTS),
  /** What it was done to: a username, or the id of a purchase, report or job. */
  object: v.string(),
  reason: v.string(),
  request_id: v.nullable(v.string()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

export const StaffPromoCode = v.object({ ...PromoCode.entries, sitecode: v.string() });
export type StaffPromoCode = v.InferOutput<typeof StaffPromoCode>;

/** Result of the last check of the ledger. */
export const LedgerCheck = v.object({
  at: IsoTimestamp,
  entries: Whole,
  postings: Whole,
  /** One sentence per fault, at most 20. */
  faults: v.array(v.string()),
  fault_count: Whole,
});
export type LedgerCheck = v.InferOutput<typeof LedgerCheck>;

/** A job of the platform, as its processes last reported it. */
export const JobState = v.object({
  name: v.string(),
  every_ms: Whole,
  /** The last run that was reported; a job that always succeeds reports at most once a minute. */
  ran_at: v.nullable(IsoTimestamp),
  failed_at: v.nullable(IsoTimestamp),
  /** The last run failed, for this reason. */
  error: v.nullable(v.string()),
  /** Somebody asked for a run that has not started yet. */
  is_wanted: v.boolean(),
});
export type JobState = v.InferOutput<typeof JobState>;

export const OUTBOX_KINDS = ['mail', 'push'] as const;
/** A mail or push message that waits for its next attempt, or was given up. */
export const OutboxRow = v.object({
  kind: v.picklist(OUTBOX_KINDS),
  id: LongId,
  /** Kind of the mail, such as `email_confirm`; `live` for push messages. */
  about: v.string(),
  username: v.string(),
  created_at: IsoTimestamp,
  attempts: Whole,
  /** Null: given up. */
  next_at: v.nullable(IsoTimestamp),
  error: v.nullable(v.string()),
});
export type OutboxRow = v.InferOutput<typeof OutboxRow>;

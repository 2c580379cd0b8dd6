/** What the audit trail records. */
export const AUDIT_ACTS = [
  'account_suspend',
  'account_lift',
  'account_remove',
  'account_end_sessions',
  'account_note',
  'account_support',
  'account_vr',
  'account_role',
  'application_approve',
  'application_reject',
  'report_ban',
  'report_close',
  'report_claim',
  'report_remove',
  'report_warn',
  'report_suspend',
  'purchase_refund',
  'payout_book',
  'payout_request',
  'payout_approve',
  'payout_reject',
  'payout_pay',
  'ledger_check',
  'job_run',
  'outbox_retry',
  'redirect_save',
  'tournament_start',
  'key_make',
  'key_revoke',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

/** Longest reason of an act, in characters. */
export const MAX_REASON = 500;
export const MAX_STAFF_NOTE = 2_000;

/** The kind of difference from the contract. */
export type FindingKind =
  /** No answer within the time limit, or no connection. */
  | 'no_answer'
  /** A status that the operation does not have, or that does not fit its error. */
  | 'status'
  | 'content_type'
  | 'not_json'
  | 'missing_field'
  | 'wrong_type'
  /** Another rule of the schema, such as a pattern or a list of values. */
  | 'schema'
  | 'error_type'
  /** Something happened without the right to it, or was refused with it. */
  | 'rights'
  | 'csrf'
  | 'input'
  | 'idempotency'
  | 'balance'
  | 'session'
  | 'event';

export interface Finding {
  check: string;
  /** `operationId`, or the event's name. */
  subject: string;
  kind: FindingKind;
  message: string;
}

export interface CheckResult {
  name: string;
  result: 'passed' | 'failed' | 'skipped';
  findings: Finding[];
  /** Why it was skipped. */
  reason: string | null;
  milliseconds: number;
}

export interface ConformanceReport {
  baseUrl: string;
  spend: boolean;
  startedAt: string;
  seconds: number;
  passed: number;
  failed: number;
  skipped: number;
  /** Operations without a successful answer in this run: only their refusals were checked, or nothing. */
  unseen: string[];
  checks: CheckResult[];
  findings: Finding[];
}

const column = (rows: readonly string[][], at: number): number =>
  Math.max(...rows.map((row) => row[at]?.length ?? 0));

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) => column(rows, at));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The report for people: findings and skipped checks as tables, and a sum. */
export function reportText(report: ConformanceReport): string {
  const { checks, findings, baseUrl, seconds, passed, failed, skipped, unseen } = report;
  const parts: string[] = [];
  if (findings.length > 0) {
    const rows = findings.map(({ check, subject, kind, message }) => [kind, subject, check, message]);
    parts.push(table([['FINDING', 'SUBJECT', 'CHECK', 'DETAIL'], ...rows]));
  }
  const left = checks.filter(({ result }) => result === 'skipped');
  if (left.length > 0) {
    parts.push(table([['SKIPPED', 'WHY'], ...left.map(({ name, reason }) => [name, reason ?? ''])]));
  }
  if (unseen.length > 0) parts.push(`No success was seen of: ${unseen.join(', ')}`);
  parts.push(
    `${baseUrl}: ${passed} checks passed, ${failed} failed with ${findings.length} findings, ${skipped} skipped, ${seconds.toFixed(1)} s`,
  );
  return parts.join('\n\n');
}

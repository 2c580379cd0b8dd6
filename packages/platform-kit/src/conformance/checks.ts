import type { CheckResult, Finding } from './report.ts';
import type { Find, Target } from './visitor.ts';

/** Why a check cannot run. */
export class Skip extends Error {}

/** After so many calls without an answer the platform counts as away. */
const SILENT = 3;

/** Runs checks one after another, and knows what they found. After the deadline, checks are skipped. */
export class Checks {
  readonly results: CheckResult[] = [];
  private readonly target: Target;
  private readonly deadline: number;

  constructor(target: Target, deadline: number) {
    this.target = target;
    this.deadline = deadline;
  }

  async run(name: string, check: (find: Find) => Promise<unknown>): Promise<void> {
    const started = Date.now();
    const findings: Finding[] = [];
    const done = (result: CheckResult['result'], reason: string | null = null) =>
      this.results.push({ name, result, findings, reason, milliseconds: Date.now() - started });
    if (started > this.deadline) return void done('skipped', 'the time of the whole run was over');
    if (this.target.silentCalls >= SILENT) return void done('skipped', 'the platform does not answer');
    try {
      await check((subject, kind, message) => findings.push({ check: name, subject, kind, message }));
    } catch (error) {
      if (error instanceof Skip && findings.length === 0) return void done('skipped', error.message);
      if (!(error instanceof Skip)) throw error;
    }
    done(findings.length === 0 ? 'passed' : 'failed');
  }
}

/** The value, or the check is skipped because an earlier one did not get it. */
export function need<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Skip(`needs ${what}`);
  return value;
}

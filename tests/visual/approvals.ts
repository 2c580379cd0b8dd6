/** Differences that were reviewed and are wanted, in a small file that is reviewed like code. */

export interface Approval {
  story: string;
  mode: string;
  /** Hash of the pixels that were approved; `removed` for a story that may go. */
  picture: string;
  /** What drew that picture: another browser or other fonts draw other pixels. */
  environment: string;
  reason: string;
}

export type Status = 'changed' | 'added' | 'removed' | 'same' | 'unsteady' | 'broken';

/** What a run found out about one story in one mode. */
export interface Finding {
  story: string;
  mode: string;
  status: Status;
  /** Hash of the pixels now; absent where there are none. */
  picture?: string;
}

export interface StaleApproval {
  approval: Approval;
  why: string;
}

export interface Judgement {
  /** Keys (`keyOf`) of findings that an approval covers, with its reason. */
  approved: Map<string, string>;
  /** Approvals that cover nothing any more, among the stories and modes that were run. */
  stale: StaleApproval[];
}

export const REMOVED = 'removed';
const COLUMNS = ['story', 'mode', 'picture', 'environment', 'reason'] as const;

export const keyOf = ({ story, mode }: { story: string; mode: string }) => `${story}\t${mode}`;

/**
 * Reads the file. Empty lines and lines that begin with `#` are notes.
 *
 * @throws Error with the line that is not as it should be
 */
export function parseApprovals(text: string): Approval[] {
  const seen = new Set<string>();
  return text.split('\n').flatMap((line, index) => {
    if (!line.trim() || line.startsWith('#') || line === COLUMNS.join('\t')) return [];
    const cells = line.split('\t').map((cell) => cell.trim());
    const where = `Line ${index + 1} of the approvals`;
    if (cells.length !== COLUMNS.length || cells.some((cell) => !cell)) {
      throw new Error(
        `${where} needs ${COLUMNS.length} filled columns (${COLUMNS.join(', ')}), split by tabs.`,
      );
    }
    const [story = '', mode = '', picture = '', environment = '', reason = ''] = cells;
    const approval = { story, mode, picture, environment, reason };
    if (seen.has(keyOf(approval)))
      throw new Error(`${where} approves ${story} in ${mode} for the second time.`);
    seen.add(keyOf(approval));
    return [approval];
  });
}

const HEAD = [
  '# Differences that were looked at and are wanted. Written by: npm run visual -- --approve "<reason>"',
  '# See docs/visual-regression.md.',
  COLUMNS.join('\t'),
];

export function formatApprovals(approvals: readonly Approval[]): string {
  const rows = [...approvals]
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map((approval) => COLUMNS.map((column) => approval[column]).join('\t'));
  return `${[...HEAD, ...rows].join('\n')}\n`;
}

const nameOf = (finding: Finding) => (finding.status === 'removed' ? REMOVED : finding.picture);

/** Which findings are approved, and which approvals are for nothing. Says nothing of stories that were not run. */
export function judge(
  findings: readonly Finding[],
  approvals: readonly Approval[],
  environment: string,
  wasRun: (approval: Approval) => boolean = () => true,
): Judgement {
  const found = new Map(findings.map((finding) => [keyOf(finding), finding]));
  const approved = new Map<string, string>();
  const stale: StaleApproval[] = [];
  for (const approval of approvals) {
    const finding = found.get(keyOf(approval));
    const isRemoval = approval.picture === REMOVED;
    if (!finding) {
      if (wasRun(approval)) stale.push({ approval, why: 'There is no such story in either build.' });
    } else if (!isRemoval && approval.environment !== environment) {
      stale.push({ approval, why: 'It was approved with another browser or other fonts.' });
    } else if (finding.status === 'same') {
      stale.push({ approval, why: 'There is no difference any more.' });
    } else if (finding.status === 'unsteady' || finding.status === 'broken') {
      stale.push({ approval, why: `The story is ${finding.status}: that must be mended, not approved.` });
    } else if (nameOf(finding) === approval.picture) {
      approved.set(keyOf(finding), approval.reason);
    } else {
      stale.push({ approval, why: 'It looks different again since it was approved.' });
    }
  }
  return { approved, stale };
}

/**
 * The approvals with these findings added; an older approval of the same story and mode is replaced.
 *
 * @throws Error when the reason is empty or would break the file
 */
export function approve(
  approvals: readonly Approval[],
  findings: readonly Finding[],
  reason: string,
  environment: string,
): Approval[] {
  const text = reason.replace(/\s+/g, ' ').trim();
  if (!text) throw new Error('An approval needs a reason: what was changed, and why it is wanted.');
  const added = findings.flatMap((finding): Approval[] => {
    if (finding.status !== 'changed' && finding.status !== 'removed') return [];
    const picture = nameOf(finding);
    return picture ? [{ story: finding.story, mode: finding.mode, picture, environment, reason: text }] : [];
  });
  const keys = new Set(added.map(keyOf));
  return [...approvals.filter((approval) => !keys.has(keyOf(approval))), ...added];
}

/** Does the finding stop the run? What is new has nothing to differ from. */
export function stops(finding: Finding, approved: Judgement['approved']): boolean {
  if (finding.status === 'same' || finding.status === 'added') return false;
  if (finding.status === 'unsteady' || finding.status === 'broken') return true;
  return !approved.has(keyOf(finding));
}

/** What can be reported: a person met in a speed-date or a random chat, a line of a chat, a room, a media item, a fan club post. */
export const REPORT_KINDS = ['date', 'random', 'message', 'room', 'media', 'post'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Reasons of a report, the grave ones first. Assumed. */
export const REPORT_REASONS = [
  'underage',
  'non_consensual',
  'violence',
  'harassment',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const GRAVE: readonly ReportReason[] = ['underage', 'non_consensual', 'violence'];

/** Whether a report has the short deadline. A report of a meeting has no reason, and shows a person on camera. */
export const isGraveReport = (reason: ReportReason | null): boolean =>
  reason === null || GRAVE.includes(reason);

/** Longest text of a report, in characters. */
export const MAX_REPORT_TEXT = 500;

/**
 * What the staff decides: nothing is wrong (which lifts a ban from meetings), the content goes, its author is warned or
 * suspended, or somebody may not meet others until a time.
 */
export const REPORT_DECISIONS = ['dismiss', 'remove', 'warn', 'suspend', 'ban'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** Decisions that need an end. */
export const DECISIONS_WITH_END: readonly ReportDecision[] = ['suspend', 'ban'];

const DECISIONS: Readonly<Record<ReportKind, readonly ReportDecision[]>> = {
  date: ['dismiss', 'ban', 'suspend'],
  random: ['dismiss', 'ban', 'suspend'],
  // A chat keeps its latest lines only, so a line is gone by itself.
  message: ['dismiss', 'warn', 'suspend'],
  room: ['dismiss', 'warn', 'suspend'],
  media: ['dismiss', 'remove', 'warn', 'suspend'],
  post: ['dismiss', 'remove', 'warn', 'suspend'],
};

export const decisionsOf = (kind: ReportKind): readonly ReportDecision[] => DECISIONS[kind];

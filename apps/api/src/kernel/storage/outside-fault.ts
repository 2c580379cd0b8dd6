const FULL = ['ENOSPC', 'EDQUOT'];
/** The disk is missing, or a service that stores files is down. */
const AWAY = ['EIO', 'EROFS', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'];
const MAX_CAUSES = 5;

const anyCause = (error: unknown, is: (error: Error) => boolean, depth = 0): boolean => {
  if (!(error instanceof Error) || depth > MAX_CAUSES) return false;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return is(error) || anyCause(inner, is, depth + 1);
};
const hasCode = (error: Error, codes: readonly string[]): boolean =>
  'code' in error && codes.includes(String(error.code));

export const isDiskFull = (error: unknown): boolean =>
  anyCause(
    error,
    // ffmpeg reports it as text.
    (one) => hasCode(one, FULL) || /No space left on device|Disk quota exceeded/.test(one.message),
  );

/** Whether the disk is full, or a service that stores files is down or refuses. The same file may work later. */
export const isOutsideFault = (error: unknown): boolean =>
  isDiskFull(error) || anyCause(error, (one) => hasCode(one, AWAY) || '$metadata' in one);

/** Another company did not answer. */
export class OutsideServiceError extends Error {}

/** PostgreSQL shuts down or starts, has lost the connection, or takes no more of them. */
const DATABASE_AWAY = ['57P01', '57P02', '57P03', '08000', '08003', '08006', '53300'];

/** Whether the database or another service did not answer: the same call may succeed later. */
export const isServiceAway = (error: unknown): boolean =>
  anyCause(
    error,
    (one) => hasCode(one, [...AWAY, ...DATABASE_AWAY]) || one.message.startsWith('Connection terminated'),
  );

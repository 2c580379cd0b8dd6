import { inspect } from 'node:util';
import { loggedError } from '@footlight/api/server';

type Close = () => Promise<void>;

/**
 * Errors in settings and the data folder are written for the terminal, without their stack. A failed statement is
 * reported without its values, which may be personal data.
 */
export function startFailure(error: unknown, isDebug: boolean): string {
  if (error instanceof Error && 'query' in error) {
    return `The database refused a statement of the start: ${JSON.stringify(loggedError(error))}`;
  }
  return isDebug || !(error instanceof Error) ? inspect(error) : error.message;
}

/** Starts servers, closes them once on SIGINT or SIGTERM, and ends the process with 1 when they cannot start. */
export async function runProcess(start: () => Promise<Close>): Promise<void> {
  // Files of the platform hold people's data: only this user may read them.
  process.umask(0o077);
  try {
    const close = await start();
    let isClosing = false;
    const end = async () => {
      if (isClosing) return;
      isClosing = true;
      await close();
      process.exit(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
  } catch (error) {
    process.stderr.write(`${startFailure(error, process.env.LOG_LEVEL === 'debug')}\n`);
    process.exit(1);
  }
}

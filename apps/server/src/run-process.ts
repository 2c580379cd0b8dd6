import { inspect } from 'node:util';

type Close = () => Promise<void>;

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
    // Errors of settings and of the data folder are written for the terminal; their stack is noise there.
    const withStack = process.env.LOG_LEVEL === 'debug' || !(error instanceof Error);
    process.stderr.write(`${withStack ? inspect(error) : error.message}\n`);
    process.exit(1);
  }
}

// Not proper-lockfile: it releases the lock of a killed process only after a timeout, but a restart must work at once.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Thrown when another living process holds the data folder. The message is meant for a terminal. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

export interface FolderLock {
  release(): void;
}

interface Holder {
  pid: number;
  /** Start time of that process as its system reports it: distinguishes a reused pid from the holder. */
  started: string;
  host: string;
  nonce: string;
}

const HEARTBEAT_MS = 10_000;
/** A lock of another host (for example a container) cannot be probed: it is stale when its heartbeat stops. */
const FOREIGN_STALE_MS = 60_000;

/** Start time of a process, in its system's own format; '' if the process is gone or the system cannot say. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name in parentheses may contain spaces; field 22 counts from after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    if (process.platform === 'linux' || process.platform === 'win32') return '';
    try {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    } catch {
      return '';
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readHolder(path: string): Holder | null {
  try {
    const value = JSON.parse(readFileSync(path, 'utf8')) as Holder;
    return typeof value.pid === 'number' ? value : null;
  } catch {
    return null;
  }
}

function isStale(path: string, holder: Holder): boolean {
  if (holder.host !== hostname()) {
    try {
      return Date.now() - statSync(path).mtimeMs > FOREIGN_STALE_MS;
    } catch {
      return true;
    }
  }
  if (!isRunning(holder.pid)) return true;
  const started = processStart(holder.pid);
  return started !== '' && holder.started !== '' && started !== holder.started;
}

/** Creates `path` with its content atomically; returns false if the file exists. */
function createWhole(path: string, content: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function refusal(folder: string, path: string, holder: Holder | null): FolderLockedError {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return new FolderLockedError(
    `The data folder ${folder} is in use by ${who}. Stop it first, or choose another folder with DATA_DIR ` +
      `(lock file: ${path}).`,
  );
}

/**
 * Replaces the lock of a dead process. A second file makes takeovers exclusive: two processes may see the same dead
 * holder, and the slower one must not remove the new lock.
 */
function takeOver(path: string, content: string): boolean {
  const turnstile = `${path}.takeover`;
  const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid), host: hostname() });
  if (!createWhole(turnstile, mine)) {
    const other = readHolder(turnstile);
    if (!other || isStale(turnstile, other)) rmSync(turnstile, { force: true });
    return false;
  }
  try {
    const holder = readHolder(path);
    if (holder && !isStale(path, holder)) return false;
    rmSync(path, { force: true });
    return createWhole(path, content);
  } finally {
    rmSync(turnstile, { force: true });
  }
}

/**
 * Takes the lock of a data folder, or throws {@link FolderLockedError}. Two processes that open one PGlite folder
 * corrupt it silently; this lock prevents that. It takes over a lock that a dead process left.
 */
export function lockFolder(folder: string, path: string): FolderLock {
  const nonce = randomUUID();
  const holder: Holder = { pid: process.pid, started: processStart(process.pid), host: hostname(), nonce };
  const content = JSON.stringify(holder);
  let taken = createWhole(path, content);
  for (let attempt = 0; !taken && attempt < 3; attempt += 1) {
    const current = readHolder(path);
    if (current && !isStale(path, current)) throw refusal(folder, path, current);
    taken = takeOver(path, content);
  }
  if (!taken) throw refusal(folder, path, readHolder(path));

  const heartbeat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // Someone deleted the file. This process keeps its database open; the next one to open it is not protected.
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    if (readHolder(path)?.nonce === nonce) rmSync(path, { force: true });
  };
  process.once('exit', release);
  return { release };
}

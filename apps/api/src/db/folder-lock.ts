import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Thrown when another living process holds the data folder. The message is fit for a terminal. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

export interface FolderLock {
  release(): void;
}

interface Holder {
  pid: number;
  /** Start time of that process as its system tells it: tells a reused pid from the holder. */
  started: string;
  host: string;
  nonce: string;
}

const HEARTBEAT_MS = 10_000;
/** A lock of another host (a container, say) cannot be probed: it is stale when it stops beating. */
const FOREIGN_STALE_MS = 60_000;

/** When a process started, in its system's own words; '' when there is no such process or no way to ask. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; field 22 counts from after it.
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

/** Creates `path` with its whole content in one step, or answers false when it exists. */
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
 * Replaces the lock of a dead process. A second file makes takeovers exclusive, so that two processes
 * that saw the same dead holder cannot both remove a lock: the second one would remove a living one.
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
 * Takes the lock of a data folder, or throws {@link FolderLockedError}. PGlite corrupts a folder that two
 * processes open, without a word: this lock is what stops them. A lock left by a dead process is taken over.
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
      // The file was removed by hand; the database stays open and the next opener is on its own.
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

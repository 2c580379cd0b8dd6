/** Runs a command of the README in a terminal's way: a process group that Ctrl-C ends as a whole. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Settings of the caller that a newcomer does not have. */
const FOREIGN = /^(CI|DATABASE_URL|REDIS_URL|DATA_DIR|FOOTLIGHT_|STORYBOOK|NODE_|npm_|VITEST|TEST_|E2E_)/;

export class Terminal {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number>;
  output = '';

  constructor(command: string, cwd: string, env: Record<string, string>) {
    const inherited = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
    this.#child = spawn(command, {
      cwd,
      shell: true,
      detached: true,
      env: { ...Object.fromEntries(inherited), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk;
      });
    }
    this.#ended = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
    });
  }

  /** Waits until `isThere`, for at most so many seconds, and returns the seconds that it took. */
  async until(what: string, isThere: () => Promise<boolean> | boolean, seconds: number): Promise<number> {
    const started = performance.now();
    const passed = () => (performance.now() - started) / 1000;
    while (!(await isThere())) {
      if (this.#child.exitCode !== null)
        throw new Error(`The command ended before there was ${what}:\n${this.output}`);
      if (passed() > seconds) throw new Error(`No ${what} after ${seconds} s:\n${this.output}`);
      await sleep(100);
    }
    return passed();
  }

  /** The command's exit code. */
  ended(): Promise<number> {
    return this.#ended;
  }

  /** Whether a process of the group still runs. */
  get runs(): boolean {
    try {
      process.kill(-(this.#child.pid ?? 0), 0);
      return true;
    } catch {
      return false;
    }
  }

  /** Ctrl-C: every process of the group gets the signal. Returns the seconds until the last one has ended. */
  async ctrlC(seconds: number): Promise<number> {
    const started = performance.now();
    process.kill(-(this.#child.pid ?? 0), 'SIGINT');
    while (this.runs) {
      const passed = (performance.now() - started) / 1000;
      if (passed > seconds) {
        this.kill();
        throw new Error(`Processes still run ${seconds} s after Ctrl-C:\n${this.output}`);
      }
      await sleep(50);
    }
    return (performance.now() - started) / 1000;
  }

  kill(): void {
    if (this.runs) process.kill(-(this.#child.pid ?? 0), 'SIGKILL');
  }
}

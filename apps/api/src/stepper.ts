export interface Stepper {
  start(): void;
  /** Stops the clock and waits for the step that runs. */
  stop(): Promise<void>;
}

/**
 * Runs a step again and again, never two at once: a slow step lets beats go by. What it throws goes to `onError`, and the
 * next beat tries again. It keeps no process alive.
 */
export function createStepper(
  step: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): Stepper {
  let timer: NodeJS.Timeout | null = null;
  let isBusy = false;
  let running: Promise<unknown> = Promise.resolve();
  const beat = () => {
    if (isBusy) return;
    isBusy = true;
    running = step()
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  };
  return {
    start() {
      timer ??= setInterval(beat, everyMs);
      timer.unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      timer = null;
      await running;
    },
  };
}

/**
 * Runs steps in order, as many at once as there are slots. A step whose `after` is not done yet lets others go first. One
 * that only needs more slots than are free holds back those behind it, so that small steps never keep a large one waiting.
 *
 * @param {readonly { name: string, after?: readonly string[], slots?: number, run(): Promise<void> }[]} steps
 * @param {number} slots
 */
export const runQueue = async (steps, slots) => {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = [...steps];
  const done = new Set();
  const running = new Set();
  let free = slots;
  // A step that was not asked for counts as done.
  const isReady = ({ after = [] }) => after.every((name) => done.has(name) || !names.has(name));
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    if (next === -1 || (waiting[next].slots ?? 1) > free) {
      if (running.size === 0)
        throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name)}`);
      await Promise.race(running);
      continue;
    }
    const [step] = waiting.splice(next, 1);
    free -= step.slots ?? 1;
    const work = step.run().finally(() => {
      free += step.slots ?? 1;
      done.add(step.name);
      running.delete(work);
    });
    running.add(work);
  }
};

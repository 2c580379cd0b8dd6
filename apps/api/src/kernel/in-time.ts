/** Rejects when the promise has not settled after this time. The work behind it continues. */
export async function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    clock = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(clock));
}

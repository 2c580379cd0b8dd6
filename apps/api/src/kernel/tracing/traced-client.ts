import type pg from 'pg';
import type { Tracing } from './tracing.ts';

type Callback = (error: Error | null, result?: unknown) => void;

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | null)?.text ?? '');

/** A client of `pg` whose statements are traced. The pool asks with a callback, Drizzle with a promise. */
export function tracedClient(Client: typeof pg.Client, tracing: Tracing): typeof pg.Client {
  return class extends Client {
    // biome-ignore lint/suspicious/noExplicitAny: `pg` declares eight forms of the call
    override query(...args: any[]): any {
      const ask = (...given: unknown[]) => (super.query as (...all: unknown[]) => unknown)(...given);
      const [statement] = args;
      const callback = args.at(-1);
      if (typeof callback !== 'function') {
        return tracing.query(textOf(statement), () => ask(...args) as Promise<unknown>);
      }
      const asking = () =>
        new Promise<unknown>((resolve, reject) => {
          const done: Callback = (error, result) => (error ? reject(error) : resolve(result));
          ask(...args.slice(0, -1), done);
        });
      void tracing.query(textOf(statement), asking).then(
        (result) => (callback as Callback)(null, result),
        (error: Error) => (callback as Callback)(error),
      );
    }
  };
}

import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** A silent logger, for tests and for callers without one. */
export function quietLogger(): FastifyBaseLogger {
  const nothing = () => undefined;
  const logger = {
    level: 'silent',
    fatal: nothing,
    error: nothing,
    warn: nothing,
    info: nothing,
    debug: nothing,
    trace: nothing,
    silent: nothing,
    child: () => logger,
  };
  return logger as unknown as FastifyBaseLogger;
}

/** The parts of database errors without the values of the statement. */
const FACTS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'] as const;
const MAX_CAUSES = 5;
const NOT_SHOWN = 'not shown, because it may quote input';

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/** The stack's frames. Its first lines repeat the message. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  const rest = at < 0 ? stack : stack.slice(at + message.length);
  return rest
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

/**
 * An error as the log shows it. Messages of database and syntax errors quote the input, such as an email address or a
 * password hash, so the log has their code and place only. No other property is copied: some carry the same values.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: NOT_SHOWN, stack: '' };
  const isStatement = 'params' in error || 'query' in error;
  const quotesInput = isStatement || 'severity' in error || error instanceof SyntaxError;
  const facts = Object.fromEntries(
    FACTS.flatMap((name) => {
      const value = (error as unknown as Record<string, unknown>)[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const { query } = error as { query?: unknown };
  return {
    type: error.constructor.name,
    message: quotesInput ? NOT_SHOWN : error.message,
    // Values are parameters, so the statement's text has placeholders only.
    ...(typeof query === 'string' ? { statement: query.slice(0, 200) } : {}),
    ...facts,
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < MAX_CAUSES
      ? { cause: loggedError(error.cause, depth + 1) }
      : {}),
  };
}

/** A request as the log shows it: queries carry tokens of emails and streams, and an address is personal data. */
const loggedRequest = ({ method, url, routeOptions }: FastifyRequest) => ({
  method,
  path: routeOptions?.url ?? url.split('?')[0],
});

/** Options of a process's logger: no personal data, hashes or tokens. */
export const logOptions = (level: string) => ({
  level,
  serializers: { err: (error: unknown) => loggedError(error), req: loggedRequest },
});

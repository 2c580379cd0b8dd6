import { CONSOLE_BUFFER, CONSOLE_LEVELS } from '@footlight/contract';

export interface ConsoleLine {
  level: (typeof CONSOLE_LEVELS)[number];
  message: string;
  time: number;
}

const SEND_EVERY_MS = 5_000;

/** Without addresses of people, and without queries of URLs, which may carry tokens. */
export const withoutPersonal = (text: string): string =>
  text.replaceAll(/[^\s@<>"']+@[^\s@<>"']+\.\w+/g, '[email]').replaceAll(/([?#])[^\s"')]+/g, '$1…');

/** Objects may hold anything about a person, so only texts, numbers and errors are kept. */
const textOf = (value: unknown): string => {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return typeof value === 'object' || typeof value === 'function' ? '[object]' : String(value);
};

let recorders = 0;

/**
 * Records the console and sends it every five seconds, at most the last 50 lines (spec 2 §9). Only the first of several
 * recorders records.
 *
 * @returns a function that sends the rest and stops
 */
export const recordConsole = (send: (lines: ConsoleLine[]) => void, target: Console = console) => {
  recorders += 1;
  const leave = () => {
    recorders -= 1;
  };
  if (recorders > 1) return leave;
  let lines: ConsoleLine[] = [];
  const originals = CONSOLE_LEVELS.map((level) => [level, target[level]] as const);
  for (const [level, original] of originals) {
    target[level] = (...values: unknown[]) => {
      original.apply(target, values);
      const message = withoutPersonal(values.map(textOf).join(' ')).slice(0, 500);
      lines = [...lines, { level, message, time: Date.now() }].slice(-CONSOLE_BUFFER);
    };
  }
  const flush = () => {
    if (lines.length === 0) return;
    send(lines);
    lines = [];
  };
  const timer = setInterval(flush, SEND_EVERY_MS);
  return () => {
    leave();
    clearInterval(timer);
    for (const [level, original] of originals) target[level] = original;
    flush();
  };
};

/** Runs before the story tests: a story that writes to the console fails. */
import { afterEach, beforeEach, vi } from 'vitest';

const methods = ['error', 'warn', 'log', 'info', 'debug'] as const;
let written: string[] = [];

beforeEach(() => {
  written = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      written.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (written.length > 0) throw new Error(`The story wrote to the console:\n${written.join('\n')}`);
});

/** Whether a module needs the browser by itself. */
export function readModule(text: string): { isClient: boolean };

/** The source files that need 'use client'. */
export function clientModules(
  files: readonly string[],
  entryOf: (name: string) => string | undefined,
): Set<string>;

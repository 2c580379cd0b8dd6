const said = new Set<string>();

/**
 * Warns developers, once and only in development, about props that cannot be shown: what is wrong, why it matters, how
 * to fix it. Does nothing in production builds.
 */
export function warnOnce(component: string, problem: string, remedy: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const text = `[footlight ${component}] ${problem} ${remedy}`;
  if (said.has(text)) return;
  said.add(text);
  // biome-ignore lint/suspicious/noConsole: the only place where the library logs to developers.
  console.warn(text);
}

const said = new Set<string>();

/**
 * Tells a developer, once and only in development, that a component was given what it cannot show: what is wrong,
 * why it matters, how to mend it. Builds for production leave the call without effect.
 */
export function warnOnce(component: string, problem: string, remedy: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const text = `[footlight ${component}] ${problem} ${remedy}`;
  if (said.has(text)) return;
  said.add(text);
  // biome-ignore lint/suspicious/noConsole: the one place where the library speaks to its developers.
  console.warn(text);
}

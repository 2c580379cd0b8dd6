/** What the system said about a failed connection. A host with several addresses fails with one error for each. */
export function connectionProblem(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

/** Host, port and path of a connection string, without user and password. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'an address that cannot be read';
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
}

/**
 * Sends the rows of an outbox that are due, at most `together` at a time. A row is leased only when it is sent: leases of
 * rows that wait for a slow receiver would end, and another process would send them, too.
 *
 * @returns how many were tried
 */
export async function sendDue<Row>(
  together: number,
  lease: (most: number) => Promise<Row[]>,
  send: (row: Row) => Promise<void>,
): Promise<number> {
  let tried = 0;
  const first = await lease(together);
  await Promise.all(
    first.map(async (row) => {
      for (let next: Row | undefined = row; next !== undefined; [next] = await lease(1)) {
        tried += 1;
        await send(next);
      }
    }),
  );
  return tried;
}

interface OutboxParts<Row> {
  /** How many are sent at a time. */
  together: number;
  lease(most: number): Promise<Row[]>;
  send(row: Row): Promise<void>;
}

/**
 * Sends the rows of an outbox. A row is leased only when it is sent: the leases of rows that wait for a slow receiver
 * would expire, and another process would send them again.
 */
export function createOutboxSender<Row>({ together, lease, send }: OutboxParts<Row>) {
  let isClosing = false;
  let running: Promise<unknown> = Promise.resolve();

  const sendAll = async (): Promise<number> => {
    let tried = 0;
    const first = isClosing ? [] : await lease(together);
    const ends = await Promise.allSettled(
      first.map(async (row) => {
        let next: Row | undefined = row;
        while (next !== undefined) {
          tried += 1;
          await send(next);
          [next] = isClosing ? [] : await lease(1);
        }
      }),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return tried;
  };

  return {
    /** Sends what is due. Returns how many were tried. */
    step(): Promise<number> {
      const step = sendAll();
      running = step.catch(() => undefined);
      return step;
    },
    /** Takes no more rows, and waits for those that are being sent. */
    async close(): Promise<void> {
      isClosing = true;
      await running;
    },
  };
}

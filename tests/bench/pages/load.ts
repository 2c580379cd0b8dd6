import autocannon from 'autocannon';

export interface Load {
  /** Answers a second. */
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Bytes of one answer, compressed. */
  bytes: number;
}

const CONNECTIONS = 50;
const SECONDS = 10;

/** Asks for one page from fifty connections for ten seconds, after a warm-up. Fails for any answer but 200. */
export const load = async (url: string): Promise<Load> => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const one = { url, connections: CONNECTIONS, headers };
  await autocannon({ ...one, duration: 2 });
  const result = await autocannon({ ...one, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no 200, ${result.errors} failed`);
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / result.requests.total),
  };
};

export const loadLine = (name: string, { perSecond, p99, bytes }: Load): string =>
  `${name.padEnd(24)} ${perSecond} requests a second, p99 ${p99} ms, ${(bytes / 1024).toFixed(1)} KiB each\n`;

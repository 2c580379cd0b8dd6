import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The synthetic loops take a minute to make and are the same every time: one folder of them serves all runs. */
const LOOPS = fileURLToPath(new URL('../../../.cache/e2e-live', import.meta.url));
const LOOPS_WITHIN = 240_000;

/** Lets a fresh data folder have the loops of earlier runs, and keep its own for later ones. */
export const keepLoops = (dataDir: string): void => {
  mkdirSync(LOOPS, { recursive: true });
  symlinkSync(LOOPS, join(dataDir, 'live'), 'junction');
};

/** Waits until every stream of the first view plays, so that no test pays for the making. */
export const untilStreams = async (url: string): Promise<void> => {
  const until = Date.now() + LOOPS_WITHIN;
  const list = await (await fetch(`${url}/api/v1/browse/react/`)).json();
  for (const { username } of list.userList.slice(0, 20)) {
    const { stream } = await (await fetch(`${url}/api/v1/chat/react/${username}`)).json();
    if (!stream) continue;
    const playlist = `${url}${stream.edge_servers[0]}/${stream.stream_name}/master.m3u8?token=${stream.token}`;
    while (!(await fetch(playlist)).ok) {
      if (Date.now() > until) throw new Error('The demo streams were not made in time.');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
};

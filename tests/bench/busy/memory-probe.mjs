// Loaded into the measured process: prints its memory after a full collection when it receives SIGUSR2. With
// FOOTLIGHT_HEAP_FOLDER it writes a heap snapshot as well.
import { join } from 'node:path';
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  let nth = 0;
  process.on('SIGUSR2', () => {
    const before = process.memoryUsage();
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc');
    collect();
    collect();
    process.stdout.write(
      `memory ${JSON.stringify({ before, after: process.memoryUsage(), cpu: process.cpuUsage() })}\n`,
    );
    const folder = process.env.FOOTLIGHT_HEAP_FOLDER;
    nth += 1;
    if (folder) writeHeapSnapshot(join(folder, `${nth}.heapsnapshot`));
  });
}

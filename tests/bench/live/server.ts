// A platform with nginx in front of it for broadcasters; tells where to publish, and what it cost.
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { rotateKey } from '../../../apps/api/src/features/live/keys.ts';
import { model, user } from '../../../apps/api/src/kernel/db/schema/index.ts';
import { prepareNginx, startNginx } from '../../../apps/api/src/testing/nginx-rtmp.ts';
import { openTestPlatform } from '../../../apps/api/src/testing/platform.ts';
import startTestServer from '../../../scripts/lib/test-server.mjs';

const SECRET = 'a media secret of the bench, long enough';
const [folder = '', count = '1', heights = ''] = process.argv.slice(2);

const stopServer = await startTestServer();
const { hlsDir, port, rtmpUrl } = await prepareNginx(folder);
const platform = await openTestPlatform({
  rateLimits: false,
  hlsDir,
  mediaServer: { kind: 'nginx', rtmpUrl, secret: SECRET },
  renditions: { heights: heights.split(',').filter(Boolean).map(Number), streams: Number(count) },
});
const url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
const nginx = await startNginx({
  folder,
  hlsDir,
  port,
  platformUrl: url,
  secret: SECRET,
  fragmentSeconds: 2,
});

const { orm } = platform.database;
const rooms = await orm
  .select({ id: user.id, username: user.username, streamName: model.streamName })
  .from(model)
  .innerJoin(user, eq(user.id, model.userId))
  .where(eq(model.status, 'online'))
  .limit(Number(count));
const streams = await Promise.all(
  rooms.map(async ({ id, username, streamName }) => ({
    username,
    publish: `${rtmpUrl}/${streamName}?key=${await rotateKey(orm, id, new Date())}`,
  })),
);
/** Processor time (ms) of the processes that this one has started and that have ended: Linux counts in hundredths. */
const encodersMs = (): number => {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
};
const spent = () => {
  const { user: own, system } = process.cpuUsage();
  return { cpuMs: (own + system) / 1_000, encodersMs: encodersMs(), upMs: performance.now() };
};
process.send?.({ url, streams });

/** Answers what was spent since the process began. */
process.on('message', () => void process.send?.(spent()));
process.on('SIGTERM', () => {
  nginx.stop();
  void platform
    .stop()
    .then(() => stopServer?.())
    .finally(() => process.exit(0));
});

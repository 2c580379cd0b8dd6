import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A service with Amazon's interface. `keys` are the objects that it holds. */
export const startS3 = async (folder: string) => {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  const { port } = await server.run();
  return {
    env: {
      S3_BUCKET: 'media',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    keys: (): string[] =>
      readdirSync(join(folder, 'media'), { recursive: true })
        .map(String)
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', '')),
    stop: () => server.close(),
  };
};

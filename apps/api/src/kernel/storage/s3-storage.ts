import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { checkKey, type Storage } from './storage.ts';

/** A bucket of an S3-compatible service. */
export interface S3Options {
  bucket: string;
  region: string;
  /** Its address, if it is not Amazon's. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** A connection on which nothing moves for this long (ms) is given up; for tests. */
  silentMs?: number;
}

const CONNECT_WITHIN_MS = 5_000;
/** By default the client waits forever, and all later files would wait for the same dead service. */
const SILENT_MS = 60_000;

const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404;
};

/** Keeps objects in a bucket. The client is loaded here alone: it is large, and most installations use a folder. */
export async function createS3Storage(options: S3Options): Promise<Storage> {
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  );
  const { Upload } = await import('@aws-sdk/lib-storage');
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey, silentMs = SILENT_MS } = options;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services beside Amazon's know neither buckets as hosts nor the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: silentMs },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const sizeOf = async (key: string): Promise<number | null> => {
    try {
      const found = await client.send(new HeadObjectCommand({ Bucket, Key: checkKey(key) }));
      return found.ContentLength ?? 0;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  return {
    async put(key, path, type) {
      const params = { Bucket, Key: checkKey(key), Body: createReadStream(path), ContentType: type };
      await new Upload({ client, params }).done();
    },
    async get(key, range) {
      const size = await sizeOf(key);
      if (size === null) return null;
      if (range && range.start >= size) return { body: Readable.from([]), size };
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: checkKey(key), Range }));
        return Body instanceof Readable ? { body: Body, size } : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    exists: async (key) => (await sizeOf(key)) !== null,
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
    },
  };
}

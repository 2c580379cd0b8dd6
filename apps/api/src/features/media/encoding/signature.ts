import { open } from 'node:fs/promises';
import { SIGNATURE_BYTES } from '@footlight/contract';

/** The first bytes of a file, which tell its type whatever its name is. */
export async function readSignature(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

import type { UploadFailure } from '@footlight/contract';

/** The file itself cannot be used, however often it is tried. */
export class EncodingFailure extends Error {
  override readonly name = 'EncodingFailure';
  readonly reason: UploadFailure;
  constructor(reason: UploadFailure, cause?: unknown) {
    super(`The file cannot be used: ${reason}`, { cause });
    this.reason = reason;
  }
}

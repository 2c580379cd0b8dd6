import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UPLOAD_PATH } from '@footlight/contract';
import { findFfmpeg } from '../kernel/streams/ffmpeg.ts';
import { TestBrowser, type TestPlatform } from './platform.ts';

const run = promisify(execFile);

/** A test video with a tone, made by ffmpeg; `seconds` long. */
export async function makeVideo(
  seconds: number,
  size = '640x360',
  more: readonly string[] = [],
): Promise<Buffer> {
  const binary = await findFfmpeg();
  if (binary === null) throw new Error('no ffmpeg');
  const folder = await mkdtemp(join(tmpdir(), 'footlight-video-'));
  const path = join(folder, 'video.mp4');
  const inputs = [
    '-f',
    'lavfi',
    '-i',
    `testsrc=size=${size}:rate=15`,
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=330',
  ];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  try {
    await run(binary, ['-loglevel', 'error', ...inputs, '-t', String(seconds), ...codecs, ...more, path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A broadcaster who uploads to the platform over a port. The platform encodes nothing: tests run workers of their own. */
export async function startUploading(platform: TestPlatform) {
  platform.context.encoding.close();
  const base = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const author = await new TestBrowser(platform.app).login('model');
  return { base, author, client: new UploadClient(base, author) };
}

interface UploadAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  errorType: string | undefined;
}

/** Sends files by the tus protocol over a real connection, as a browser does, and can lose the connection. */
export class UploadClient {
  private readonly base: string;
  private readonly browser: TestBrowser;

  constructor(base: string, browser: TestBrowser) {
    this.base = base;
    this.browser = browser;
  }

  private headers(more: Record<string, string>): Record<string, string> {
    return {
      host: 'localhost:4000',
      origin: 'http://localhost:4000',
      cookie: [...this.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': this.browser.csrf,
      'tus-resumable': '1.0.0',
      ...more,
    };
  }

  /** `cutAfter`: the connection breaks after so many bytes, and there is no answer. */
  private async send(
    method: string,
    path: string,
    more: Record<string, string>,
    body?: Buffer,
    cutAfter?: number,
  ): Promise<UploadAnswer | null> {
    const length = { 'content-length': String(body?.length ?? 0) };
    const request = httpRequest(`${this.base}${path}`, {
      method,
      headers: this.headers({ ...more, ...length }),
    });
    if (cutAfter !== undefined) {
      request.on('error', () => undefined);
      await new Promise<void>((sent) => request.write(body?.subarray(0, cutAfter), () => sent()));
      request.destroy();
      return null;
    }
    request.end(body);
    const [response] = await once(request, 'response');
    // A refusal comes before the body is sent, and closes the connection.
    request.on('error', () => undefined);
    let text = '';
    for await (const part of response) text += part;
    const said = text.startsWith('{') ? (JSON.parse(text) as { errorType?: string }) : {};
    return { status: response.statusCode, headers: response.headers, errorType: said.errorType };
  }

  /** Starts an upload; its id is null if it was refused. */
  async create(item: number, size: number, filename = 'file.bin') {
    const metadata = Object.entries({ item: String(item), filename })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',');
    const answer = await this.send('POST', UPLOAD_PATH, {
      'upload-length': String(size),
      'upload-metadata': metadata,
    });
    const location = String(answer?.headers.location ?? '');
    return {
      id: location.startsWith(`${UPLOAD_PATH}/`) ? location.slice(UPLOAD_PATH.length + 1) : '',
      ...answer,
    };
  }

  /** Bytes that the platform has, or the status of its refusal as a negative number. */
  async offset(id: string): Promise<number> {
    const answer = await this.send('HEAD', `${UPLOAD_PATH}/${id}`, {});
    return answer?.status === 200 ? Number(answer.headers['upload-offset']) : -(answer?.status ?? 0);
  }

  patch(id: string, offset: number, bytes: Buffer, cutAfter?: number): Promise<UploadAnswer | null> {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    return this.send('PATCH', `${UPLOAD_PATH}/${id}`, headers, bytes, cutAfter);
  }

  /** Sends a whole file. */
  async whole(item: number, bytes: Buffer, filename?: string): Promise<string> {
    const { id, errorType } = await this.create(item, bytes.length, filename);
    if (id === '') throw new Error(`refused: ${errorType}`);
    await this.patch(id, 0, bytes);
    return id;
  }
}

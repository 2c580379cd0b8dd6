import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a push service does with a message: a status with headers, or nothing at all. */
export type PushAnswer = { status: number; headers?: Record<string, string> } | 'silence';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine, on any free port by default: a real server that keeps what it receives. */
export async function startPushService(answer: (received: Received) => PushAnswer, wantedPort = 0) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      received.push(one);
      const given = answer(one);
      if (given !== 'silence') response.writeHead(given.status, given.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A browser's side of push messages: its keys, and how it reads a message (RFC 8291 and RFC 8188). */
export function createPushReader() {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const secret = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    /** @throws Error if the message is not for this browser, or was changed */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const shared = curve.computeSecret(sender);
      const prk = createHmac('sha256', secret).update(shared).digest();
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender, Buffer.from([1])]);
      const ikm = createHmac('sha256', prk).update(info).digest();
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
      const sealed = body.subarray(21 + keyLength);
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The text ends where the padding starts: the last byte that is 2 (RFC 8188, 2).
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}

// Many viewers in one process: plain sockets that read frames and count lines. Viewers that are costly would measure
// themselves, so a text that several got alike is read once.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { PROTOCOL_VERSION } from '@footlight/contract';
import { decode, encode } from '@footlight/contract/realtime';

interface Viewer {
  socket: Socket;
  rest: Buffer;
  isOpen: boolean;
  lastSeq: number;
  lines: number;
  /** A line doubled, lost or out of order. */
  wrong: number;
  closed: boolean;
}

const read = new Map<string, readonly number[]>();
/** Numbers of the lines in a text. */
const numbersOf = (text: string): readonly number[] => {
  const known = read.get(text);
  if (known) return known;
  const seqs = decode(text, 'server').events.flatMap(({ name, payload }) =>
    name === 'v3.chat.message' && payload.seq !== undefined ? [payload.seq] : [],
  );
  if (read.size > 200) read.clear();
  read.set(text, seqs);
  return seqs;
};

/** A client's frame is masked. */
const masked = (text: string): Buffer => {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  const head = body.length < 126 ? Buffer.from([0x81, 0x80 | body.length]) : Buffer.alloc(4);
  if (body.length >= 126) {
    head[0] = 0x81;
    head[1] = 0x80 | 126;
    head.writeUInt16BE(body.length, 2);
  }
  for (let at = 0; at < body.length; at += 1) body[at] = (body[at] ?? 0) ^ (mask[at % 4] ?? 0);
  return Buffer.concat([head, mask, body]);
};

const onText = (viewer: Viewer, text: string): void => {
  if (text === PING) viewer.socket.write(masked(PONG));
  for (const seq of numbersOf(text)) {
    if (seq !== viewer.lastSeq + 1) viewer.wrong += 1;
    viewer.lastSeq = seq;
    viewer.lines += 1;
  }
};
const PING = encode('v3.ping', {});
const PONG = encode('v3.pong', {});

const onData = (viewer: Viewer, data: Buffer): void => {
  let buffer = viewer.rest.length > 0 ? Buffer.concat([viewer.rest, data]) : data;
  if (!viewer.isOpen) {
    const end = buffer.indexOf('\r\n\r\n');
    if (end === -1) {
      viewer.rest = buffer;
      return;
    }
    viewer.isOpen = true;
    buffer = buffer.subarray(end + 4);
    viewer.socket.write(
      masked(
        encode('v3.authorize', { token: `guest_${Math.random()}`, version: PROTOCOL_VERSION, room: 'luna' }),
      ),
    );
  }
  while (buffer.length >= 2) {
    let length = (buffer[1] ?? 0) & 0x7f;
    let head = 2;
    if (length === 126) {
      if (buffer.length < 4) break;
      length = buffer.readUInt16BE(2);
      head = 4;
    } else if (length === 127) {
      if (buffer.length < 10) break;
      length = Number(buffer.readBigUInt64BE(2));
      head = 10;
    }
    if (buffer.length < head + length) break;
    if (((buffer[0] ?? 0) & 0x0f) === 1) onText(viewer, buffer.toString('latin1', head, head + length));
    buffer = buffer.subarray(head + length);
  }
  viewer.rest = Buffer.from(buffer);
};

const viewers: Viewer[] = [];
const open = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const viewer: Viewer = {
      socket,
      rest: Buffer.alloc(0),
      isOpen: false,
      lastSeq: 0,
      lines: 0,
      wrong: 0,
      closed: false,
    };
    viewers.push(viewer);
    socket.setNoDelay(true);
    socket.once('connect', () =>
      socket.write(
        `GET /chat/room HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      ),
    );
    socket.on('data', (data) => {
      const wasOpen = viewer.isOpen;
      onData(viewer, data);
      if (!wasOpen && viewer.isOpen) resolve();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      viewer.closed = true;
    });
  });

process.on('message', async (ask: { port: number; count: number } | 'report') => {
  if (ask === 'report') {
    process.send?.({
      lines: viewers.map(({ lines }) => lines),
      wrong: viewers.reduce((sum, { wrong }) => sum + wrong, 0),
      closed: viewers.filter(({ closed }) => closed).length,
      cpu: process.cpuUsage().user + process.cpuUsage().system,
    });
    return;
  }
  for (let left = ask.count; left > 0; left -= 50) {
    await Promise.all(Array.from({ length: Math.min(50, left) }, () => open(ask.port)));
  }
  process.send?.({ open: viewers.length });
});

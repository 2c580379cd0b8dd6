import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { runFfmpeg } from '../../../kernel/streams/ffmpeg.ts';
import { drawFrame, FRAME_HEIGHT, FRAME_WIDTH, LOOP_SECONDS, type Scene } from '../../streams/frames.ts';

const FRAMES_A_SECOND = 12;

/** The scene, frame by frame, as fast as a camera would deliver it. */
async function* filmed(scene: Scene, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const start = Date.now();
  for (let frame = 0; !signal.aborted; frame += 1) {
    yield drawFrame(scene, (frame / FRAMES_A_SECOND / LOOP_SECONDS) % 1);
    const due = start + (frame * 1_000) / FRAMES_A_SECOND;
    await sleep(Math.max(0, due - Date.now()), undefined, { signal }).catch(() => undefined);
  }
}

/**
 * A camera of the demo: an abstract scene as RTP packets of VP8, until the signal ends it.
 *
 * @throws Error if ffmpeg fails
 */
export async function film(
  binary: string,
  scene: Scene,
  onPacket: (packet: Buffer) => void,
  signal: AbortSignal,
): Promise<void> {
  const socket = createSocket('udp4');
  socket.on('message', onPacket);
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  try {
    await runFfmpeg(
      binary,
      [
        ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${FRAME_WIDTH}x${FRAME_HEIGHT}`],
        ...['-r', String(FRAMES_A_SECOND), '-i', 'pipe:0', '-vf', 'scale=480:270,format=yuv420p'],
        ...['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '300k'],
        // A new partner sees a picture at the next key frame.
        ...['-g', String(FRAMES_A_SECOND)],
        // Below the size of a datagram on common networks.
        ...['-f', 'rtp', `rtp://127.0.0.1:${socket.address().port}?pkt_size=1200`],
      ],
      filmed(scene, signal),
      signal,
    );
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    socket.close();
  }
}

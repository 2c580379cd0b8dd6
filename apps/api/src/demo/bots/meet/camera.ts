import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { runFfmpeg } from '../../../kernel/streams/ffmpeg.ts';
import { createStage } from '../../streams/stage.ts';

const FRAMES_A_SECOND = 12;
const HEIGHT = 270;

/**
 * A camera of the demo: the scene of a look as RTP packets of VP8, until the signal ends it.
 *
 * @throws Error if ffmpeg fails
 */
export async function film(
  binary: string,
  look: number,
  onPacket: (packet: Buffer) => void,
  signal: AbortSignal,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'footlight-camera-'));
  const socket = createSocket('udp4');
  socket.on('message', onPacket);
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  try {
    const { inputs, filter } = await createStage(look, folder, FRAMES_A_SECOND, HEIGHT);
    await runFfmpeg(
      binary,
      [
        ...inputs,
        // As fast as a camera would deliver it.
        ...['-filter_complex', `${filter};[stage]realtime,scale=480:${HEIGHT},format=yuv420p`],
        ...['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '300k'],
        // A new partner sees a picture at the next key frame.
        ...['-g', String(FRAMES_A_SECOND)],
        // Below the size of a datagram on common networks.
        ...['-f', 'rtp', `rtp://127.0.0.1:${socket.address().port}?pkt_size=1200`],
      ],
      Readable.from([]),
      signal,
    );
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    socket.close();
    await rm(folder, { recursive: true, force: true });
  }
}

import type { EventInput } from '@footlight/contract/realtime';
import type { RTCPeerConnection } from 'werift';

type Signal = Pick<EventInput<'v3.meet.signal'>, 'description' | 'candidate'>;

interface PartnerOptions {
  /** When both sides offer at once, the polite side drops its own offer. */
  isPolite: boolean;
  iceServers: { urls: string | string[]; username?: string; credential?: string }[];
  send(signal: Signal): void;
  /** The other side's picture arrives. */
  onPicture(): void;
}

/** The demo's side of a meeting. */
export interface Partner {
  /** Applies a signal of the other side. */
  take(signal: Signal): void;
  /** Sends an RTP packet of VP8. */
  show(packet: Buffer): void;
  close(): void;
}

/** Connects a partner that has no browser. The library is loaded with the first one. */
export async function createPartner(options: PartnerOptions): Promise<Partner> {
  const { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters } = await import('werift');
  const { iceServers, isPolite } = options;
  const isRelayed = iceServers.some(({ urls }) => [urls].flat().some((url) => /^turns?:/.test(url)));
  const connection: RTCPeerConnection = new RTCPeerConnection({
    iceServers,
    iceTransportPolicy: isRelayed ? 'relay' : 'all',
    // A demo on one's own machine may have no network but the loopback.
    iceAdditionalHostAddresses: ['127.0.0.1'],
    codecs: {
      video: [
        new RTCRtpCodecParameters({
          mimeType: 'video/VP8',
          clockRate: 90_000,
          rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }],
        }),
      ],
      audio: [new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2 })],
    },
  });
  const track = new MediaStreamTrack({ kind: 'video' });
  connection.addTransceiver(track, { direction: 'sendrecv' });
  let isSeen = false;
  connection.onTrack.subscribe((remote) => {
    remote.onReceiveRtp.subscribe(() => {
      if (remote.kind !== 'video' || isSeen) return;
      isSeen = true;
      options.onPicture();
    });
  });
  connection.onIceCandidate.subscribe((found) => {
    const candidate = found?.toJSON();
    if (candidate?.candidate)
      options.send({
        candidate: {
          candidate: candidate.candidate,
          sdpMid: candidate.sdpMid ?? null,
          sdpMLineIndex: candidate.sdpMLineIndex ?? null,
        },
      });
  });

  const describe = async (): Promise<void> => {
    await connection.setLocalDescription();
    const description = connection.localDescription;
    if (description?.type === 'offer' || description?.type === 'answer')
      options.send({ description: { type: description.type, sdp: description.sdp } });
  };
  const take = async ({ description, candidate }: Signal): Promise<void> => {
    if (description?.type === 'offer') {
      if (connection.signalingState !== 'stable') {
        if (!isPolite) return;
        await connection.setLocalDescription({ type: 'rollback', sdp: '' });
      }
      await connection.setRemoteDescription({ type: 'offer', sdp: description.sdp });
      await describe();
    } else if (description?.type === 'answer') {
      await connection.setRemoteDescription({ type: 'answer', sdp: description.sdp });
    } else if (candidate) {
      await connection.addIceCandidate({
        candidate: candidate.candidate,
        sdpMid: candidate.sdpMid ?? undefined,
        sdpMLineIndex: candidate.sdpMLineIndex ?? undefined,
      });
    }
  };
  // Signals are applied one after the other; invalid ones are ignored.
  let last: Promise<void> = Promise.resolve();
  return {
    take(signal) {
      last = last.then(() => take(signal)).catch(() => undefined);
    },
    show(packet) {
      if (connection.connectionState === 'connected') track.writeRtp(packet);
    },
    close: () => void connection.close().catch(() => undefined),
  };
}

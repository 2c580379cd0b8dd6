import { CAMERA, type CameraAnswer, type ErrorType } from '@footlight/contract';
import type { CameraDevice, CameraStep, CamShareProblem, IngestHealth } from '@footlight/room-widgets';
import { problemOf, stopStream } from '@footlight/room-widgets/cams';
import { type ValueStore, valueStore } from '@footlight/room-widgets/stores';
import { type CameraSocket, openCameraSocket } from './camera-socket.ts';
import { type Choice, listDevices, openDevices } from './devices.ts';
import { type Recording, startRecording } from './recording.ts';

/** Milliseconds between attempts to connect again. */
const RETRY_MS = 1_000;

interface CameraView {
  step: CameraStep;
  stream: MediaStream | null;
  cameras: readonly CameraDevice[];
  microphones: readonly CameraDevice[];
  cameraId: string;
  microphoneId: string;
  /** Why there is no camera. */
  problem: CamShareProblem | null;
  /** Why the platform refused the broadcast, or `network` if it stayed away too long. */
  refusal: ErrorType | 'network' | null;
  health: IngestHealth | null;
  /** How much of the recording the platform has not taken yet, in milliseconds: the upload is slower than the camera. */
  behindMs: number;
}

export interface CameraSession {
  readonly view: ValueStore<CameraView>;
  /** Opens the camera, or changes to another one. Not while live. */
  open(choice?: Partial<Choice>): Promise<void>;
  goLive(): void;
  end(): Promise<void>;
  /** Ends everything and closes the camera. */
  close(): void;
}

const NOTHING: CameraView = {
  step: 'closed',
  stream: null,
  cameras: [],
  microphones: [],
  cameraId: '',
  microphoneId: '',
  problem: null,
  refusal: null,
  health: null,
  behindMs: 0,
};

const idOf = (track: MediaStreamTrack | undefined): string => track?.getSettings().deviceId ?? '';

/** A broadcast from this page: camera, recording and connection. Pieces that got lost with a connection are sent again. */
export function createCameraSession(): CameraSession {
  const view = valueStore<CameraView>(NOTHING);
  const set = (change: Partial<CameraView>) => view.set({ ...view.getSnapshot(), ...change });
  const isOnAir = () => ['starting', 'live', 'reconnecting'].includes(view.getSnapshot().step);
  let socket: CameraSocket | null = null;
  let recording: Recording | null = null;
  let broadcast: string | null = null;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let lostAt: number | null = null;
  let isReady = false;
  let isClosed = false;
  let onEnded: (() => void) | null = null;

  const disconnect = (): void => {
    if (retry) clearTimeout(retry);
    retry = null;
    isReady = false;
    socket?.close();
    socket = null;
  };
  /** The broadcast is over; the camera stays open. */
  const over = (refusal: CameraView['refusal']): void => {
    const wasOnAir = view.getSnapshot().step !== 'starting';
    disconnect();
    void recording?.stop();
    recording = null;
    broadcast = null;
    lostAt = null;
    set({ step: wasOnAir ? 'ended' : 'preview', refusal, health: null, behindMs: 0 });
    onEnded?.();
    onEnded = null;
  };

  const record = (): void => {
    const { stream } = view.getSnapshot();
    if (!stream) return;
    void recording?.stop();
    // The last piece of a recording that was replaced belongs to no broadcast.
    const next = startRecording(
      stream,
      (piece) => recording === next && isReady && socket?.sendPiece(piece),
      () => recording === next && over('network'),
    );
    recording = next;
  };

  const answered = (answer: CameraAnswer): void => {
    if (answer.type === 'ready') {
      // Another broadcast than before: a recording can only be read from its start.
      if (answer.broadcast !== broadcast) {
        broadcast = answer.broadcast;
        isReady = true;
        record();
      } else {
        recording?.taken(answer.next);
        for (const piece of recording?.kept() ?? []) socket?.sendPiece(piece);
        isReady = true;
      }
      lostAt = null;
      set({ step: 'live', refusal: null });
    } else if (answer.type === 'taken') recording?.taken(answer.next);
    else if (answer.type === 'health') {
      const { type: _, ...health } = answer;
      set({ health, behindMs: (recording?.kept().length ?? 0) * CAMERA.pieceMs });
    } else if (answer.type === 'refused') over(answer.errorType);
    else over(null);
  };

  const connect = (): void => {
    socket = openCameraSocket(
      { type: 'start', broadcast },
      {
        onAnswer: answered,
        onClose() {
          isReady = false;
          socket = null;
          if (view.getSnapshot().step === 'ending') return over(null);
          lostAt ??= Date.now();
          if (Date.now() - lostAt > 2 * CAMERA.reconnectMs) return over('network');
          if (broadcast !== null) set({ step: 'reconnecting' });
          retry = setTimeout(connect, RETRY_MS);
        },
      },
    );
  };

  return {
    view,
    async open(choice = {}) {
      if (isOnAir()) return;
      const before = view.getSnapshot();
      stopStream(before.stream);
      set({ step: 'opening', stream: null, problem: null, refusal: null });
      try {
        const wish = {
          cameraId: before.cameraId || null,
          microphoneId: before.microphoneId || null,
          ...choice,
        };
        const stream = await openDevices(wish);
        if (isClosed) return stopStream(stream);
        const [camera] = stream.getVideoTracks();
        camera?.addEventListener('ended', () => {
          if (view.getSnapshot().stream !== stream) return;
          if (isOnAir()) {
            socket?.send({ type: 'end' });
            over(null);
          }
          stopStream(stream);
          set({ step: 'closed', stream: null, problem: 'device_lost' });
        });
        const ids = { cameraId: idOf(camera), microphoneId: idOf(stream.getAudioTracks()[0]) };
        set({ step: 'preview', stream, ...ids, ...(await listDevices()) });
      } catch (error) {
        set({ step: 'closed', problem: problemOf(error) });
      }
    },
    goLive() {
      if (!view.getSnapshot().stream || isOnAir()) return;
      set({ step: 'starting', refusal: null, problem: null, health: null });
      connect();
    },
    async end() {
      if (!isOnAir()) return;
      if (!socket || !isReady) return over(null);
      set({ step: 'ending' });
      const ended = new Promise<void>((resolve) => {
        onEnded = resolve;
      });
      await recording?.stop();
      socket.send({ type: 'end' });
      await ended;
    },
    close() {
      isClosed = true;
      if (isOnAir()) {
        socket?.send({ type: 'end' });
        over(null);
      }
      disconnect();
      stopStream(view.getSnapshot().stream);
    },
  };
}

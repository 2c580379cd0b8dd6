import { CAMERA } from '@footlight/contract';

/** The most bytes that a page keeps until the platform has them: about a minute. */
const MOST_KEPT = 24_000_000;
const BITS_PER_SECOND = 2_500_000;
const FORMATS = [
  'video/webm;codecs=h264,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=vp8',
  'video/webm',
  'video/mp4',
];

export interface Recording {
  /** Pieces that the platform has not taken, oldest first. */
  kept(): readonly { number: number; bytes: ArrayBuffer }[];
  /** The platform has every piece before this one. */
  taken(next: number): void;
  /** Resolves when the last piece is there. */
  stop(): Promise<void>;
}

/**
 * Records a camera in numbered pieces, and keeps each until the platform has it.
 *
 * @throws Error if the browser cannot record
 */
export function startRecording(
  stream: MediaStream,
  onPiece: (piece: { number: number; bytes: ArrayBuffer }) => void,
  onOverflow: () => void,
): Recording {
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
  const recorder = new MediaRecorder(stream, {
    ...(mimeType ? { mimeType } : {}),
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  let pieces: { number: number; bytes: ArrayBuffer }[] = [];
  let number = 0;
  let turn = Promise.resolve();

  const add = async (blob: Blob): Promise<void> => {
    const whole = await blob.arrayBuffer();
    for (let from = 0; from < whole.byteLength; from += CAMERA.maxPiece) {
      const piece = { number, bytes: whole.slice(from, from + CAMERA.maxPiece) };
      number += 1;
      pieces.push(piece);
      onPiece(piece);
    }
    const size = pieces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    if (size > MOST_KEPT) onOverflow();
  };
  recorder.ondataavailable = ({ data }) => {
    // One after the other: the order of the pieces is the order of the recording.
    turn = turn.then(() => add(data));
  };
  recorder.start(CAMERA.pieceMs);

  return {
    kept: () => pieces,
    taken(next) {
      pieces = pieces.filter((piece) => piece.number >= next);
    },
    async stop() {
      if (recorder.state !== 'inactive') {
        await new Promise<void>((resolve) => {
          recorder.onstop = () => resolve();
          recorder.stop();
        });
      }
      await turn;
    },
  };
}

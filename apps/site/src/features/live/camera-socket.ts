import { CAMERA, type CameraAnswer, type CameraRequest } from '@footlight/contract';

interface Piece {
  number: number;
  bytes: ArrayBuffer;
}

interface Options {
  onAnswer(answer: CameraAnswer): void;
  onClose(): void;
}

/** The socket that takes a camera's recording. Text frames are requests, binary ones numbered pieces. */
export interface CameraSocket {
  send(request: CameraRequest): void;
  sendPiece(piece: Piece): void;
  close(): void;
}

const urlOf = (): string => {
  const url = new URL(CAMERA.path, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

export const openCameraSocket = (request: CameraRequest, { onAnswer, onClose }: Options): CameraSocket => {
  const socket = new WebSocket(urlOf());
  socket.onopen = () => socket.send(JSON.stringify(request));
  socket.onmessage = ({ data }) => {
    if (typeof data === 'string') onAnswer(JSON.parse(data) as CameraAnswer);
  };
  socket.onclose = onClose;
  return {
    send: (next) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(next)),
    sendPiece({ number, bytes }) {
      const frame = new Uint8Array(bytes.byteLength + 4);
      new DataView(frame.buffer).setUint32(0, number);
      frame.set(new Uint8Array(bytes), 4);
      socket.send(frame);
    },
    close() {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    },
  };
};

/** How a camera's recording travels from a broadcaster's page. Assumed: the specification names no way. */
export const CAMERA = {
  /** The socket for recordings. */
  path: '/live/publish',
  /** Milliseconds of one piece. */
  pieceMs: 250,
  /** Bytes of a piece. A page that reconnects sends the pieces it kept as they were cut, so pieces stay small. */
  maxPiece: 2_000_000,
  /** A broadcast ends after this time without a connection (ms). */
  reconnectMs: 20_000,
} as const;

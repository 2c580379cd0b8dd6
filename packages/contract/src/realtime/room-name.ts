/** Socket room name (spec 2 §5): the username in public mode, `private:{broadcaster}:{viewer}` in a private. */
export const roomName = (broadcaster: string, privateViewer?: string): string =>
  privateViewer === undefined ? broadcaster : `private:${broadcaster}:${privateViewer}`;

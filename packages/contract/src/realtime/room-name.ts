/** Socket room name (spec 2 §5): the username in public mode, `private:{broadcaster}:{viewer}` in a private. */
export const roomName = (broadcaster: string, privateViewer?: string): string =>
  privateViewer === undefined ? broadcaster : `private:${broadcaster}:${privateViewer}`;

/** Whether a socket room is the private of two users. */
export const isPrivateRoom = (room: string): boolean => room.startsWith('private:');

/** Who is in a room now; the sockets report it. */
export interface RoomPresence {
  /** Viewers in a public room, over all processes; null if the room is not counted. */
  viewerCount(room: string): number | null;
  /** Accounts that have the site open, over all processes, except invisible ones. */
  onlineIds(): Promise<ReadonlySet<number>>;
}

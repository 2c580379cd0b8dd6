/** Who is who in a room (spec 2 §6). */
export interface RoomPerson {
  username: string;
  roles: readonly string[];
}
export interface RoomStaff {
  streamer: string;
  moderators: readonly string[];
}

export const isSiteModerator = (person: RoomPerson): boolean => person.roles.includes('site_mod');
export const isStreamer = (person: RoomPerson, room: RoomStaff): boolean => person.username === room.streamer;

/** Admin rights: streamer, model admin or site moderator. */
export const hasAdminRights = (person: RoomPerson, room: RoomStaff): boolean =>
  isStreamer(person, room) || person.roles.includes('model_admin') || isSiteModerator(person);

/** Moderate rights: those plus room moderators. */
export const hasModerateRights = (person: RoomPerson, room: RoomStaff): boolean =>
  hasAdminRights(person, room) || room.moderators.includes(person.username);

/** Only the streamer and site moderators see the user list, unless it is set visible. */
export const maySeeUserList = (person: RoomPerson, room: RoomStaff, isListVisible: boolean): boolean =>
  isListVisible || isStreamer(person, room) || isSiteModerator(person);

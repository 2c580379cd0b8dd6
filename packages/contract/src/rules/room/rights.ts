/** Who is who in a room (spec 2 §6). */
export interface RoomPerson {
  username: string;
  roles: readonly string[];
  /** Is a broadcaster. */
  isModel?: boolean;
}
export interface RoomStaff {
  streamer: string;
  moderators: readonly string[];
}

export const isSiteModerator = (person: RoomPerson): boolean => person.roles.includes('site_mod');
export const isStreamer = (person: RoomPerson, room: RoomStaff): boolean => person.username === room.streamer;

/** Admin rights: the room's broadcaster, model admins and site moderators. */
export const hasAdminRights = (person: RoomPerson, room: RoomStaff): boolean =>
  isStreamer(person, room) || person.roles.includes('model_admin') || isSiteModerator(person);

/** A broadcaster in somebody else's room, who cannot be appointed as staff there. */
export const isOtherModel = (person: RoomPerson, room: RoomStaff): boolean =>
  person.isModel === true && !isStreamer(person, room);

/** Moderate rights: those plus room moderators. */
export const hasModerateRights = (person: RoomPerson, room: RoomStaff): boolean =>
  hasAdminRights(person, room) || (room.moderators.includes(person.username) && !isOtherModel(person, room));

/** Only the broadcaster and site moderators see the user list, unless it is public. */
export const maySeeUserList = (person: RoomPerson, room: RoomStaff, isListVisible: boolean): boolean =>
  isListVisible || isStreamer(person, room) || isSiteModerator(person);

/** The author of a line, with the fields that the menu needs. */
export interface ChatPerson {
  username: string;
  lineId: string;
  isModel: boolean;
}

/** Who wrote a line, as far as a menu about them needs it. */
export interface ChatPerson {
  username: string;
  lineId: string;
  isModel: boolean;
}

interface Names {
  name: string;
  site: string;
  /** The person whom the mail is about, or ''. */
  about: string;
}

/** The words of a mail in one language. */
export interface MailText {
  subject: (names: Names) => string;
  paragraphs: (names: Names) => readonly string[];
  /** The label of the button. */
  action: string;
}

/** The sentence that names the way out, if the text of a failure is a known one. */
export function wayOut(text: string): string | undefined;
/** One sentence for the terminal: the way out, else the error's message. */
export function explained(error: unknown): string;

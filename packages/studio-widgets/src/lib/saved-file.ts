/** A text that the app stores as a file of the operator’s device. */
export interface SavedFile {
  name: string;
  /** Media type. */
  type: string;
  text: string;
}

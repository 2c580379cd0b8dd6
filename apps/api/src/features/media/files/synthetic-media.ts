import type { MediaFile } from '@footlight/contract';
import type { MediaRow } from '../../../kernel/rooms/media-card.ts';
import type { RecordedVideo } from '../../../kernel/streams/recorder.ts';

/** Substitutes for the files of items that were never uploaded: those of the demo, and recordings of its streams. */
export interface SyntheticMedia {
  /** The item's files below `base`; each URL carries the token. */
  filesOf(item: MediaRow, base: string, token: string): MediaFile[];
  /** The item's nth picture as SVG. */
  picture(item: MediaRow, nth: number): string;
  /** The master playlist of every video. */
  master(token: string): string;
  /** Null: it is not ready yet. */
  video(item: MediaRow): Promise<RecordedVideo | null>;
  /** A WebVTT file with the places of a video's previews on their sheet. */
  spriteIndex(item: MediaRow, sheetUrl: string): string;
  /** The sheet, as PNG. */
  spriteSheet(item: MediaRow): Promise<Buffer>;
  /** The colours of the item's cover alone, as WebP. */
  blurredCover(item: MediaRow): Promise<Buffer>;
  /** An SVG for those who may not see a cover. */
  readonly hiddenCover: string;
}

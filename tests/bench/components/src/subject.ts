import type { CardItem } from './content.ts';

/** What the bench does to each library. Every call is synchronous where the library allows it. */
export interface Subject {
  start(container: HTMLElement): Promise<void> | void;
  cards(items: readonly CardItem[]): void;
  /** Cards that a stranger composes of the library's primitives: picture, three badges, two texts, button. */
  composed(items: readonly CardItem[]): void;
  dialog(open: boolean): void;
  menu(open: boolean): void;
  toast(shown: boolean): void;
}

/** Helpers for stories and their play functions, in every package (`@footlight/ui/story`). */

export type { ComponentDocs, ComponentStatus, KeyboardRow } from './component-docs.ts';
export { dragFiles } from './drag-files.ts';
export { backKey, forwardKey } from './forward-key.ts';
export { keepsFocus } from './keeps-focus.ts';
export { longText } from './long-text.ts';
export { storyArt } from './story-art.ts';
export {
  begins,
  type StoryTextKey,
  type StoryTextValues,
  says,
  storyDate,
  storyMoney,
  storyNumber,
  storyText,
} from './story-text.ts';
export { variantMatrix } from './variant-matrix.tsx';

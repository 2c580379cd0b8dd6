import type { KeyboardEvent } from 'react';

/**
 * Whether the key belongs to an input method, which handles it itself. Safari ends the composition before it sends the
 * Enter that confirmed it, and marks that key with the code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.keyCode === 229;

/** Whether the key sends a message: Enter, but not the one of an input method, and not Shift+Enter, which starts a line. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !isComposing(event);

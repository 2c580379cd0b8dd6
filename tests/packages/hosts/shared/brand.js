import { brandStyleSheet } from '@footlight/theme';

/** Selected by an attribute instead of `:root`, so that the host's page keeps its own colour scheme. */
export const sheet = brandStyleSheet(
  { primary: '#0b6e4f', secondary: '#c8553d' },
  { selector: '[data-brand="host"]' },
);

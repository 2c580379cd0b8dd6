/**
 * Stretches the card's only link over the whole card. The focus ring belongs to the link, because `:has()` on each card
 * would be evaluated on every focus change.
 */
export const cardLinkClass =
  'heading text-base outline-none after:absolute after:inset-0 after:z-1 after:rounded-[inherit] focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus group-hover:text-primary-text';

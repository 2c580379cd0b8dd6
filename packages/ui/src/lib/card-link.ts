/**
 * Stretches the only link of a card over the whole card. The focus ring belongs to the link, because `:has()` on each card
 * would be evaluated on every focus change.
 */
export const coverLinkClass =
  'outline-none after:absolute after:inset-0 after:rounded-[inherit] focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus';

/** The title of a card, whose link covers the card and what is on its picture. */
export const cardLinkClass = `heading text-base ${coverLinkClass} after:z-1 group-hover:text-primary-text`;

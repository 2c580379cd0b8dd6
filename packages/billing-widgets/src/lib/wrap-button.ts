/** For buttons that name a price: a long text wraps, since a price may never be cut off. */
export const wrapButton =
  'h-auto min-h-12 max-w-full py-2.5 [&_[data-part=label]]:whitespace-normal [&_[data-part=label]]:text-balance [&_[data-part=label]]:wrap-anywhere';

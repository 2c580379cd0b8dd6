import type { KeyboardEvent } from 'react';

const isRightToLeft = (list: Element): boolean => getComputedStyle(list).direction === 'rtl';

/** 1 where the next slide is on the right, -1 where it is on the left. */
export const forwardIn = (list: Element): 1 | -1 => (isRightToLeft(list) ? -1 : 1);

/** Moves the focus between slides by arrow keys, Home and End. Tab continues through everything in them. */
export const moveFocus = (event: KeyboardEvent<HTMLUListElement>): void => {
  const { currentTarget: list, key, target } = event;
  const places = [...list.querySelectorAll<HTMLElement>(':scope > [data-part=place]')];
  const at = places.findIndex((place) => place.contains(target as Node));
  const forward = forwardIn(list);
  const to = { Home: 0, End: places.length - 1, ArrowRight: at + forward, ArrowLeft: at - forward }[key];
  const link = at < 0 || to === undefined ? null : places[to]?.querySelector<HTMLElement>('a[href],button');
  if (!link) return;
  event.preventDefault();
  link.focus();
};

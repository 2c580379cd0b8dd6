const ITEM = '[role="menuitem"]:not([aria-disabled="true"])';

/** The items that can be chosen, and the place of the focused one; -1 where none is. */
function itemsOf(menu: Element): { items: HTMLElement[]; at: number } {
  const items = [...menu.querySelectorAll<HTMLElement>(ITEM)];
  return { items, at: items.indexOf(menu.ownerDocument.activeElement as HTMLElement) };
}

/** The item that an event of a menu is about; null beside the items and on one that is disabled. */
export const itemAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ITEM) : null;

/** The item that a key leads to from the focused one; undefined for keys that lead nowhere. */
export function itemByKey(menu: Element, key: string): HTMLElement | undefined {
  const { items, at } = itemsOf(menu);
  switch (key) {
    case 'ArrowDown':
      return items[Math.min(at + 1, items.length - 1)];
    case 'ArrowUp':
      return items[at < 0 ? items.length - 1 : Math.max(at - 1, 0)];
    case 'Home':
    case 'PageUp':
      return items[0];
    case 'End':
    case 'PageDown':
      return items.at(-1);
    default:
      return undefined;
  }
}

/**
 * The next item, from the focused one round, whose text begins with what was typed; one letter again and again goes through
 * all that begin with it.
 */
export function itemByLetters(menu: Element, typed: string): HTMLElement | undefined {
  const { items, at } = itemsOf(menu);
  const [letter = ''] = typed;
  const isOneLetter = [...typed].every((one) => one === letter);
  const wanted = (isOneLetter ? letter : typed).toLocaleLowerCase();
  // More letters of one word may leave the focus where it is.
  const from = Math.max(0, wanted.length === 1 ? at + 1 : at);
  const turned = [...items.slice(from), ...items.slice(0, from)];
  return turned.find((item) => (item.textContent ?? '').trim().toLocaleLowerCase().startsWith(wanted));
}

/** The events of a press: some widgets act on the first of them, others on the last. */
const PRESS = ['pointerdown', 'pointerup', 'click'] as const;

/** A copy with which a widget can do the same again. */
const copyOf = (event: Event): Event => new (event.constructor as typeof Event)(event.type, event);

/**
 * Until a page is hydrated, its buttons and forms do not respond. The last button that was pressed is remembered;
 * the returned function presses it again. Enter in a field presses its form's button, too. Links, and forms with
 * an address of their own, work without scripts and are left to the browser.
 */
export const holdEarlyInput = (): (() => void) => {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let pressed: { button: Element; events: Map<string, Event> } | undefined;

  const onPress = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    // Pressed again because nothing happened, it is still one press.
    if (pressed?.button !== button) pressed = { button, events: new Map() };
    pressed.events.set(event.type, copyOf(event));
  };
  const onSubmit = (event: Event) => {
    if (!(event.target as Element).hasAttribute('action')) event.preventDefault();
  };
  for (const type of PRESS) document.addEventListener(type, onPress, options);
  document.addEventListener('submit', onSubmit, options);

  return () => {
    listening.abort();
    pressed?.events.forEach((copy) => void pressed?.button.dispatchEvent(copy));
  };
};

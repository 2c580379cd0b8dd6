// Runs in a page after Testing Library: finds what a person would look for, and where it can be pressed.
(() => {
  const library = window.TestingLibraryDom;

  /** Texts that came as patterns. */
  const text = (value) =>
    value && typeof value === 'object' ? new RegExp(value.source, value.flags) : value;

  const all = (target) => {
    const roots = target.within ? all(target.within) : [document.body];
    return roots.flatMap((root) => {
      if (target.css) return [...root.querySelectorAll(target.css)];
      if (target.role) {
        const options = target.name === undefined ? {} : { name: text(target.name) };
        return library.queryAllByRole(root, target.role, options);
      }
      if (target.label !== undefined) return library.queryAllByLabelText(root, text(target.label));
      return library.queryAllByText(root, text(target.text));
    });
  };

  const isShown = (element) =>
    typeof element.checkVisibility === 'function'
      ? element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
      : element.getClientRects().length > 0;

  const find = (target) => all(target).find((element) => !target.visible || isShown(element)) ?? null;

  /** A window behind another one draws no frames. */
  const frame = () =>
    new Promise((done) => {
      requestAnimationFrame(() => done());
      setTimeout(done, 100);
    });

  const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  let guard = null;

  /** Lets the next press through only if it begins on what `hits` knows: a page may move between a look and a press. */
  const expectPress = (hits) => {
    guard?.abort();
    guard = new AbortController();
    let isMissed = null;
    for (const type of PRESS) {
      window.addEventListener(
        type,
        (event) => {
          isMissed ??= !hits(event.target);
          if (!isMissed) return;
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        { capture: true, signal: guard.signal },
      );
    }
    return () => {
      guard.abort();
      return isMissed !== true;
    };
  };
  let endPress = () => true;

  /** Ends the press. False if something else lay there, which then heard nothing of it. */
  const pressed = () => endPress();

  /** The middle of what is found, scrolled into view; why not, if it cannot be pressed there now. */
  const place = async (target) => {
    const element = all(target).find(isShown);
    if (!element) return { why: 'it is not there' };
    if (element.disabled || element.getAttribute('aria-disabled') === 'true')
      return { why: 'it is disabled' };
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    await frame();
    const before = element.getBoundingClientRect();
    // A list that is being replaced moves what lies below it.
    await new Promise((done) => setTimeout(done, 150));
    const box = element.getBoundingClientRect();
    if (before.x !== box.x || before.y !== box.y) return { why: 'it moves' };
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y);
    const label = element.labels?.[0];
    const hits = (one) => element.contains(one) || one.contains(element) || label?.contains(one) === true;
    if (top && hits(top)) {
      endPress = expectPress(hits);
      return { x, y };
    }
    return { why: `it is covered by ${top ? top.outerHTML.slice(0, 120) : 'nothing'}` };
  };

  /** A native list opens a window of the system's, so that its value is set as its own code would. */
  const select = (target, value) => {
    const element = find(target);
    if (!element) return false;
    const option = [...element.options].find((one) => one.value === value || one.text === value);
    if (!option) return false;
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(element, option.value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  };

  const focus = (target) => {
    const element = find(target);
    element?.focus();
    return element !== null && document.activeElement === element;
  };

  /** What a reader of the page learns about it. */
  const look = (target) => {
    const element = find(target);
    if (!element) return null;
    return {
      text: element.textContent ?? '',
      value: element.value ?? null,
      isShown: isShown(element),
      isChecked: element.checked ?? element.getAttribute('aria-checked') === 'true',
      isFocused: document.activeElement === element,
      holdsFocus: element.contains(document.activeElement),
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    };
  };

  window.__finder = { count: (target) => all(target).length, place, pressed, select, focus, look };
})();

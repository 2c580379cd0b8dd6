// Runs in the page before anything else: the clock stands still, chance is seeded, and what a story plans for later
// (a toast that leaves, a number that ticks) waits while no play function runs. Plain script, no imports.
(() => {
  const NOW = Date.UTC(2026, 2, 14, 12, 0, 0);
  /** Delays from here on, in milliseconds, are a story's plans; shorter ones are how code yields and debounces. */
  const LATER = 500;

  const RealDate = Date;
  const now = () => NOW;
  window.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [NOW] : args, newTarget),
    apply: () => new RealDate(NOW).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });

  // mulberry32
  let seed = 0;
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  Math.random = random;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = random() * 256;
    return array;
  };
  crypto.randomUUID = () => {
    const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };

  const realTimeout = window.setTimeout.bind(window);
  const realInterval = window.setInterval.bind(window);
  const realClear = window.clearTimeout.bind(window);
  // Until the first story, timers are those of Storybook and its helpers, which must go on.
  let hasStory = false;
  let isPlaying = false;
  /** Callbacks that came due while nothing plays, by timer. */
  const due = new Map();

  window.setTimeout = (callback, delay = 0, ...args) => {
    if (!hasStory || !(delay >= LATER) || typeof callback !== 'function')
      return realTimeout(callback, delay, ...args);
    const timer = realTimeout(() => {
      if (isPlaying) callback(...args);
      else due.set(timer, () => callback(...args));
    }, delay);
    return timer;
  };
  window.setInterval = (callback, delay = 0, ...args) => {
    if (!hasStory || !(delay >= LATER) || typeof callback !== 'function')
      return realInterval(callback, delay, ...args);
    return realInterval(() => {
      if (isPlaying) callback(...args);
    }, delay);
  };
  window.clearTimeout = window.clearInterval = (timer) => {
    due.delete(timer);
    realClear(timer);
  };

  window.__freeze = {
    realTimeout,
    startStory() {
      hasStory = true;
      isPlaying = false;
      seed = 20260314;
      due.clear();
    },
    startPlay() {
      isPlaying = true;
      const waiting = [...due.values()];
      due.clear();
      for (const callback of waiting) callback();
    },
    endPlay() {
      isPlaying = false;
    },
  };

  // Animations and transitions are over at once: those that end show their end, endless ones their base. The fade of a
  // row follows how far it is scrolled, and would show the row's end. What lies below the fold is painted too.
  const style = document.createElement('style');
  style.textContent = `*:not(.scroll-row), *::before, *::after, *::backdrop {
    animation-duration: 0s !important;
  }
  *, *::before, *::after, *::backdrop {
    animation-delay: 0s !important;
    transition-duration: 0s !important;
    transition-delay: 0s !important;
    scroll-behavior: auto !important;
    caret-color: transparent !important;
    content-visibility: visible !important;
  }`;
  const install = () => document.head.append(style);
  if (document.head) install();
  else document.addEventListener('DOMContentLoaded', install, { once: true });
})();

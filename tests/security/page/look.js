// Runs in the page: what the reader sees of everything that protects them, with and without a style sheet.
(() => {
  const PROPERTIES = [
    'color',
    'background-color',
    'background-image',
    'opacity',
    'visibility',
    'display',
    'font-size',
    'font-family',
    'font-weight',
    'font-style',
    'font-variant',
    'letter-spacing',
    'word-spacing',
    'line-height',
    'text-transform',
    'text-indent',
    'text-shadow',
    'text-decoration-line',
    'text-decoration-color',
    'transform',
    'translate',
    'scale',
    'rotate',
    'filter',
    'backdrop-filter',
    'clip-path',
    'mask-image',
    'mix-blend-mode',
    'pointer-events',
    'position',
    'z-index',
    'overflow-x',
    'overflow-y',
    'content',
    'content-visibility',
    'user-select',
    'cursor',
    'direction',
    'writing-mode',
    'zoom',
    'order',
    'float',
    'clip',
    'box-shadow',
    'outline-width',
    'outline-style',
    'border-top-width',
    'border-top-color',
    'border-bottom-color',
    'padding-top',
    'padding-left',

    'animation-name',
    '-webkit-text-fill-color',
    '-webkit-text-stroke-width',
    '-webkit-text-security',
    'white-space-collapse',
    'border-top-left-radius',
    'fill',
    'stroke',
    'stroke-width',
    'accent-color',
    'caret-color',
    'text-align-last',
  ];
  const shown = (element, box) => {
    const style = getComputedStyle(element, box);
    return PROPERTIES.map((name) => style.getPropertyValue(name));
  };
  /** Without content there is no such box, and nothing to see of its styles. */
  const shownBox = (element, box) =>
    getComputedStyle(element, box).content === 'none' ? 'none' : shown(element, box).join();
  /** What lies behind a text: grounds up to the first one that covers. */
  const ground = (element) => {
    const found = [];
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') found.push(backgroundImage);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') {
        found.push(backgroundColor);
        if (!/[/,] ?0?\.\d+\)/.test(backgroundColor)) break;
      }
    }
    return found.join('|');
  };
  /** What hides everything in it, on the way up. */
  const veil = (element) => {
    const found = [];
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const own = [
        style.opacity,
        style.filter,
        style.clipPath,
        style.maskImage,
        style.mixBlendMode,
        style.transform,
        style.scale,
        style.translate,
        style.rotate,
        style.perspective,
        style.zoom,
      ];
      found.push(own.join());
    }
    return found.join('|');
  };
  const reach = (element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    if (box.width < 4 || box.height < 4) return 'too small';
    if (box.left < -1 || box.right > innerWidth + 1) return 'beyond the side';
    const points = [
      [0.5, 0.5],
      [0.15, 0.3],
      [0.85, 0.7],
    ];
    const covered = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return !hit || !(element.contains(hit) || hit.contains(element));
    });
    return covered.length === 0 ? 'free' : 'covered';
  };
  const guarded = () =>
    [...document.querySelectorAll('[data-guard]')]
      .filter(within)
      .flatMap((root) => [root, ...root.querySelectorAll('*')]);
  const name = (element) =>
    [element.tagName, element.dataset.component, element.dataset.part, element.dataset.guard]
      .filter(Boolean)
      .join('.');
  const settle = () => {
    for (const animation of document.getAnimations()) {
      // A row's fade follows its scroll position.
      if (animation.timeline !== document.timeline) continue;
      const { duration } = animation.effect.getComputedTiming();
      animation.pause();
      animation.currentTime = Number(duration) * 0.99;
    }
  };
  const take = () =>
    guarded().map((element) => ({
      name: name(element),
      own: shown(element),
      boxes: ['::before', '::after'].map((box) => shownBox(element, box)),
      ground: ground(element),
      veil: element.dataset.guard ? veil(element) : '',
    }));
  const within = (element) => !document.querySelector('[role=dialog]') || element.closest('[role=dialog]');
  const takeReach = () =>
    [...document.querySelectorAll('[data-guard]')].map((element) =>
      within(element) ? reach(element) : 'behind',
    );

  let before;
  let reached;
  window.prepare = (css) => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    settle();
    before = take();
    reached = takeReach();
    style.remove();
    return { surfaces: before.length, reached };
  };
  /** What changed under a sheet; nothing is as it should be. */
  window.tryOut = (css) => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    settle();
    const after = take();
    const changes = [];
    after.forEach((now, index) => {
      const was = before[index];
      now.own.forEach((value, at) => {
        if (value !== was.own[at]) changes.push(`${now.name} ${PROPERTIES[at]}: ${was.own[at]} → ${value}`);
      });
      now.boxes.forEach((value, at) => {
        if (value !== was.boxes[at]) changes.push(`${now.name} box ${at}`);
      });
      if (now.ground !== was.ground) changes.push(`${now.name} ground: ${was.ground} → ${now.ground}`);
      if (now.veil !== was.veil) changes.push(`${now.name} veil`);
    });
    takeReach().forEach((value, index) => {
      if (value !== reached[index] && value !== 'free') {
        const element = document.querySelectorAll('[data-guard]')[index];
        changes.push(`${name(element)} ${value}`);
      }
    });
    style.remove();
    return changes.slice(0, 6);
  };
  const tryEach = (list) =>
    list.flatMap((each) => {
      const changes = window.tryOut(each.css);
      return changes.length > 0 ? [{ ...each, changes }] : [];
    });
  /** Tries `size` sheets at once, and each of them alone where one changed something. */
  window.tryAll = (list, size) => {
    const found = [];
    for (let at = 0; at < list.length; at += size) {
      const part = list.slice(at, at + size);
      const css = part.map((each) => each.css).join('\n');
      const changes = window.tryOut(css);
      if (changes.length === 0) continue;
      const alone = size > 1 ? tryEach(part) : [];
      found.push(...(alone.length > 0 ? alone : [{ name: part[0].name, css, changes }]));
    }
    return found;
  };
})();

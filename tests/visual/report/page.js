// The report's own script: plain, without libraries, so that the page opens from the disk.
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const SIGNS = { changed: '≠', added: '+', removed: '−', approved: '✓', broken: '!', unsteady: '~' };
  const NAMES = {
    open: 'to look at',
    changed: 'changed',
    added: 'added',
    removed: 'removed',
    broken: 'broken',
    unsteady: 'unsteady',
    approved: 'approved',
  };
  const VIEWS = ['Side by side', 'Slider', 'Onion skin', 'Difference'];
  const ZOOMS = ['Fit', '100 %', '400 %'];

  const find = (id) => document.getElementById(id);
  const make = (tag, props = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(props)) {
      if (name in element) element[name] = value;
      else element.setAttribute(name, value);
    }
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
  };
  const number = (value) => value.toLocaleString('en');

  const state = {
    filter: data.items.some((item) => item.stops) ? 'open' : null,
    mode: '',
    search: '',
    current: 0,
    view: 0,
    zoom: 0,
    position: 50,
    flipped: false,
    frames: true,
    box: -1,
  };
  const inFilter = (item, filter) =>
    filter === null || (filter === 'open' ? item.stops : item.status === filter);
  const shown = () =>
    data.items.filter(
      (item) =>
        inFilter(item, state.filter) &&
        (!state.mode || item.mode === state.mode) &&
        `${item.title} ${item.name} ${item.story}`.toLowerCase().includes(state.search),
    );

  let quietly;
  const say = (text) => {
    find('said').textContent = text;
    clearTimeout(quietly);
    quietly = setTimeout(() => {
      find('said').textContent = '';
    }, 2500);
  };

  const drawFilters = () => {
    const counts = [
      ['open', data.items.filter((item) => item.stops).length],
      ...Object.keys(SIGNS).map((status) => [
        status,
        data.items.filter((item) => item.status === status).length,
      ]),
    ];
    const button = (name, count, key) =>
      make(
        'button',
        {
          className: 'filter',
          type: 'button',
          disabled: count === 0,
          'aria-pressed': String(state.filter === key),
          onclick: () => {
            state.filter = key;
            state.current = 0;
            draw();
          },
        },
        make('b', { textContent: number(count) }),
        make('span', { textContent: name }),
      );
    find('filters').replaceChildren(
      ...counts
        .filter(([key, count]) => count > 0 || key === 'open' || key === 'changed')
        .map(([key, count]) => button(NAMES[key], count, key)),
      button('all', data.items.length, null),
    );
    find('facts').textContent =
      `· ${number(data.same)} of ${number(data.all)} pictures are the same · ${data.modes.join(', ')} · ${data.took}`;
  };

  const rowOf = (item, index) =>
    make(
      'button',
      {
        className: 'row',
        type: 'button',
        'aria-current': String(index === state.current),
        onclick: () => go(index),
      },
      make('span', {
        className: `sign ${item.status}`,
        textContent: SIGNS[item.status],
        title: NAMES[item.status],
      }),
      make('span', { className: 'name', textContent: item.name }),
      make('span', { className: 'amount', textContent: item.pixels ? `${number(item.pixels)} px` : '' }),
      make('span', { className: 'where', textContent: `${NAMES[item.status]} · ${item.mode}` }),
    );

  const staleList = () => {
    if (data.stale.length === 0) return null;
    return make(
      'details',
      { className: 'stale' },
      make('summary', { textContent: `${data.stale.length} stale approvals` }),
      make(
        'ul',
        {},
        ...data.stale.map(({ story, mode, why }) =>
          make('li', { textContent: `${story} (${mode}): ${why}` }),
        ),
      ),
    );
  };

  const drawList = (items) => {
    const groups = new Map();
    items.forEach((item, index) => {
      if (!groups.has(item.title))
        groups.set(item.title, make('div', { className: 'group' }, make('h2', { textContent: item.title })));
      groups.get(item.title).append(rowOf(item, index));
    });
    const parts = [...groups.values(), staleList()].filter(Boolean);
    find('groups').replaceChildren(...parts);
    find('groups').querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  };

  const scaleOf = (item, count) => {
    if (state.zoom === 1) return 1;
    if (state.zoom === 2) return 4;
    const room = find('stage').clientWidth - 40 - 16 * (count - 1);
    return Math.min(1, room / count / item.view.width);
  };

  const sheetOf = (item, sides, scale) => {
    const sheet = make('div', { className: scale > 1 ? 'sheet close' : 'sheet' });
    sheet.style.width = `${item.view.width * scale}px`;
    sheet.style.height = `${item.view.height * scale}px`;
    for (const side of sides) {
      const image = make('img', { src: item.files[side], alt: `${item.title}, ${item.name}: ${side}` });
      image.addEventListener('load', () => {
        image.style.width = `${image.naturalWidth * scale}px`;
      });
      image.dataset.side = side;
      sheet.append(image);
    }
    if (state.frames && !sides.includes('difference')) {
      item.boxes.forEach((box, index) => {
        const frame = make('div', { className: index === state.box ? 'box here' : 'box' });
        frame.style.left = `${box.x * scale - 5}px`;
        frame.style.top = `${box.y * scale - 5}px`;
        frame.style.width = `${box.width * scale + 10}px`;
        frame.style.height = `${box.height * scale + 10}px`;
        sheet.append(frame);
      });
    }
    return sheet;
  };

  const print = (caption, sheet) =>
    make(
      'figure',
      { className: 'print', style: 'margin:0' },
      make('figcaption', { textContent: caption }),
      sheet,
    );

  const applyPosition = () => {
    const sheet = find('stage').querySelector('[data-overlay]');
    if (!sheet) return;
    const top = sheet.querySelector('[data-side="after"]');
    if (sheet.dataset.overlay === 'slider') {
      top.style.clipPath = `inset(0 0 0 ${(state.position / 100) * sheet.clientWidth}px)`;
      sheet.querySelector('.edge').style.left = `${state.position}%`;
    } else {
      top.style.opacity = String(state.position / 100);
    }
    const input = find('position');
    if (input) input.value = String(state.position);
  };

  const overlay = (item, kind) => {
    const sheet = sheetOf(item, ['before', 'after'], scaleOf(item, 1));
    sheet.dataset.overlay = kind;
    if (kind === 'slider') {
      sheet.classList.add('slides');
      sheet.append(make('div', { className: 'edge' }));
      const follow = (event) => {
        if (event.buttons !== 1) return;
        const { left, width } = sheet.getBoundingClientRect();
        state.position = Math.min(100, Math.max(0, ((event.clientX - left) / width) * 100));
        applyPosition();
      };
      sheet.addEventListener('pointerdown', (event) => {
        event.preventDefault();
        sheet.setPointerCapture(event.pointerId);
        follow(event);
      });
      sheet.addEventListener('pointermove', follow);
    }
    return print(kind === 'slider' ? 'before ← → after' : 'after over before', sheet);
  };

  const printsOf = (item) => {
    const sides = ['before', 'after', 'difference'].filter((side) => item.files[side]);
    const both = item.files.before && item.files.after;
    if (state.flipped && both) return [print('before', sheetOf(item, ['before'], scaleOf(item, 1)))];
    if (state.view === 1 && both) return [overlay(item, 'slider')];
    if (state.view === 2 && both) return [overlay(item, 'onion')];
    if (state.view === 3 && item.files.difference)
      return [print('difference', sheetOf(item, ['difference'], scaleOf(item, 1)))];
    return sides.map((side) => print(side, sheetOf(item, [side], scaleOf(item, sides.length))));
  };

  const choice = (names, chosen, label, pick) =>
    make(
      'div',
      { className: 'switch', role: 'group', 'aria-label': label },
      ...names.map((textContent, index) =>
        make('button', {
          type: 'button',
          textContent,
          'aria-pressed': String(index === chosen),
          onclick: () => pick(index),
        }),
      ),
    );

  const approveCommand = (item) =>
    `npm run visual -- --approve "why it is wanted" --only "${item.story}" --modes "${item.mode}"`;
  const copy = async (item) => {
    try {
      await navigator.clipboard.writeText(approveCommand(item));
      say('Copied. Put the reason in and run it.');
    } catch {
      say(approveCommand(item));
    }
  };

  const noteOf = (item) => {
    if (item.approved) return `Approved: ${item.approved}`;
    if (item.note) return item.note;
    if (item.status === 'added') return 'New. There was nothing to compare it with.';
    if (item.status === 'removed') return 'This story is gone, and nobody has approved that.';
    return null;
  };

  const barOf = (item) => {
    const both = item.files.before && item.files.after;
    const position = make('input', { id: 'position', type: 'range', min: '0', max: '100' });
    position.addEventListener('input', () => {
      state.position = Number(position.value);
      applyPosition();
    });
    const set = (key) => (value) => {
      state[key] = value;
      state.flipped = false;
      drawStage();
    };
    return make(
      'div',
      { className: 'bar' },
      both ? choice(VIEWS, state.view, 'View', set('view')) : null,
      choice(ZOOMS, state.zoom, 'Size', set('zoom')),
      both && (state.view === 1 || state.view === 2)
        ? make('label', { className: 'range' }, 'before', position, 'after')
        : null,
      item.boxes.length
        ? make('button', { className: 'plain', type: 'button', textContent: 'Next change', onclick: nextBox })
        : null,
      item.stops && (item.was === 'changed' || item.was === 'removed')
        ? make('button', {
            className: 'plain push',
            type: 'button',
            textContent: 'Copy the approval',
            onclick: () => copy(item),
          })
        : null,
      make('button', {
        className: item.stops && (item.was === 'changed' || item.was === 'removed') ? 'plain' : 'plain push',
        type: 'button',
        textContent: 'Keys',
        onclick: () => find('help').showModal(),
      }),
    );
  };

  const drawStage = () => {
    const items = shown();
    const item = items[state.current];
    if (!item) {
      const isClean = data.items.length === 0;
      find('stage').replaceChildren(
        make(
          'div',
          { className: 'quiet' },
          make('h2', { textContent: isClean ? 'Nothing looks different' : 'Nothing here' }),
          make('p', {
            textContent: isClean
              ? `All ${number(data.all)} pictures are the same, to the last pixel.`
              : 'No story fits the filter. Choose another one above.',
          }),
        ),
      );
      return;
    }
    const changes = item.boxes.length === 1 ? '1 place' : `${item.boxes.length} places`;
    const share = item.width ? (item.pixels / (item.width * item.height)) * 100 : 0;
    const facts = item.pixels
      ? `${number(item.pixels)} pixels in ${changes}, ${share < 0.1 ? 'under 0.1' : share.toFixed(1)} % of ${item.width} × ${item.height}`
      : '';
    const note = noteOf(item);
    find('stage').replaceChildren(
      make(
        'div',
        { className: 'caption' },
        make('h2', { textContent: `${item.title} / ${item.name}` }),
        make('span', {
          className: `chip ${item.status}`,
          textContent: `${SIGNS[item.status]} ${NAMES[item.status]}`,
        }),
        make('span', { className: 'facts', textContent: [item.mode, facts].filter(Boolean).join(' · ') }),
        note ? make('p', { className: 'note', textContent: note }) : null,
      ),
      barOf(item),
      make(
        'div',
        { className: 'table', tabIndex: 0, role: 'region', 'aria-label': 'Pictures' },
        make('div', { className: 'prints' }, ...printsOf(item)),
      ),
    );
    applyPosition();
  };

  const draw = () => {
    drawFilters();
    drawList(shown());
    drawStage();
  };
  const go = (index) => {
    const last = shown().length - 1;
    state.current = Math.max(0, Math.min(last, index));
    state.flipped = false;
    state.box = -1;
    drawList(shown());
    drawStage();
  };
  const nextBox = () => {
    const item = shown()[state.current];
    if (!item?.boxes.length) return;
    state.box = (state.box + 1) % item.boxes.length;
    if (state.zoom === 0) state.zoom = 1;
    drawStage();
    find('stage').querySelector('.box.here')?.scrollIntoView({ block: 'center', inline: 'center' });
  };

  const keys = {
    j: () => go(state.current + 1),
    k: () => go(state.current - 1),
    ' ': () => {
      state.flipped = !state.flipped;
      const item = shown()[state.current];
      if (!item) return;
      if (!state.flipped && item.files.after) {
        // The other half of the flip: the after picture at the same place and size.
        const prints = find('stage').querySelector('.prints');
        prints?.replaceChildren(print('after', sheetOf(item, ['after'], scaleOf(item, 1))));
      } else drawPrints();
    },
    n: nextBox,
    z: () => {
      state.zoom = (state.zoom + 1) % ZOOMS.length;
      drawStage();
    },
    b: () => {
      state.frames = !state.frames;
      drawStage();
    },
    c: () => {
      const item = shown()[state.current];
      if (item?.stops) copy(item);
    },
    '/': () => find('search').focus(),
    '?': () => find('help').showModal(),
    ArrowLeft: () => move(-4),
    ArrowRight: () => move(4),
  };
  const drawPrints = () => {
    const item = shown()[state.current];
    if (item)
      find('stage')
        .querySelector('.prints')
        ?.replaceChildren(...printsOf(item));
  };
  const move = (by) => {
    state.position = Math.min(100, Math.max(0, state.position + by));
    applyPosition();
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || find('help').open) return;
    const inField = event.target.matches('input, select');
    if (inField) {
      if (event.key === 'Escape') event.target.blur();
      return;
    }
    if (event.key === ' ' && event.target.matches('button')) event.target.blur();
    const view = Number(event.key) - 1;
    if (VIEWS[view]) {
      state.view = view;
      state.flipped = false;
      drawStage();
    } else if (keys[event.key]) keys[event.key]();
    else return;
    event.preventDefault();
  });

  find('search').addEventListener('input', (event) => {
    state.search = event.target.value.toLowerCase();
    state.current = 0;
    draw();
  });
  find('mode').append(
    make('option', { value: '', textContent: 'All modes' }),
    ...data.modes.map((mode) => make('option', { value: mode, textContent: mode })),
  );
  find('mode').addEventListener('change', (event) => {
    state.mode = event.target.value;
    state.current = 0;
    draw();
  });
  window.addEventListener('resize', drawStage);
  draw();
})();

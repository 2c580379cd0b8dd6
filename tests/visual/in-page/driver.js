// Runs in the page after freeze.js: switches stories through Storybook's channel and waits until one is at rest.
(() => {
  const { realTimeout, startStory, startPlay, endPlay } = window.__freeze;
  const wait = (ms) => new Promise((done) => realTimeout(done, ms));
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const within = (ms, promise) => Promise.race([promise, wait(ms)]);

  const message = (error) =>
    String(error?.message ?? error?.description ?? error?.title ?? error ?? 'It threw something.');

  /** Storybook's channel and preview, once they are there. */
  const connect = async () => {
    while (!window.__STORYBOOK_PREVIEW__?.storyStoreValue || !window.__STORYBOOK_ADDONS_CHANNEL__)
      await wait(10);
    return { preview: window.__STORYBOOK_PREVIEW__, channel: window.__STORYBOOK_ADDONS_CHANNEL__ };
  };

  /** Sets the toolbar. Values that this Storybook does not know are ignored by it. */
  const begin = async (globals) => {
    const { preview, channel } = await connect();
    await preview.ready?.();
    channel.emit('updateGlobals', { globals });
    await frame();
  };

  const size = (value) => {
    const pixels = Number.parseInt(value, 10);
    return Number.isFinite(pixels) && /^\d+(px)?$/.test(String(value)) ? pixels : null;
  };

  /** What a story says of its own picture: a viewport that it pins, and whether it wants none. */
  const prepare = async (id) => {
    const { preview } = await connect();
    const story = await preview.storyStoreValue.loadStory({ storyId: id });
    const { parameters = {}, storyGlobals = {} } = story;
    const pinned = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles;
    const width = size(pinned?.width);
    const height = size(pinned?.height);
    return {
      skip: parameters.chromatic?.disableSnapshot === true,
      viewport: width && height ? { width, height } : null,
      globals: storyGlobals,
    };
  };

  const imagesAreHere = () =>
    Promise.all(
      Array.from(document.images, async (image) => {
        image.loading = 'eager';
        if (!image.complete) {
          await new Promise((done) => {
            image.addEventListener('load', done, { once: true });
            image.addEventListener('error', done, { once: true });
          });
        }
        await image.decode().catch(() => undefined);
      }),
    );

  const videosShowAFrame = async () => {
    for (const video of document.querySelectorAll('video')) {
      if (!video.srcObject && !video.currentSrc) continue;
      while (video.readyState < 2 && !video.error) await wait(20);
    }
  };

  const endAnimations = () => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      try {
        if (isEndless) animation.cancel();
        else animation.finish();
      } catch {
        animation.cancel();
      }
    }
    for (const drawing of document.querySelectorAll('svg')) {
      if (!drawing.querySelector('animate, animateTransform, animateMotion, set')) continue;
      drawing.pauseAnimations();
      drawing.setCurrentTime(0);
    }
  };

  /** Waits until nothing has been written to the page for some frames. */
  const isQuiet = async (ms) => {
    let last = performance.now();
    const watcher = new MutationObserver(() => {
      last = performance.now();
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    do await frame();
    while (performance.now() - last < ms);
    watcher.disconnect();
  };

  /** Stories with a page of their own stand in frames on a docs page. */
  const framesShowStories = async () => {
    for (const frame of document.querySelectorAll('iframe[src*="iframe.html"]')) {
      frame.loading = 'eager';
      while (!frame.contentDocument?.body?.classList.contains('sb-show-main')) await wait(20);
    }
  };

  const settle = async (quietMs) => {
    await within(5000, imagesAreHere());
    await within(5000, document.fonts.ready);
    await within(5000, videosShowAFrame());
    endAnimations();
    await within(5000, isQuiet(quietMs));
    // What became quiet may have brought new pictures and movements.
    await within(5000, imagesAreHere());
    endAnimations();
    window.scrollTo(0, 0);
    await frame();
    await frame();
  };

  const forget = () => {
    localStorage.clear();
    sessionStorage.clear();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  /** Shows a story, with its play function, or a docs page, and waits until it is at rest. */
  const show = async (id, viewMode) => {
    const { channel } = await connect();
    forget();
    startStory();
    let error = null;
    const finished = new Promise((done) => {
      const isDocs = viewMode === 'docs';
      const mine = (storyId) => storyId === undefined || storyId === id;
      const fail = (what) => {
        error ??= message(what);
      };
      const listeners = {
        storyRenderPhaseChanged: ({ newPhase, storyId }) => {
          if (isDocs || !mine(storyId)) return;
          if (newPhase === 'playing') startPlay();
          else endPlay();
          if (newPhase === 'finished') done();
        },
        docsRendered: () => {
          if (isDocs) done();
        },
        storyThrewException: fail,
        playFunctionThrewException: fail,
        unhandledErrorsWhilePlaying: (all) => fail(all?.[0]),
        storyErrored: (what) => {
          fail(what);
          done();
        },
        storyMissing: () => {
          fail('There is no such story in this build.');
          done();
        },
      };
      for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
      window.__forgetListeners?.();
      window.__forgetListeners = () => {
        for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
      };
    });
    channel.emit('setCurrentStory', { storyId: id, viewMode });
    await finished;
    if (viewMode === 'docs') await within(10_000, framesShowStories());
    // The stories of a docs page render one by one.
    await settle(viewMode === 'docs' ? 300 : 40);
    const page = document.documentElement;
    return {
      error,
      width: page.clientWidth,
      height: Math.max(page.scrollHeight, document.body.scrollHeight),
    };
  };

  window.__visual = { begin, prepare, show };
})();

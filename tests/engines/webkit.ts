/** WebKitGTK's MiniBrowser by classic WebDriver, on a screen of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort, untilListening } from '../../scripts/lib/postgres.mjs';
import { chord, type Engine, type Size, type Tab } from './tab.ts';

const SCREEN = '1600x1400x24';
/** The tool bar would keep the window wider than a phone. */
const NARROW = 'headerbar, toolbar, entry, button, box, label { min-width: 0; padding: 0; margin: 0; }';

const KEYS: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Alt: Key.ALT,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  F8: Key.F8,
  F10: Key.F10,
};
const keyOf = (name: string): string => KEYS[name] ?? name;

/** Starts Xvfb on a display that it chooses itself. */
const startScreen = async (path: string): Promise<{ child: ChildProcess; display: string }> => {
  const child = spawn(path, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = child.stdio[3] as NodeJS.ReadableStream;
  const display = await new Promise<string>((resolve, reject) => {
    pipe.once('data', (data) => resolve(String(data).trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
  return { child, display: `:${display}` };
};

/** Keeps what went wrong in the page from here on; WebDriver has no log of it. */
const LISTEN = `
  if (window.__heard) return;
  window.__heard = [];
  addEventListener('error', (event) => event.message && window.__heard.push('uncaught: ' + event.message));
  addEventListener('unhandledrejection', (event) => window.__heard.push('unhandled: ' + event.reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    window.__heard.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));`;

/** A picture is taken with the next painting, which a page at rest never does: an outline that nobody sees changes. */
const REPAINT = `
  const { style } = document.documentElement;
  let left = 120;
  const step = () => {
    left -= 1;
    style.outline = left % 2 ? '1px solid rgb(0 0 0 / 0)' : '1px solid rgb(9 9 9 / 0)';
    if (left > 0) requestAnimationFrame(step);
    else style.outline = '';
  };
  step();`;

const tabOf = async (driver: WebDriver, size: Size, close: () => Promise<void>): Promise<Tab> => {
  const heard: string[] = [];
  const run = async <T>(body: string, ...values: unknown[]): Promise<T> => {
    // An error is passed by hand, because WebKit's driver reports a rejected promise without its message.
    const answer = await driver.executeAsyncScript<{ value?: T; error?: string }>(
      `const done = arguments[arguments.length - 1];
       const values = arguments[0];
       (async () => {${body}})().then(
         (value) => done({ value }),
         (error) => done({ error: String(error) }));`,
      values,
    );
    if (answer.error) throw new Error(answer.error);
    return answer.value as T;
  };
  const keep = async () => {
    heard.push(...(await run<string[]>('return (window.__heard ?? []).splice(0);').catch(() => [])));
  };
  const resize = async ({ width, height }: Size) => {
    for (let tries = 0; tries < 8; tries += 1) {
      const inner = await run<Size>('return { width: innerWidth, height: innerHeight };');
      if (inner.width === width && inner.height === height) return;
      const rect = await driver.manage().window().getRect();
      await driver
        .manage()
        .window()
        .setRect({
          x: 0,
          y: 0,
          width: rect.width + width - inner.width,
          height: rect.height + height - inner.height,
        });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    throw new Error(`The window does not become ${width} × ${height} pixels.`);
  };
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  await resize(size);
  return {
    async goto(url) {
      await keep();
      await driver.get(url);
      await run(LISTEN);
    },
    run,
    click: (x, y) =>
      driver
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    async press(keys) {
      const { held, key } = chord(keys);
      let actions = driver.actions({ async: true });
      for (const one of held) actions = actions.keyDown(keyOf(one));
      actions = actions.keyDown(keyOf(key)).keyUp(keyOf(key));
      for (const one of held.reverse()) actions = actions.keyUp(keyOf(one));
      await actions.perform();
    },
    type: (text) => driver.actions({ async: true }).sendKeys(text).perform(),
    resize,
    async picture() {
      await run(REPAINT);
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
    async complaints() {
      await keep();
      return [...heard];
    },
    close,
  };
};

interface Programs {
  driver: string;
  browser: string;
  display: string;
}

export async function openWebKit({
  driver: driverPath,
  browser,
  display: screenPath,
}: Programs): Promise<Engine> {
  const screen = await startScreen(screenPath);
  const config = mkdtempSync(join(tmpdir(), 'footlight-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), NARROW);
  const drivers = new Set<ChildProcess>();
  const end = () => {
    for (const driver of drivers) driver.kill('SIGTERM');
    screen.child.kill('SIGTERM');
    rmSync(config, { recursive: true, force: true });
  };
  process.once('exit', end);

  /** A driver has one session at a time, so each window has a driver of its own. */
  const start = async (): Promise<{ driver: WebDriver; stop(): Promise<void> }> => {
    const port = await freePort();
    const child = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: screen.display,
        XDG_CONFIG_HOME: config,
        GDK_BACKEND: 'x11',
        LANG: 'en_GB.UTF-8',
        LANGUAGE: 'en_GB',
        // Without a graphics card, the compositor draws nothing.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        NO_AT_BRIDGE: '1',
      },
    });
    drivers.add(child);
    await untilListening(port, child, 'WebKitWebDriver');
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build();
    return {
      driver,
      async stop() {
        await driver.quit().catch(() => undefined);
        child.kill('SIGTERM');
        drivers.delete(child);
      },
    };
  };
  const first = await start();
  const version = `WebKitGTK ${(await first.driver.getCapabilities()).get('browserVersion') ?? ''}`.trim();
  await first.stop();
  return {
    name: 'webkit',
    version,
    async open(size) {
      const { driver, stop } = await start();
      return tabOf(driver, size, stop);
    },
    async close() {
      process.off('exit', end);
      end();
    },
  };
}

/** Finds the browsers that are installed, and says what is missing. */
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../../scripts/lib/browser.ts';
import { openBidi } from './bidi.ts';
import type { Engine, EngineName } from './tab.ts';
import { openWebKit } from './webkit.ts';

const executable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '')
        .split(delimiter)
        .filter(Boolean)
        .map((folder) => join(folder, name)),
    )
    .find(executable);

const FIREFOX = ['firefox-esr', 'firefox'];
const FIREFOX_PLACES = ['/snap/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The small browser of WebKitGTK lies in a folder that is named after the machine and the version. */
const miniBrowser = (): string | undefined => {
  const roots = ['/usr/lib', '/usr/libexec'];
  const folders = roots.flatMap((root) => {
    try {
      return [root, ...readdirSync(root).map((name) => join(root, name))];
    } catch {
      return [];
    }
  });
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(folder, name)),
    )
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(executable);
};

export interface Missing {
  /** What to install; the engine is skipped. */
  missing: string;
}

/** Starts an engine, or says why it cannot be started here. */
export async function startEngine(name: EngineName, lacksH264 = false): Promise<Engine | Missing> {
  if (name === 'firefox') {
    const path = process.env.FIREFOX_PATH ?? onPath(FIREFOX) ?? FIREFOX_PLACES.find(executable);
    if (!path)
      return { missing: 'Firefox is not installed. On Debian: apt-get install firefox-esr libavcodec59' };
    return openBidi('firefox', path, lacksH264);
  }
  if (name === 'chromium') {
    const path = findBrowser();
    if (!path)
      return { missing: 'Chromium is not installed. On Debian: apt-get install chromium-headless-shell' };
    return openBidi('chromium', path);
  }
  const driver = onPath(['WebKitWebDriver']);
  const browser = miniBrowser();
  const display = onPath(['Xvfb']);
  if (!driver || !browser || !display) {
    return {
      missing:
        'WebKitGTK, its driver or Xvfb is not installed. On Debian: apt-get install webkit2gtk-driver gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-plugins-bad xvfb',
    };
  }
  return openWebKit({ driver, browser, display });
}

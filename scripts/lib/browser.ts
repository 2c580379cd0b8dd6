/** Finds an installed Chromium for story tests, end-to-end tests and screenshots. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** In order of preference; the headless shell starts in half the time and renders the same pixels. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const places = [
  '/usr/bin',
  '/usr/lib/chromium',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
];

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a browser: CHROMIUM_PATH, then an installed one on the PATH or in the usual places. Undefined leaves
 * the choice to Playwright, which then uses its own download.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...places];
  for (const name of [...names, 'Google Chrome']) {
    const found = folders.map((folder) => join(folder, name)).find(executable);
    if (found) return found;
  }
  return undefined;
}

/** The last four keep screenshots identical from run to run; the media one lets muted video start alone. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--num-raster-threads=1',
];

/** Launch options that Playwright and Vitest's browser provider share. */
export function browserLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return executablePath ? { executablePath, args: browserArgs } : { args: browserArgs };
}

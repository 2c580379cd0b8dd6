import { existsSync } from 'node:fs';
import { bin, run } from './run.mjs';

/** Path of an installed Chromium, found by the code that the test configurations use. */
const find = async () => {
  const { output, code } = await run(
    process.execPath,
    [
      '--import',
      'tsx',
      '-e',
      "import('./scripts/lib/browser.ts').then((m) => console.log(m.findBrowser() ?? ''))",
    ],
    { quiet: true },
  );
  return code === 0 ? output.trim() : '';
};

/** Whether Playwright has downloaded its own Chromium. */
const hasPlaywrights = async () => {
  const script = "console.log(require('playwright').chromium.executablePath())";
  const { output } = await run(process.execPath, ['-e', script], { quiet: true });
  return existsSync(output.trim());
};

const APT = ['-o', 'DPkg::Lock::Timeout=600'];
const PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];

/** A browser for the tests: an installed one, else Debian's packages, else Playwright's download. */
export const ensureBrowser = async () => {
  if ((await find()) || (await hasPlaywrights())) return;
  console.log('  no Chromium found: installing one');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq'], { quiet: true });
    const args = [...APT, 'install', '-y', '--no-install-recommends', ...PACKAGES];
    const { code } = await run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code === 0 && (await find())) return;
  }
  const { code, output } = await run(
    bin('playwright'),
    ['install', '--with-deps', 'chromium-headless-shell'],
    { quiet: true },
  );
  if (code === 0) return;
  process.stderr.write(`${output}\n`);
  throw new Error(
    'No Chromium was found, and none could be installed. Install Chromium or Chrome, or name one with CHROMIUM_PATH, then run the command again.',
  );
};

// `npm run pack:check`: builds and packs the packages, checks the tarballs with publint and the type resolver, installs them
// into bare apps outside this repository, and opens those in a browser. `--hosts` adds the host apps and the tries of every
// control, `--hosts=next` or `--hosts=controls` one of them.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { ensurePackages } from '../lib/fresh.mjs';
import { published } from '../lib/published.mjs';
import { ROOT, TSC } from '../lib/run.mjs';
import { appFolder, installApp, runIn } from './pack-check/app.ts';
import { checkControls } from './pack-check/controls.ts';
import { checkEntries } from './pack-check/entries.ts';
import { checkGuide } from './pack-check/guide.ts';
import { checkHost, hosts } from './pack-check/hosts.ts';
import { lintPacked } from './pack-check/lint.ts';
import { complaintsOf, lookAtFiles, lookAtServer, openBrowser } from './pack-check/look.ts';
import { pack } from './pack-check/pack.ts';
import { checkReactAria } from './pack-check/react-aria.ts';

/** In bytes. tailwind-merge alone is 7,000 of them; every further component shares it. */
const BUTTON_BUDGET = 9_600;
const CSS_BUDGET = 25_000;

/** `npm test` leaves these out: they take minutes. */
const isWanted = (name: string): boolean =>
  process.argv.some((arg) => arg === '--hosts' || arg === `--hosts=${name}`);

const complaints: string[] = [];
const started = performance.now();
let last = started;
const done = (what: string): void => {
  const now = performance.now();
  console.log(`  ${what} (${((now - last) / 1000).toFixed(1)} s)`);
  last = now;
};
const brotli = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** What `import { Button }` ships, and a bundle with a dialog as the counter-check. */
const shaking = (dist: string): string[] => {
  const [alone, both] = ['button.js', 'button-and-dialog.js'].map((file) => join(dist, file));
  if (!alone || !both || !existsSync(alone) || !existsSync(both))
    return ['tree shaking: the bundles are missing'];
  // A shared chunk would hide the difference: everything that an entry imports counts.
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/from\s*["'](\.\/[^"']+)["']/g))
      reach(join(dist, name), seen);
    return seen;
  };
  const textOf = (file: string): string =>
    [...reach(file)].map((one) => readFileSync(one, 'utf8')).join('\n');
  const isDialog = /component["']?\s*:\s*["'`]dialog["'`]/;
  // A library build is not minified, so the size after the app's minifier counts.
  const size = brotliCompressSync(transformSync(textOf(alone), { minify: true, format: 'esm' }).code).length;
  done(`Button alone: ${size} bytes brotli without React and Radix`);
  return [
    ...(isDialog.test(textOf(both)) ? [] : ['tree shaking: a dialog is not seen where it is']),
    ...(isDialog.test(textOf(alone)) ? ['tree shaking: importing Button ships Dialog'] : []),
    ...(size > BUTTON_BUDGET ? [`tree shaking: Button is ${size} bytes, more than ${BUTTON_BUDGET}`] : []),
  ];
};

const styles = (folder: string): string[] => {
  const size = brotli(join(folder, 'node_modules/@footlight/theme/dist/styles.css'));
  const assets = join(folder, 'tailwind-app/dist/assets');
  const sheet = readdirSync(assets).find((name) => name.endsWith('.css'));
  const text = sheet ? readFileSync(join(assets, sheet), 'utf8') : '';
  done(`styles.css: ${size} bytes brotli`);
  return [
    ...(size > CSS_BUDGET ? [`styles.css is ${size} bytes, more than ${CSS_BUDGET}`] : []),
    ...(text.includes('--button-primary-bg') ? [] : ['the Tailwind app has no classes of @footlight/ui']),
    ...(text.includes('tracking-widest') ? [] : ['the Tailwind app has no classes of its own']),
  ];
};

console.log('packages');
await ensurePackages();
done('built');

const folder = appFolder(ROOT);
const packs = join(folder, 'packs');
rmSync(packs, { recursive: true, force: true });
const packed = await Promise.all(published.map((name) => pack(join(ROOT, 'packages', name), packs)));
done(
  `packed: ${packed.map(({ name, bytes }) => `${name.split('/')[1]} ${Math.round(bytes / 1000)} kB`).join(', ')}`,
);

for (const one of packed)
  complaints.push(...(await lintPacked(one)).map((complaint) => `${one.name}: ${complaint}`));
done('read by publint and the type resolver');

await installApp(join(ROOT, 'tests/packages'), folder, packed);
done('installed in bare apps');

await runIn(folder, 'npm', ['run', '--silent', 'build']);
done('apps built');
await runIn(folder, process.execPath, [TSC, '--noEmit', '-p', folder]).catch((error: Error) =>
  complaints.push(`types of the apps: ${error.message}`),
);
done('types of the apps checked');

const tools = await runIn(folder, process.execPath, ['node-app/check.mjs']).catch(
  ({ message }: Error) => message,
);
for (const text of ['tip_example', 'Usage: footlight-mock', 'Usage: footlight-conformance']) {
  if (!tools.includes(text)) complaints.push(`Node app: its output has no ${text}: ${tools}`);
}
done('run in Node');

complaints.push(...shaking(join(folder, 'vite-app/dist-button')), ...styles(folder));
const entries = await checkEntries(folder);
complaints.push(...entries.complaints);
done(`entries with esbuild, bytes of gzip: ${entries.sizes}`);

const browser = await openBrowser();
try {
  complaints.push(...complaintsOf('Vite app', await lookAtFiles(browser, join(folder, 'vite-app/dist'))));
  const { html, seen } = await lookAtServer(browser, folder);
  complaints.push(...complaintsOf('SSR app', seen));
  for (const text of ['Open the door', 'Good evening, house!', 'data-component="chat"']) {
    if (!html.includes(text)) complaints.push(`SSR app: the server's HTML has no ${text}`);
  }
  done('looked at in a browser');

  for (const host of hosts.filter(({ name }) => isWanted(name))) {
    const template = join(ROOT, 'tests/packages/hosts');
    complaints.push(...(await checkHost(browser, template, `${folder}-${host.name}`, packed, host)));
    done(`${host.name} host installed, built and looked at`);
  }
  if (isWanted('controls')) {
    complaints.push(...(await checkControls(browser, join(folder, 'vite-app/dist'))));
    done('every control tried by keyboard');
    complaints.push(...(await checkReactAria(browser, folder)));
    done("controls tried by React Aria's test utilities");
  }
  if (isWanted('guide')) {
    const template = join(ROOT, 'tests/packages/hosts');
    const guide = join(ROOT, 'docs/guides/chat-room.md');
    complaints.push(...(await checkGuide(browser, template, guide, `${folder}-guide`, packed)));
    done('app of the guide built and used');
  }
} finally {
  await browser.close();
}

for (const complaint of complaints) console.log(`✗ ${complaint}`);
console.log(`${complaints.length} complaints, ${((performance.now() - started) / 1000).toFixed(0)} s`);
process.exitCode = complaints.length === 0 ? 0 : 1;

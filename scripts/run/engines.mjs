// `npm run engines`: the main journeys and the stories in Firefox and WebKit; other arguments go to tests/engines.
// `-- --install` first installs both from Debian's packages, as root.
import { ensureBrowser } from '../lib/ensure-browser.mjs';
import { checkNode, ensureInstalled, ensureProduct, ensureStorybook, ensureTools } from '../lib/fresh.mjs';
import { must, run } from '../lib/run.mjs';

const PACKAGES = [
  'firefox-esr',
  // H.264 for Firefox and for WebKit.
  'libavcodec59',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
  'webkit2gtk-driver',
  'xvfb',
];

const install = async () => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = ['-o', 'DPkg::Lock::Timeout=600'];
  await must('package lists', 'apt-get', [...apt, 'update', '-qq'], { env });
  await must(
    'Firefox and WebKit',
    'apt-get',
    [...apt, 'install', '-y', '--no-install-recommends', ...PACKAGES],
    {
      env,
    },
  );
};

const main = async () => {
  const args = process.argv.slice(2).filter((argument) => argument !== '--install');
  checkNode();
  if (process.argv.includes('--install')) await install();
  await ensureInstalled();
  await ensureTools('tests/engines');
  await ensureBrowser();
  await ensureProduct();
  if (!/--stories[= ]none\b/.test(args.join(' '))) await ensureStorybook();
  const { code } = await run(process.execPath, [
    '--conditions=@footlight/source',
    '--import',
    'tsx',
    'tests/engines/main.ts',
    ...args,
  ]);
  process.exitCode = code;
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import type { Environment } from './environment.ts';

const BRANDS = 'noir, blanc, onyx, mirage, grid, pebble';
const ACCOUNTS = 'viewer, vip, model, admin, operator, and more in docs/demo.md; password: footlight';

/** The line that names the mode of the process; null for a site whose platform runs elsewhere. */
export function modeLine({ apiUrl, demo }: Pick<Environment, 'apiUrl' | 'demo'>): string | null {
  if (apiUrl) return null;
  if (demo.isOn && demo.isPublic) {
    return 'DEMO, reachable from the network: its passwords are public and payments are simulated. FOOTLIGHT_DEMO=0 turns it off';
  }
  if (demo.isOn) return 'demo, with simulated rooms and payments, for this machine only';
  if (demo.offBecause) {
    return `no demo by default with ${demo.offBecause}. FOOTLIGHT_DEMO=1 turns it on`;
  }
  return 'no demo';
}

/** Who sends the mails; null for a site whose platform runs elsewhere. */
export function mailLine({
  port,
  apiUrl,
  demo,
  platform,
}: Pick<Environment, 'port' | 'apiUrl' | 'demo' | 'platform'>) {
  if (apiUrl) return null;
  if (platform.mail) return `sent by ${new URL(platform.mail.smtpUrl).host}, from ${platform.mail.from}`;
  if (demo.isOn)
    return `http://localhost:${port}/demo/outbox  (not sent; to send it, set SMTP_URL and MAIL_FROM)`;
  return 'NOT SENT: nobody can confirm an email. Set SMTP_URL and MAIL_FROM';
}

/** Who verifies ages; null for a site whose platform runs elsewhere. */
export function ageLine({ apiUrl, demo, platform }: Pick<Environment, 'apiUrl' | 'demo' | 'platform'>) {
  if (apiUrl) return null;
  if (platform.ageProvider) return `by ${new URL(platform.ageProvider.startUrl).host}`;
  if (demo.isOn) return 'simulated. To check for real, set FOOTLIGHT_AGE_URL';
  return 'NO PROVIDER: places whose law asks for proof stay closed. Set FOOTLIGHT_AGE_URL';
}

/** Which ffmpeg makes the videos; null for a site whose platform runs elsewhere. `path`: see {@link describeFfmpeg}. */
export async function videoLine(
  { apiUrl }: Pick<Environment, 'apiUrl'>,
  path?: string,
): Promise<string | null> {
  if (apiUrl) return null;
  const { describeFfmpeg } = await import('@footlight/api');
  const found = await describeFfmpeg(path);
  if (found === null) return 'NO FFMPEG: no cameras and no uploaded videos. For these, install ffmpeg';
  const { version, isPackaged } = found;
  if (isPackaged)
    return `ffmpeg ${version} of the npm package, from 2018 and for the demo only. For real cameras, install ffmpeg`;
  return `ffmpeg ${version}, ${found.path}`;
}

/** Whether push messages are offered; null for a site whose platform runs elsewhere. */
function pushLine({ apiUrl, demo, platform }: Pick<Environment, 'apiUrl' | 'demo' | 'platform'>) {
  if (apiUrl) return null;
  if (platform.push) return `sent, contact ${platform.push.subject}`;
  if (demo.isOn)
    return 'sent with keys of the demo. To use your own, set VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT';
  return 'not offered. To offer them, set VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT';
}

/** What the terminal shows once the site answers. `video`: see {@link videoLine}. */
export function startBanner(environment: Environment, video: string | null = null): string {
  const { port, apiUrl, storybook, storybookPort, demo } = environment;
  const mode = modeLine({ apiUrl, demo });
  const hasDemo = demo.isOn && !apiUrl;
  const lines: [name: string, text: string | null][] = [
    ['Site', `http://localhost:${port}`],
    ['Brands', hasDemo ? `http://velvet.localhost:${port}  (or ${BRANDS}), with the same accounts` : null],
    [
      'Storybook',
      storybook ? `http://localhost:${storybookPort}  (a waiting page until it is built)` : 'off',
    ],
    ['Platform', apiUrl ?? `http://localhost:${port}/api/v1/openapi.json`],
    ['Mode', mode],
    ['Mail', mailLine(environment)],
    ['Age checks', ageLine(environment)],
    ['Video', video],
    ['Push', pushLine(environment)],
    ['Accounts', hasDemo ? ACCOUNTS : null],
  ];
  const shown = lines.filter(([, text]) => text !== null);
  return `\nFootlight is running.\n${shown.map(([name, text]) => `  ${name.padEnd(12)} ${text}\n`).join('')}\n`;
}

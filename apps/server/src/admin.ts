import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteEnvironment } from './environment.ts';

const USAGE = `Usage: node apps/server/dist/admin.js COMMAND
  migrate                       brings a database to this release
  disable-demo                  locks the demo accounts of a database for good
  grant-admin USERNAME [ROLE]   gives an account a role of the staff: admin (if none is named), support or finance;
                                none takes it away
  check-ledger                  checks all postings, and ends with 1 if it finds a fault
  push-keys                     makes a key pair for push messages
  media-config                  prints the configuration of the media server that FOOTLIGHT_MEDIA names
The others read DATABASE_URL or DATA_DIR. Stop the site first if it uses the embedded database.`;

const ROLES = { admin: 'admin', support: 'support', finance: 'finance', none: null } as const;
const isRole = (name: string): name is keyof typeof ROLES => Object.hasOwn(ROLES, name);

/** Runs one command on the database of the site, and returns what to print. */
async function run([command, username = '', role = 'admin']: string[]): Promise<string> {
  if (command === 'push-keys') {
    const { newPushKeys } = await import('@footlight/api/server');
    const { publicKey, privateKey } = newPushKeys();
    return `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`;
  }
  if (command === 'media-config') {
    const { mediaConfigFrom } = await import('./media-config.ts');
    return mediaConfigFrom(process.env);
  }
  const isGrant = command === 'grant-admin' && username !== '' && isRole(role);
  if (!['migrate', 'disable-demo', 'check-ledger'].includes(command ?? '') && !isGrant)
    throw new Error(USAGE);
  const { databaseUrl, dataDir } = siteEnvironment(process.env).platform;
  // Opening would create a missing database.
  if (!databaseUrl && command !== 'migrate' && !existsSync(join(dataDir, 'db'))) {
    throw new Error(`DATA_DIR must contain a database, found none in "${dataDir}".`);
  }
  const { checkDatabase, disableDemo, grantStaffRole, openDatabase } = await import('@footlight/api');
  if (command === 'check-ledger') {
    const { text, isSound } = await checkDatabase({ databaseUrl, dataDir });
    if (!isSound) process.exitCode = 1;
    return text;
  }
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    if (command === 'migrate') return 'The database has all migrations of this release.';
    if (isGrant) {
      await grantStaffRole(database, username, ROLES[role]);
      if (role === 'admin') return `${username} is an administrator now.`;
      return role === 'none'
        ? `${username} is not on the staff any more.`
        : `${username} has the role ${role} now.`;
    }
    const { accounts, brands, promoCodes, otherAccounts } = await disableDemo(database);
    const locked = `Locked ${accounts} demo accounts, removed ${brands} brands, ended ${promoCodes} promo codes.`;
    if (otherAccounts === 0) return locked;
    return `${locked}\n${otherAccounts} accounts were created in the demo. They stay, with tokens that the demo gave away; use a new database if that matters.`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteEnvironment } from './environment.ts';

const USAGE = `Usage: node apps/server/dist/admin.js COMMAND
  disable-demo           locks the demo accounts of a database for good
  grant-admin USERNAME   makes an account an administrator
  push-keys              makes a key pair for push messages
  media-config           prints the configuration of the media server that FOOTLIGHT_MEDIA names
The others read DATABASE_URL or DATA_DIR. Stop the site first if it uses the embedded database.`;

/** Runs one command on the database of the site, and returns what to print. */
async function run([command, username = '']: string[]): Promise<string> {
  if (command === 'push-keys') {
    const { newPushKeys } = await import('@footlight/api/server');
    const { publicKey, privateKey } = newPushKeys();
    return `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`;
  }
  if (command === 'media-config') {
    const { mediaConfigFrom } = await import('./media-config.ts');
    return mediaConfigFrom(process.env);
  }
  const isKnown = command === 'disable-demo' || (command === 'grant-admin' && username !== '');
  if (!isKnown) throw new Error(USAGE);
  const { databaseUrl, dataDir } = siteEnvironment(process.env).platform;
  // Opening would create a missing database.
  if (!databaseUrl && !existsSync(join(dataDir, 'db'))) {
    throw new Error(`DATA_DIR must contain a database, found none in "${dataDir}".`);
  }
  const { disableDemo, grantAdmin, openDatabase } = await import('@footlight/api');
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    if (command === 'grant-admin') {
      await grantAdmin(database, username);
      return `${username} is an administrator now.`;
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

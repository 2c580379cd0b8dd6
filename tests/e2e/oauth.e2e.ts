import type { Page } from '@playwright/test';
import { type LocalOidcProvider, startOidcProvider } from '../../apps/api/src/testing/oidc-provider.ts';
import { isGuest } from './support/account.ts';
import { expect, freshName, test, visit } from './support/fixtures.ts';
import { freePort, type RunningServer } from './support/server.ts';
import { startOwnServer } from './support/servers.ts';

let provider: LocalOidcProvider;
let server: RunningServer;

test.beforeAll(async () => {
  const port = await freePort();
  provider = await startOidcProvider([`http://localhost:${port}/oauth/callback`]);
  server = await startOwnServer(
    'oauth',
    {
      FOOTLIGHT_OIDC_ISSUER: provider.issuer,
      FOOTLIGHT_OIDC_CLIENT_ID: provider.clientId,
      FOOTLIGHT_OIDC_CLIENT_SECRET: provider.clientSecret,
      FOOTLIGHT_OIDC_NAME: provider.name,
    },
    port,
  );
});
test.afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

const leave = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue with Example ID' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=login]')).toBeVisible();
};
const logInAtProvider = async (page: Page, name: string) => {
  await page.locator('[name=login]').fill(name);
  await page.locator('[name=password]').fill('any');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('[AUTH-04] a login at the provider: refused, then completed with age and terms, then without a form', async ({
  visitor,
  complaints,
}) => {
  complaints.allow(/status of 40[03].*\/auth\/oauth/);
  // The provider's own page.
  complaints.allow(/fonts\.googleapis\.com/);
  const page = await visitor({ url: server.url });
  const name = freshName('oidc');
  await visit(page, '/login?next=%2Faccount%2Fsecurity');
  await leave(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled the login at the provider.')).toBeVisible();
  await isGuest(page);

  await page.getByRole('link', { name: 'Back to login' }).click();
  await visit(page, '/login?next=%2Faccount%2Fsecurity');
  await leave(page);
  await logInAtProvider(page, `${name}@example.test`);
  await expect(page.getByRole('heading', { name: 'Almost done' })).toBeVisible();
  const form = page.locator('[data-component=register-form]');
  await expect(form.getByLabel('Email')).toHaveValue(`${name}@example.test`);
  await form.getByLabel('Username').fill(name);
  const birthDate = form.getByRole('group', { name: 'Date of birth' });
  await birthDate.getByLabel('Day').selectOption('17');
  await birthDate.getByLabel('Month').selectOption('5');
  await birthDate.getByLabel('Year').selectOption('1990');
  // Without consent nothing is made.
  await form.getByRole('button', { name: 'Sign up' }).click();
  await isGuest(page);
  await form.getByLabel('I am 18 or older').check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  // The page that asked for the login, with the connected login and the way to a password.
  await expect(page.getByRole('heading', { name: 'Other ways to log in' })).toBeVisible();
  await expect(page.getByText(`${name}@example.test · connected`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set a password' })).toBeVisible();

  const again = await visitor({ url: server.url });
  await visit(again, '/register');
  await leave(again);
  await logInAtProvider(again, `${name}@example.test`);
  await expect(again.getByRole('banner').getByRole('button', { name: `${name}’s account` })).toBeVisible();
});

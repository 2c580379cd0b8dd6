import { dialog, isMember, prove } from './support/account.ts';
import { expect, freshName, startAsNew, test, visit } from './support/fixtures.ts';

test('[AUTH-04] a passkey is made, named, opens the account and is removed', async ({ page, complaints }) => {
  complaints.allow(/status of 40[0134].*\/user\/(security|passkeys)/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await startAsNew(page, freshName('keyholder'), '/account/security');
  // A passkey that signs another challenge than the platform's.
  await page.route(/\/user\/passkeys\/options$/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const challenge = Buffer.from('another challenge').toString('base64url');
    await route.fulfill({ response, json: { ...answer, options: { ...answer.options, challenge } } });
  });
  await prove(page, 'Add passkey');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('The new passkey could not be verified.');
  await page.unroute(/\/user\/passkeys\/options$/);
  await page.keyboard.press('Escape');
  await prove(page, 'Add passkey');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passkey added.', { exact: true })).toBeVisible();
  await prove(page, 'Add passkey');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('This device already has a passkey');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByRole('textbox', { name: /^Name of / }).fill('My laptop');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-component=passkey-panel]').getByText('My laptop')).toBeVisible();

  await page.context().clearCookies();
  await visit(page, '/login?next=/account/security');
  // The visitor is not recognised, and tries again with the button, which has kept the focus.
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Log in with a passkey' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was used.' })).toBeVisible();
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.keyboard.press('Enter');
  await isMember(page);
  await expect(page.getByText('last used')).toBeVisible();
  await prove(page, 'Remove My laptop');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passkey removed.', { exact: true })).toBeVisible();
  await expect(page.locator('[data-component=passkey-panel] li')).toHaveCount(0);
});

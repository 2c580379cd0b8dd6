import { readFile } from 'node:fs/promises';
import { codeOf, dialog, isGuest, isMember, logIn, prove } from './support/account.ts';
import { expect, freshName, startAsNew, test, visit } from './support/fixtures.ts';

test('[AUTH-04] a second step in German and by keyboard, sessions, the export, and the end of an account', async ({
  page,
  visitor,
  complaints,
}) => {
  // Each refusal of a form is an answer with an error, which the console repeats.
  complaints.allow(/status of 40[0134].*\/(auth\/login|user\/(security|delete|two_factor))/);
  // The report of a toast that an ended session still wanted to send.
  complaints.allow(/status of 403.*\/log\/react-toast/);
  const name = freshName('careful');
  await startAsNew(page, name, '/de/account/security');
  const elsewhere = await visitor();
  await visit(elsewhere, '/login');
  await logIn(elsewhere, name);
  await isMember(elsewhere);

  await prove(page, 'Einrichten');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
  const secret = await dialog(page).locator('[data-component=copy-field] input').inputValue();
  const first = dialog(page).getByLabel('Code, den die App zeigt');
  await first.fill('000000');
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await first.fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Wiederherstellungscodes' })).toBeVisible();
  const codes = await dialog(page).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await dialog(page).getByRole('button', { name: 'Ich habe sie aufbewahrt' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('10 Wiederherstellungscodes sind übrig.')).toBeVisible();

  // The other session ends, and its page knows at once.
  await page.reload();
  await page.getByRole('button', { name: /^Chrome auf \S+ abmelden$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-component=session-panel] li')).toHaveCount(1);
  await isGuest(elsewhere);

  // Logging in asks for the code and keeps what was typed.
  await page.context().clearCookies();
  await visit(page, '/de/login?next=/account/security');
  await logIn(page, name);
  const code = page.getByLabel('Code', { exact: false }).last();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('000001');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await isMember(page);

  await visit(page, '/de/account/security');
  await prove(page, 'Daten exportieren', codes[0]);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.profile[0]).toMatchObject({ username: name });
  await expect(dialog(page)).toHaveCount(0);

  await prove(page, 'Konto löschen', codes[1]);
  await dialog(page).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await dialog(page).getByRole('button', { name: 'Konto löschen' }).focus();
  await page.keyboard.press('Enter');
  await isGuest(page);
  await visit(page, '/login');
  await logIn(page, name);
  await expect(page.getByRole('alert')).toBeVisible();
  await isGuest(page);
});

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
  await expect(page.locator('[data-component=passkey-panel]')).toHaveCount(0);
});

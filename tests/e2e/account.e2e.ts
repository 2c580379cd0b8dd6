import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startMailServer, type TestMailServer } from '../../apps/api/src/testing/smtp.ts';
import { codeOf, dialog, isGuest, isMember, logIn, PASSWORD, picture, prove } from './support/account.ts';
import { expect, test, visit } from './support/fixtures.ts';
import { startOwnServer } from './support/servers.ts';

const NAME = 'mathilda';
const ADDRESS = `${NAME}@example.test`;
const NEW_PASSWORD = 'ein neues Geheimnis';

/** The next mail to the account whose subject fits; it must come by SMTP, in German. */
const mailAbout = async ({ mails }: TestMailServer, subject: RegExp) => {
  const find = () => mails.find((mail) => mail.subject !== undefined && subject.test(mail.subject));
  await expect
    .poll(() => mails.map((mail) => mail.subject ?? '').join(', '), { timeout: 30_000 })
    .toMatch(subject);
  const mail = find();
  expect([mail?.to].flat()[0]?.text).toBe(ADDRESS);
  return mail;
};
/** The path of the mail's link, as somebody opens it from the text. */
const linkOf = (mail: Awaited<ReturnType<typeof mailAbout>>): string => {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return `${pathname}${search}`;
};
/** Tab moves to the next control, until the one that is meant has the focus. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
};
const signUpByKeyboard = async (page: Page): Promise<void> => {
  const fields = [
    ['[name=username]', NAME],
    ['[name=email]', ADDRESS],
    ['[name=password]', PASSWORD],
  ] as const;
  for (const [selector, text] of fields) {
    await tabTo(page, selector);
    await page.keyboard.type(text);
  }
  await tabTo(page, 'select');
  for (const [index, text] of ['17', 'Mai', '1990'].entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await tabTo(
    page,
    '[data-component=register-form] [role=checkbox], [data-component=register-form] [type=checkbox]',
  );
  await page.keyboard.press('Space');
  await tabTo(page, '[data-component=register-form] [type=submit]');
  await page.keyboard.press('Enter');
};

test('[AUTH-02] [AUTH-04] [AUTH-06] an account from the first page to the last, by keyboard, on a phone, in German', async ({
  visitor,
  complaints,
}) => {
  // Each refusal of a form is an answer with an error, which the console repeats.
  complaints.allow(
    /status of 40[0134].*\/(auth\/login|user\/(security|delete|two_factor))|status of 40[04].*\/auth\/(forgot|reset)_password/,
  );
  // The report of a toast that an ended session still wanted to send.
  complaints.allow(/status of 403.*\/log\/react-toast/);
  const mail = await startMailServer();
  const server = await startOwnServer('account', {
    LOG_LEVEL: 'warn',
    SMTP_URL: mail.url,
    MAIL_FROM: 'post@footlight.example',
  });
  try {
    const page = await visitor({ url: server.url, mobile: true });

    await visit(page, '/de/register');
    await signUpByKeyboard(page);
    await isMember(page);
    await page.goto(linkOf(await mailAbout(mail, /Bestätige/)));
    await expect(page.getByText(`Deine E-Mail-Adresse ist bestätigt, ${NAME}.`)).toBeVisible();

    await visit(page, '/de/account/settings');
    await page.locator('[data-component=avatar-upload] input').setInputFiles({
      name: 'ich.png',
      mimeType: 'image/png',
      buffer: await picture(page),
    });
    await dialog(page).getByRole('slider', { name: 'Vergrößerung' }).focus();
    await page.keyboard.press('End');
    await dialog(page).getByRole('button', { name: 'Bild verwenden' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('img[src^="/art/user/"]').first()).toBeVisible();

    // Another device, which the account's owner then ends.
    const elsewhere = await visitor({ url: server.url });
    await visit(elsewhere, '/login');
    await logIn(elsewhere, NAME);
    await isMember(elsewhere);

    await visit(page, '/de/account/security');
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
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
    const codes = await dialog(page).getByRole('listitem').allTextContents();
    await dialog(page).getByRole('button', { name: 'Ich habe sie aufbewahrt' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('10 Wiederherstellungscodes sind übrig.')).toBeVisible();
    await mailAbout(mail, /in zwei Schritten/);

    // The other session ends, and its page knows at once.
    await page.reload();
    await page.getByRole('button', { name: /^Chrome auf \S+ abmelden$/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-component=session-panel] li')).toHaveCount(1);
    await isGuest(elsewhere);

    // Logging in asks for the code and keeps what was typed.
    await visit(elsewhere, '/de/login');
    await logIn(elsewhere, NAME);
    const asked = elsewhere.getByLabel('Code', { exact: false }).last();
    await expect(asked).toBeFocused();
    await expect(asked).toHaveAttribute('autocomplete', 'one-time-code');
    await asked.fill('000001');
    await elsewhere.keyboard.press('Enter');
    await expect(asked).toHaveAttribute('aria-invalid', 'true');
    await asked.fill(codeOf(secret, 1));
    await elsewhere.keyboard.press('Enter');
    await isMember(elsewhere);

    // Resets the password by email; the second step still applies.
    await page.context().clearCookies();
    await visit(page, '/de/login');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Passwort vergessen' })).toBeVisible();
    const email = page.getByRole('textbox', { name: 'E-Mail' });
    await email.fill('keine Adresse');
    await page.keyboard.press('Enter');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveValue('keine Adresse');
    await email.fill(ADDRESS);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Wenn es ein Konto mit dieser Adresse gibt')).toBeVisible();
    const reset = linkOf(await mailAbout(mail, /[Pp]asswort/));
    const password = page.locator('[data-component=reset-password-form] input');
    const setPassword = async (text: string) => {
      await password.fill(text);
      await page.keyboard.press('Enter');
    };
    await visit(page, reset);
    await setPassword('kurz');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await setPassword(NEW_PASSWORD);
    await expect(page.getByText('Dein Passwort wurde geändert.')).toBeVisible();
    // The other browser is logged out, and its page says so by itself.
    await isGuest(elsewhere);
    // The link is used up, and says so with a way on.
    await visit(page, reset);
    await setPassword('noch ein Geheimnis');
    await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();

    await visit(page, '/de/login?next=/account/security');
    await logIn(page, NAME, NEW_PASSWORD);
    await page.locator('[name=code]').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await isMember(page);

    await expect(page.getByRole('button', { name: 'Daten exportieren', exact: true })).toBeVisible();
    await prove(page, 'Daten exportieren', codes[1], NEW_PASSWORD);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const exported = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(exported.profile[0]).toMatchObject({ username: NAME, email: ADDRESS });
    await expect(dialog(page)).toHaveCount(0);

    await prove(page, 'Konto löschen', codes[2], NEW_PASSWORD);
    await dialog(page).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await dialog(page).getByRole('button', { name: 'Konto löschen' }).focus();
    await page.keyboard.press('Enter');
    await isGuest(page);
    await mailAbout(mail, /wurde gelöscht/);
    await visit(page, '/de/login');
    await logIn(page, NAME, NEW_PASSWORD);
    await expect(page.getByText('Benutzername oder Passwort ist falsch.')).toBeVisible();
    await isGuest(page);
    // Each mail went out once.
    const subjects = mail.mails.map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
    await Promise.all([page.close(), elsewhere.close()]);
  } finally {
    await server.stop();
    await mail.close();
  }
});

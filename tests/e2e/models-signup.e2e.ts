import { expect, freshName, test, urlOf, visit } from './support/fixtures.ts';
import { memberOf } from './support/member.ts';

test('[AUTH-02] [LEGAL-01] a broadcaster signs up, signs, is rejected, corrects, is approved, and goes live', async ({
  page,
}) => {
  const name = freshName('star');
  await visit(page, '/models/signup');
  const form = page.locator('[data-component=apply-form]');
  await form.getByLabel('Username').fill(name);
  await form.getByLabel('Email').fill(`${name}@example.test`);
  await form.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await form.getByLabel('Legal name').fill('Ada Exampel');
  await form.getByLabel('Stage name').fill('Ada Star');
  await form.getByLabel('Country').selectOption('NL');
  await form.getByLabel('Gender').selectOption('f');
  const birthDate = form.getByRole('group', { name: 'Date of birth' });
  await birthDate.getByLabel('Day').selectOption('17');
  await birthDate.getByLabel('Month').selectOption('5');
  await birthDate.getByLabel('Year').selectOption('1990');
  await form.getByLabel('I am 18 or older').check();
  await form.getByRole('button', { name: 'Go on to the agreement' }).click();

  await expect(page.getByRole('heading', { name: 'Read and sign the agreement' })).toBeVisible();
  await expect(page.getByText('Identity papers are not uploaded here')).toBeVisible();
  await page.getByLabel('Your username, as your signature').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your application is being reviewed')).toBeVisible();

  const admin = await memberOf('admin');
  const decide = (body: object) => admin.post(`/operator/applications/${name}/decide`, body);
  await decide({ decision: 'rejected', reason: 'The name is misspelled.' });
  // The open page learns it by the socket.
  await expect(page.getByText('The name is misspelled.')).toBeVisible();
  await page.getByLabel('Legal name').fill('Ada Example');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Your application is being reviewed')).toBeVisible();
  await decide({ decision: 'approved' });

  await page.getByRole('link', { name: 'Open my room' }).click();
  await page.locator('[data-component=broadcast-mode]').getByText('Public', { exact: true }).click();
  const status = async () => {
    const answer = await fetch(`${urlOf('first')}/api/v1/chat/react/${name}`);
    return ((await answer.json()) as { chat?: { status: string } }).chat?.status;
  };
  await expect.poll(status).toBe('online');
});

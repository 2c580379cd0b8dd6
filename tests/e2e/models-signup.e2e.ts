import { expect, freshName, test, urlOf } from './support/fixtures.ts';
import { memberOf } from './support/member.ts';
import { fillApplication } from './support/people.ts';

test('[AUTH-02] [LEGAL-01] a broadcaster signs up, signs, is rejected, corrects, is approved, and goes live', async ({
  page,
}) => {
  const name = freshName('star');
  await fillApplication(page, {
    username: name,
    stageName: `Ada ${name.slice(-10)}`,
    legalName: 'Ada Exampel',
  });

  await expect(page.getByRole('heading', { name: 'Read and sign the agreement' })).toBeVisible();
  await expect(page.getByText('Identity papers are not uploaded here')).toBeVisible();
  await page.getByLabel('Your username, as your signature').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your application is being reviewed')).toBeVisible();

  const admin = await memberOf('admin');
  const decide = (body: object) => admin.post(`/operator/applications/${name}/decide`, body);
  // The next page's socket is connected only after the second decision.
  let isDeaf = true;
  await page.routeWebSocket(/\/chat\/lobby/, (socket) => {
    if (isDeaf) void socket.close();
    else socket.connectToServer();
  });
  await decide({ decision: 'rejected', reason: 'The name is misspelled.' });
  // The open page learns it by the socket, and reloads.
  await expect(page.getByText('The name is misspelled.')).toBeVisible();
  await page.getByLabel('Legal name').fill('Ada Example');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Your application is being reviewed')).toBeVisible();
  await decide({ decision: 'approved' });
  isDeaf = false;

  await page.getByRole('link', { name: 'Open my room' }).click();
  await page.locator('[data-component=broadcast-mode]').getByText('Public', { exact: true }).click();
  const status = async () => {
    const answer = await fetch(`${urlOf('first')}/api/v1/chat/react/${name}`);
    return ((await answer.json()) as { chat?: { status: string } }).chat?.status;
  };
  await expect.poll(status).toBe('online');
});

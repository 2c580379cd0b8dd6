import { expect, expectBalance, freshName, signUp, test, visit } from './support/fixtures.ts';

test('[AI-01] [SHELL-05] a message and a picture of an AI companion are bought, delivered and deleted', async ({
  page,
}) => {
  await visit(page, '/ai-girlfriend?nsfw=0');
  await expect(page.getByRole('link', { name: 'Iris' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Nova' }).click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('AI Girlfriend');
  await expect(page.getByText('Nova is an AI companion, not a person.')).toBeVisible();
  await page.getByRole('button', { name: 'Log in to chat' }).click();
  await expect(page.getByRole('dialog')).toContainText('Sign up');

  await visit(page, `/register?next=${encodeURIComponent('/ai-girlfriend/nova')}`);
  await signUp(page, freshName('talker'));
  await expectBalance(page, 200);
  const message = page.getByLabel('Message', { exact: true });
  const talk = page.getByRole('list', { name: 'Conversation with Nova' });

  await message.fill('Which colour is the sea?');
  await page.getByRole('button', { name: /^Send\s*2 tokens$/ }).click();
  await expect(talk.locator('[data-state=waiting]')).toBeVisible();
  await expect(talk.locator('[data-state=delivered]')).toContainText('It reminds me of');
  await expect(message).toHaveValue('');
  await expectBalance(page, 198);

  await message.fill('Waves');
  await page.getByRole('button', { name: /^Create picture\s*20 tokens$/ }).click();
  const picture = page.getByRole('img', { name: 'AI picture: Waves' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(512);
  await expectBalance(page, 178);

  // The conversation survives a reload.
  await page.reload();
  await expect(talk.locator('[data-state=delivered]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await expect(page.getByText('Write the first message')).toBeVisible();
});

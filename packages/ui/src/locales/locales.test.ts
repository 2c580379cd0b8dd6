import { expect, it } from 'vitest';
import { uiLocales } from './index.ts';

it('keeps the English texts of the specification to the letter [SHELL-06] [SHELL-08]', async () => {
  const en = await uiLocales.en();
  expect(en.error).toMatchObject({
    notFound: 'Page not found',
    title: 'Oops...',
    generic: 'A generic error occurred...',
    suspended: 'Account suspended',
  });
  expect(en.media.by).toBe('by {{name}}');
  expect(en.free).toBe('FREE');
});

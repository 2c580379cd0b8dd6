import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads once, and again after a failure', async () => {
  const load = vi.fn(async () => 'library').mockRejectedValueOnce(new Error('too many open files'));
  const library = loadOnce(load);
  await expect(library()).rejects.toThrow('too many open files');
  expect(await Promise.all([library(), library()])).toEqual(['library', 'library']);
  expect(load).toHaveBeenCalledTimes(2);
});

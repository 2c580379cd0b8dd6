// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { extraLocales } from '../locales/index.ts';
import { avatarProblem } from './avatar-rules.ts';

const file = (type: string) => ({ name: 'a', type, size: 1 });

describe('avatar rules [SHELL-10]', () => {
  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])('takes one %s', (type) => {
    expect(avatarProblem([file(type)])).toBeNull();
  });
  it.each([
    ['no file', [], 'count'],
    ['two files', [file('image/png'), file('image/png')], 'count'],
    ['a text', [file('text/plain')], 'not_image'],
    ['a file of no known type', [file('')], 'not_image'],
    ['a type that only looks like a picture', [file('imagex/png')], 'not_image'],
    ['a drawing', [file('image/svg+xml')], 'type'],
  ] as const)('refuses %s', (_name, files, problem) => expect(avatarProblem(files)).toBe(problem));

  it('says what the specification says', async () => {
    const { avatarUpload } = await extraLocales.en();
    expect(avatarUpload.problem.not_image).toBe('Only image files are supported.');
    expect(avatarUpload.problem.type).toBe('Only PNG, JPG, WEBP or GIF files are supported.');
    expect(avatarUpload.failed).toBe('An error occurred');
  });
});

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { fileProblem, fileSize } from './file-rules.ts';

const file = (name: string, type: string, size = 1) => ({ name, type, size });

describe('file rules', () => {
  it('go by count, then kind, then size', () => {
    const rules = { accept: ['image/*', '.PDF', 'video/mp4'], maxSize: 10 };
    expect(fileProblem([file('a', 'image/png'), file('b', 'image/png')], rules)).toBe('count');
    expect(fileProblem([file('a', 'image/png'), file('b', 'x/y')], { ...rules, multiple: true })).toBe(
      'type',
    );
    expect(fileProblem([file('a.pdf', '')], rules)).toBeNull();
    expect(fileProblem([file('a.pdf.exe', '')], rules)).toBe('type');
    expect(fileProblem([file('a', 'video/mp4')], rules)).toBeNull();
    expect(fileProblem([file('a', 'video/mp4-evil')], rules)).toBe('type');
    expect(fileProblem([file('a', 'image/png', 11)], rules)).toBe('size');
    expect(fileProblem([file('a', 'anything', 1e12)], {})).toBeNull();
  });

  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [5_250_000, '5.3 MB'],
    [4e15, '4,000,000 GB'],
    [-5, '0 bytes'],
    [Number.NaN, '0 bytes'],
  ])('%d bytes are %j', (bytes, shown) => expect(fileSize(bytes, 'en')).toBe(shown));
});

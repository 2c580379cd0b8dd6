import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { filesOfGuide } from './guide.ts';

it('takes the blocks that name a file, and no others', () => {
  const text = '```sh\nnpm i\n```\n\n```ts src/a.ts\nconst a = `x`;\n```\n```css src/b.css\n.b {}\n```\n';
  expect([...filesOfGuide(text)]).toEqual([
    ['src/a.ts', 'const a = `x`;\n'],
    ['src/b.css', '.b {}\n'],
  ]);
});

it('finds every file that the guide’s blocks import', () => {
  const guide = readFileSync(
    fileURLToPath(new URL('../../../docs/guides/chat-room.md', import.meta.url)),
    'utf8',
  );
  const files = filesOfGuide(guide);
  const imported = [...files].flatMap(([, code]) =>
    [...code.matchAll(/(?:from|import) '\.\/([^']+)'/g)].map(([, name]) => `src/${name}`),
  );
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((file) => !files.has(file))).toEqual([]);
});

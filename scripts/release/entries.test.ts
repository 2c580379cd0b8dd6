import { expect, it } from 'vitest';
import { entriesIn, importEntries } from './entries.mjs';

const INDEX = `
export { Chat, type ChatProps } from './chat/chat/chat.tsx';
export type { ChatLine } from './chat/chat/chat-log.ts';
export { PersonMenu } from './chat/chat/person-menu.tsx';
export { roomLocales } from './locales/index.ts';
export { vrLocales } from './locales/vr/index.ts';
export { toast } from './toast/index.ts';
`;

it('a file of an index has an entry, and a component the types of its folder', () => {
  const names = [...entriesIn(INDEX)].map(([entry, files]) => [entry, files.flatMap((file) => file.names)]);
  expect(Object.fromEntries(names)).toEqual({
    chat: ['Chat', 'type ChatProps', 'type ChatLine'],
    'chat-log': ['type ChatLine'],
    'person-menu': ['PersonMenu'],
    locales: ['roomLocales', 'vrLocales'],
    toast: ['toast'],
  });
});

it('an entry has its folder in its name if another one has the name', () => {
  expect([...entriesIn("export { clock } from './lib/clock.ts';", ['clock']).keys()]).toEqual(['lib-clock']);
});

it('an import of an index becomes one of each entry', () => {
  const text =
    "import {\n  Chat as Talk,\n  toast,\n  PersonMenu,\n} from '@footlight/room-widgets';\nimport { a } from 'b';";
  expect(importEntries(text, '@footlight/room-widgets', entriesIn(INDEX))).toBe(
    [
      "import { Chat as Talk } from '@footlight/room-widgets/chat';",
      "import { toast } from '@footlight/room-widgets/toast';",
      "import { PersonMenu } from '@footlight/room-widgets/person-menu';",
      "import { a } from 'b';",
    ].join('\n'),
  );
  expect(() =>
    importEntries("import { Door } from '@footlight/ui';", '@footlight/ui', entriesIn(INDEX)),
  ).toThrow('Door');
});

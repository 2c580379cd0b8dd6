import { expect, it } from 'vitest';
import { MAIL_KINDS } from '../../apps/api/src/kernel/mail/texts.ts';
import meta, * as exported from './mails.stories.tsx';

it('every mail has a story', () => {
  const { default: _, ...stories } = exported;
  const kinds = Object.values(stories).map(({ args }) => args?.kind ?? meta.args.kind);
  expect([...new Set(kinds)].sort()).toEqual([...MAIL_KINDS].sort());
});

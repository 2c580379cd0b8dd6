import { expect, it } from 'vitest';
import { startFailure } from './run-process.ts';

it('tells why a start failed: in one sentence, and never with the values of a statement', () => {
  expect(startFailure(new Error('Port 4000 on localhost is in use'), false)).toBe(
    'Port 4000 on localhost is in use',
  );
  const cause = Object.assign(new Error('Key (id)=(43) already exists, ann@example.com'), {
    severity: 'ERROR',
    code: '23505',
    table: 'user',
  });
  const refused = Object.assign(
    new Error('Failed query: insert into "user" params: ann@example.com', { cause }),
    {
      query: 'insert into "user" ("email") values ($1)',
      params: ['ann@example.com'],
    },
  );
  for (const isDebug of [false, true]) {
    const text = startFailure(refused, isDebug);
    expect(text).toContain('23505');
    expect(text).toContain('insert into');
    expect(text).not.toContain('ann@example.com');
  }
});

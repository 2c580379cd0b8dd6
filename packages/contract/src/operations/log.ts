import * as v from 'valibot';
import { defineOperations } from './define.ts';

const Short = v.pipe(v.string(), v.maxLength(2000));
const Done = v.object({ status: v.literal(1) });

export const logOperations = defineOperations({
  'POST /log/react-error': {
    summary: 'A render error; the answer’s code is shown on the error page.',
    spec: '2§7',
    auth: 'session',
    body: v.object({
      clientVersion: Short,
      errorMessage: Short,
      stack: v.pipe(v.string(), v.maxLength(20_000)),
      time: v.number(),
      url: Short,
    }),
    ok: v.object({ code: v.string() }),
    errors: ['invalid_input', 'csrf_failed', 'rate_limited'],
    example: { code: 'E-0001' },
  },
  'POST /log/react-toast': {
    summary: 'A toast that was shown to a user.',
    spec: '1§7',
    auth: 'session',
    body: v.object({ appearance: Short, content: Short, title: v.optional(Short), url: Short }),
    ok: Done,
    errors: ['invalid_input', 'csrf_failed', 'rate_limited'],
    example: { status: 1 },
  },
  'POST /log/frontend-ws-fail': {
    summary: 'A socket that could not be reached for 10 s.',
    spec: '1§7',
    auth: 'session',
    body: v.object({ server: Short }),
    ok: Done,
    errors: ['invalid_input', 'csrf_failed', 'rate_limited'],
    example: { status: 1 },
  },
});

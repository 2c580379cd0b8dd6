import * as v from 'valibot';
import { LanguageSchema, SitePath } from '../entities/common.ts';
import { CONSOLE_BUFFER, CONSOLE_LEVELS } from '../rules/constants.ts';
import { defineOperations } from './define.ts';

const Short = v.pipe(v.string(), v.maxLength(2000));
const Done = v.object({ status: v.literal(1) });

export const logOperations = defineOperations('operations', {
  'POST /log/page-view': {
    id: 'logPageView',
    summary:
      'A page view of a visitor who consented to statistics. The platform forwards it to the site’s analytics, so that no third-party script runs. It is the only event of `POST log/analytics` (2§7), whose body is not specified; there is no general event call.',
    spec: '1§3',
    auth: 'session',
    suspended: 'allowed',
    assumed: true,
    body: v.object({
      path: SitePath,
      title: v.pipe(v.string(), v.maxLength(300, 'too_long')),
      language: LanguageSchema,
    }),
    ok: v.object({ status: v.literal(1) }),
    errors: ['invalid_input', 'csrf_failed', 'rate_limited'],
    example: { status: 1 },
  },
  'POST /log/react-error': {
    id: 'logRenderError',
    summary: 'A render error; the answer’s code is shown on the error page.',
    spec: '2§7',
    auth: 'session',
    suspended: 'allowed',
    body: v.object({
      clientVersion: Short,
      errorMessage: Short,
      stack: v.pipe(v.string(), v.maxLength(20_000)),
      time: v.pipe(v.number(), v.maxValue(Number.MAX_SAFE_INTEGER)),
      url: Short,
    }),
    ok: v.object({ code: v.string() }),
    errors: ['invalid_input', 'csrf_failed', 'rate_limited'],
    example: { code: 'E-0001' },
  },
  'POST /log/react-toast': {
    id: 'logToast',
    summary:
      'A toast that was shown to a user whose console is recorded (`POST /log`), without addresses of people.',
    spec: '1§7',
    auth: 'session',
    suspended: 'allowed',
    body: v.object({ appearance: Short, content: Short, title: v.optional(Short), url: Short }),
    ok: Done,
    errors: ['invalid_input', 'csrf_failed', 'rate_limited'],
    example: { status: 1 },
  },
  'POST /log': {
    id: 'logConsole',
    summary:
      'Lines of the browser’s console, from users in a private show or with the role remote_logging; others are refused.',
    spec: '1§7',
    auth: 'user',
    suspended: 'allowed',
    assumed: true,
    body: v.object({
      logs: v.pipe(
        v.array(
          v.object({
            level: v.picklist(CONSOLE_LEVELS),
            message: v.pipe(v.string(), v.maxLength(500)),
            /** Milliseconds since 1970. */
            time: v.pipe(v.number(), v.maxValue(Number.MAX_SAFE_INTEGER)),
          }),
        ),
        v.minLength(1),
        v.maxLength(CONSOLE_BUFFER),
      ),
    }),
    ok: Done,
    errors: ['invalid_input', 'csrf_failed', 'login_required', 'forbidden', 'rate_limited'],
    example: { status: 1 },
  },
  'POST /log/purchase': {
    id: 'logPurchasePage',
    summary: 'A payment page that a purchase led to. The link is stored without its query.',
    spec: '1§7',
    auth: 'session',
    suspended: 'allowed',
    body: v.object({ link: Short }),
    ok: Done,
    errors: ['invalid_input', 'csrf_failed', 'rate_limited'],
    example: { status: 1 },
  },
  'POST /log/frontend-ws-fail': {
    id: 'logSocketFailure',
    summary: 'A socket that could not be reached for 10 s.',
    spec: '1§7',
    auth: 'session',
    suspended: 'allowed',
    body: v.object({ server: Short }),
    ok: Done,
    errors: ['invalid_input', 'csrf_failed', 'rate_limited'],
    example: { status: 1 },
  },
});

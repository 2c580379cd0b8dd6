/** A fault that the tests must find: one text of one file is replaced. */
export interface Fault {
  id: string;
  kind:
    | 'money'
    | 'rights'
    | 'events'
    | 'texts'
    | 'focus'
    | 'colours'
    | 'layout'
    | 'cache'
    | 'safety'
    | 'rules';
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  put: string;
  /** Where the fault is looked for, in this order: a project or check, and what selects its tests. */
  looks: readonly Look[];
}

export interface Look {
  by: 'unit' | 'platform' | 'stories' | 'e2e' | 'fuzz' | 'types' | 'boundaries' | 'lint';
  /** Parts of file names, or the name of a campaign. All tests of the project without them. */
  in?: readonly string[];
}

const unit = (...files: string[]): Look => ({ by: 'unit', in: files });
const platform = (...files: string[]): Look => ({ by: 'platform', in: files });
const stories = (...files: string[]): Look => ({ by: 'stories', in: files });
const e2e = (...files: string[]): Look => ({ by: 'e2e', in: files });
const fuzz = (campaign: string): Look => ({ by: 'fuzz', in: [campaign] });

const api = 'apps/api/src';
const site = 'apps/site/src';
const contract = 'packages/contract/src';
const ui = 'packages/ui/src';
const room = 'packages/room-widgets/src';
const theme = 'packages/theme/src';

export const faults: readonly Fault[] = [
  {
    id: 'a tip is split wrongly',
    kind: 'money',
    file: `${api}/kernel/ledger/fee.ts`,
    find: 'Math.floor((amount * MODEL_TIP_SHARE_PERCENT) / 100)',
    put: 'Math.ceil((amount * MODEL_TIP_SHARE_PERCENT) / 100)',
    looks: [platform('features/tips', 'routes/tips', 'kernel/ledger'), e2e('room')],
  },
  {
    id: 'the broadcaster gets the fee, and the platform the share',
    kind: 'money',
    file: `${api}/kernel/ledger/ledger.ts`,
    find: ', amount: share },',
    put: ', amount: fee },',
    looks: [platform('media.test', 'features/tips', 'routes/tips', 'shows.test')],
  },
  {
    id: 'an entry that does not sum to zero is written',
    kind: 'money',
    file: `${api}/kernel/ledger/ledger.ts`,
    find: 'if (sum !== 0) throw',
    put: 'if (sum > 1e9) throw',
    looks: [platform('kernel/ledger')],
  },
  {
    id: 'a repeated key spends again',
    kind: 'money',
    file: `${api}/kernel/ledger/idempotency.ts`,
    find: 'if (claimed.length === 0) {',
    put: 'if (claimed.length === 0 && key.operation === "") {',
    looks: [platform('kernel/ledger', 'features/tips', 'routes/tips'), e2e('purchase', 'room')],
  },
  {
    id: 'a key may be used for another request',
    kind: 'money',
    file: `${api}/kernel/ledger/idempotency.ts`,
    find: 'if (stored?.requestHash !== hash) {',
    put: 'if (!stored) {',
    looks: [platform('kernel/ledger', 'features/tips', 'routes/tips')],
  },
  {
    id: 'incoming tokens do not repay a debt',
    kind: 'money',
    file: `${api}/kernel/ledger/ledger.ts`,
    find: "if (amount > 0 && id.startsWith('user:') && owed < 0)",
    put: "if (amount > 0 && id.startsWith('user:') && owed < -1e9)",
    looks: [platform('kernel/ledger', 'billing')],
  },
  {
    id: 'the daily limit counts the spend but not those before it',
    kind: 'money',
    file: `${contract}/rules/limits/limits.ts`,
    find: 'limits.per_day !== null && spent + amount > limits.per_day',
    put: 'limits.per_day !== null && amount > limits.per_day',
    looks: [unit('rules/limits'), platform('features/limits')],
  },
  {
    id: 'a higher limit takes effect at once',
    kind: 'money',
    file: `${contract}/rules/limits/limits.ts`,
    find: 'if (height(value) <= height(next.limits[name])) {',
    put: 'if (height(value) >= 0) {',
    looks: [unit('rules/limits'), platform('features/limits')],
  },
  {
    id: 'a charge above the own limit needs no consent',
    kind: 'money',
    file: `${contract}/rules/limits/limits.ts`,
    find: '(confirmed ?? 0) < amount',
    put: '(confirmed ?? amount) < amount',
    looks: [unit('rules/limits'), platform('features/limits')],
  },
  {
    id: 'concurrent sales to one buyer do not wait for each other',
    kind: 'money',
    file: `${api}/features/media/sales.ts`,
    find: ".where(eq(user.id, buyer.id)).for('update')",
    put: '.where(eq(user.id, buyer.id))',
    looks: [platform('features/media', 'fuzz/money')],
  },
  {
    id: 'the site forgets the key of a spend that it repeats',
    kind: 'money',
    file: `${site}/shell/spend/spend-once.ts`,
    find: 'const key = pending[name]?.key ?? crypto.randomUUID();',
    put: 'const key = crypto.randomUUID();',
    looks: [unit('shell/spend', 'features/tips'), e2e('network', 'purchase')],
  },
  {
    id: 'a person who was kicked stays in the room',
    kind: 'rights',
    file: `${api}/kernel/rooms/room-access.ts`,
    find: "['room_kicked', (s: RoomStanding) => s.isKicked],",
    put: "['room_kicked', (s: RoomStanding) => s.isKicked && s.isGuest],",
    looks: [platform('kernel/rooms', 'sockets', 'fuzz/rights'), e2e('room', 'chat')],
  },
  {
    id: 'a room for members is open to guests',
    kind: 'rights',
    file: `${api}/kernel/rooms/room-access.ts`,
    find: 'needsLogin: isForMembers(model) && user === null,',
    put: 'needsLogin: false,',
    looks: [platform('kernel/rooms', 'fuzz/rights')],
  },
  {
    id: 'the picture of a closed show goes to everybody',
    kind: 'rights',
    file: `${api}/kernel/rooms/room-access.ts`,
    find: "const PICTURE = ['not_live', (s: RoomStanding) => !s.isPictureOpen] as const;",
    put: "const PICTURE = ['not_live', (s: RoomStanding) => s.isGone] as const;",
    looks: [platform('kernel/rooms', 'shows.test', 'fuzz/rights')],
  },
  {
    id: 'a silenced person writes on',
    kind: 'rights',
    file: `${api}/kernel/rooms/room-access.ts`,
    find: '(s: RoomStanding) => s.isSilenced && !s.isStaff',
    put: '(s: RoomStanding) => s.isSilenced && s.isGuest',
    looks: [platform('kernel/rooms', 'sockets')],
  },
  {
    id: 'an unproved age opens a picture',
    kind: 'rights',
    file: `${api}/kernel/rooms/room-access.ts`,
    find: 'needsAgeProof: !isStreamer && (await needsAgeProof(orm, visit, now)),',
    put: 'needsAgeProof: false,',
    looks: [platform('features/age', 'fuzz/age', 'routes/age')],
  },
  {
    id: 'tokens are spent from a country without them',
    kind: 'rights',
    file: `${api}/kernel/rooms/room-access.ts`,
    find: 'isSenderWithoutTokens: countries.includes(NO_TOKENS_COUNTRY),',
    put: 'isSenderWithoutTokens: false,',
    looks: [platform('features/tips', 'routes/tips', 'kernel/rooms', 'visitor-standing')],
  },
  {
    id: 'a call needs no csrf token',
    kind: 'safety',
    file: `${api}/kernel/http/operation.ts`,
    find: 'if (!fits || !isSameOrigin(request, context.options))',
    put: 'if (!isSameOrigin(request, context.options))',
    looks: [platform('kernel/http', 'fuzz/api')],
  },
  {
    id: 'a call from another site is taken',
    kind: 'safety',
    file: `${api}/kernel/http/request.ts`,
    find: "if (site !== '' && site !== 'same-origin' && site !== 'none') return false;",
    put: '',
    looks: [platform('kernel/http', 'routes/index')],
  },
  {
    id: 'the back office asks for no right',
    kind: 'rights',
    file: `${api}/kernel/http/operation.ts`,
    find: 'if (operation.staff) requireRight(viewer.user, operation.staff);',
    put: '',
    looks: [platform('routes/admin', 'fuzz/api')],
  },
  {
    id: 'the session cookie can be read by scripts',
    kind: 'safety',
    file: `${api}/kernel/http/cookies.ts`,
    find: 'httpOnly: true,',
    put: 'httpOnly: false,',
    looks: [platform('kernel/http', 'routes/index')],
  },
  {
    id: 'events of a change are not stored',
    kind: 'events',
    file: `${api}/kernel/events/outbox.ts`,
    find: 'toRoom: (room, event, payload) => void events.push({ room, event, payload: { ...payload } }),',
    put: 'toRoom: () => undefined,',
    looks: [platform('kernel/events', 'features/tips', 'routes/tips')],
  },
  {
    id: 'published events stay and are published again',
    kind: 'events',
    file: `${api}/kernel/events/outbox.ts`,
    find: 'while ((await publishRows(left, true)) === BATCH);',
    put: 'await publishRows(sql`false`, true);',
    looks: [platform('kernel/events', 'testing/bus-away', 'testing/kill')],
  },
  {
    id: 'the receiver of a tip is not notified',
    kind: 'events',
    file: `${api}/features/tips/settle-tip.ts`,
    find: "unit.toUser(receiver.id, 'v3.tip.received', received);",
    put: '',
    looks: [platform('features/tips', 'routes/tips'), unit('scripts/lint/sent-events')],
  },
  {
    id: 'a tip in a private show is a line of the public room',
    kind: 'events',
    file: `${api}/features/tips/settle-tip.ts`,
    find: 'const room = roomName(receiver.username, isInPrivate ? sender.username : undefined);',
    put: 'const room = roomName(receiver.username, undefined);',
    looks: [platform('features/tips', 'routes/tips', 'shows')],
  },
  {
    id: 'an anonymous tip names the sender',
    kind: 'rights',
    file: `${api}/features/tips/settle-tip.ts`,
    find: "sender_name: body.type === 'anonymous' ? ANONYMOUS : sender.username,",
    put: 'sender_name: sender.username,',
    looks: [platform('features/tips', 'routes/tips', 'routes/billing')],
  },
  {
    id: 'pages of two hosts share a cache entry',
    kind: 'cache',
    file: `${site}/server/serve-page.ts`,
    find: 'pages.get(JSON.stringify(shared), (gone) => make(shared, request, gone), left);',
    put: "pages.get(JSON.stringify({ ...shared, host: '' }), (gone) => make(shared, request, gone), left);",
    looks: [platform('tests/html', 'fuzz/html'), e2e('html', 'brand')],
  },
  {
    id: 'pages of two languages share a cache entry',
    kind: 'cache',
    file: `${site}/server/visit.ts`,
    find: 'if (inPath !== (base ? language : null)) {',
    put: 'if (inPath !== null && inPath !== (base ? language : null)) {',
    looks: [unit('server/visit'), platform('tests/html')],
  },
  {
    id: 'pages of two schemes share a cache entry',
    kind: 'cache',
    file: `${site}/server/serve-page.ts`,
    find: 'pages.get(JSON.stringify(shared), ',
    put: 'pages.get(JSON.stringify({ ...shared, scheme: null }), ',
    looks: [unit('apps/site/src/server'), platform('tests/html', 'fuzz/html'), fuzz('pages')],
  },
  {
    id: 'pages of two places share a cache entry',
    kind: 'cache',
    file: `${site}/server/serve-page.ts`,
    find: 'pages.get(JSON.stringify(shared), ',
    put: 'pages.get(JSON.stringify({ ...shared, place: {} }), ',
    looks: [unit('apps/site/src/server'), platform('tests/html', 'fuzz/html'), fuzz('pages')],
  },
  {
    id: 'a failed page is stored',
    kind: 'cache',
    file: `${site}/server/serve-page.ts`,
    find: 'status >= 500 ? FAILED : SHARED',
    put: 'status >= 600 ? FAILED : SHARED',
    looks: [unit('apps/site/src/server'), platform('tests/html', 'fuzz/html'), e2e('html', 'network')],
  },
  {
    id: 'a page may be framed by other sites',
    kind: 'safety',
    file: `${site}/server/security-headers.ts`,
    find: `"frame-ancestors 'none'",`,
    put: '',
    looks: [unit('server/security-headers')],
  },
  {
    id: 'scripts may come from uploads',
    kind: 'safety',
    file: `${site}/server/security-headers.ts`,
    find: '/assets/` :',
    put: '/` :',
    looks: [unit('server/security-headers')],
  },
  {
    id: 'operator HTML may link to a script',
    kind: 'safety',
    file: `${theme}/operator-html/safe-text.ts`,
    find: 'if (!/^https:\\/\\/[a-z0-9]/i.test(href) || !URL.canParse(href)) return null;',
    put: 'if (!URL.canParse(href)) return null;\n  if (/^javascript:/i.test(href)) return href;',
    looks: [unit('operator-html', 'tests/security')],
  },
  {
    id: 'operator HTML keeps the text of scripts',
    kind: 'safety',
    file: `${theme}/operator-html/check.ts`,
    find: 'if (mute.has(name)) {',
    put: "if (mute.has(name) && name !== 'script') {",
    looks: [unit('operator-html', 'tests/security')],
  },
  {
    id: 'a redirect leads to another site by two slashes',
    kind: 'safety',
    file: `${contract}/rules/content/redirect-target.ts`,
    find: "return !target.startsWith('//');",
    put: 'return true;',
    looks: [unit('rules/content'), platform('routes/content')],
  },
  {
    id: 'a room with a password shows as offline',
    kind: 'rules',
    file: `${contract}/rules/room/display-status.ts`,
    find: "if (room.hasCamPassword && !room.isSiteModerator) return 'password_required';",
    put: '',
    looks: [unit('rules/room', 'rules/rules')],
  },
  {
    id: 'clients that lost the connection reconnect at once',
    kind: 'rules',
    file: `${site}/shell/sockets/backoff.ts`,
    find: 'SOCKET.backoffFirst.min + random() * (bound - SOCKET.backoffFirst.min)',
    put: 'SOCKET.backoffFirst.min + random() * 0',
    looks: [unit('sockets/backoff')],
  },
  {
    id: 'a dialog does not give the focus back',
    kind: 'focus',
    file: `${ui}/modal/modal-layer.tsx`,
    find: 'if (opener.current instanceof HTMLElement) opener.current.focus();',
    put: '',
    looks: [stories('ui/src/dialog', 'ui/src/drawer'), unit('ui/src/dialog'), e2e('a11y')],
  },
  {
    id: 'Escape closes a dialog that is not dismissible',
    kind: 'focus',
    file: `${ui}/modal/modal-layer.tsx`,
    find: "if (dismissible && !isOnToast(event)) onClose?.('escape');",
    put: "if (!isOnToast(event)) onClose?.('escape');",
    looks: [stories('ui/src/dialog', 'ui/src/drawer'), unit('ui/src/dialog')],
  },
  {
    id: 'a colour outside the tokens',
    kind: 'colours',
    file: `${ui}/badge/badge.tsx`,
    find: "live: 'bg-live text-on-live',",
    put: "live: 'bg-[#e11d48] text-on-live',",
    looks: [unit('scripts/lint'), stories('ui/src/badge')],
  },
  {
    id: 'a text on a colour that is not its pair',
    kind: 'colours',
    file: `${ui}/badge/badge.tsx`,
    find: "token: 'bg-token text-on-token',",
    put: "token: 'bg-token text-primary',",
    looks: [unit('scripts/lint'), stories('ui/src/badge')],
  },
  {
    id: 'a variant without effect',
    kind: 'colours',
    file: `${ui}/badge/badge.tsx`,
    find: "info: 'bg-info-soft text-on-info-soft',",
    put: "info: 'bg-surface-sunken text-text-muted shadow-[inset_0_0_0_1px_var(--fl-border)]',",
    looks: [stories('ui/src/badge')],
  },
  {
    id: 'a badge scrolls the page sideways at 390 px',
    kind: 'layout',
    file: `${ui}/price/price.tsx`,
    find: 'inline-flex max-w-full flex-wrap',
    put: 'inline-flex min-w-[480px] flex-wrap',
    looks: [stories('ui/src/price')],
  },
  {
    id: 'a struck price is read like the present one',
    kind: 'texts',
    file: `${ui}/price/price.tsx`,
    find: "{wasHigher ? said('now') : null}",
    put: '',
    looks: [unit('ui/src/price'), stories('ui/src/price')],
  },
  {
    id: 'a switch in a right-to-left page moves the wrong way',
    kind: 'layout',
    file: `${ui}/switch/switch.tsx`,
    find: "sm: 'h-5 w-8.5'",
    put: "sm: 'h-5 w-[500px]'",
    looks: [stories('ui/src/switch')],
  },
  {
    id: 'a class name that Tailwind does not know',
    kind: 'layout',
    file: `${ui}/dialog/dialog.tsx`,
    find: 'desktop:max-w-[560px]',
    put: 'desktop:max-w-560px-wide',
    looks: [unit('scripts/lint/known-classes')],
  },
  {
    id: 'an area imports another one without a row in the table',
    kind: 'rules',
    file: `${site}/shell/sockets/backoff.ts`,
    find: "import { SOCKET } from '@footlight/contract';",
    put: "import { SOCKET } from '@footlight/contract';\nimport '../../features/tips/use-tip.ts';",
    looks: [{ by: 'boundaries' }],
  },
  {
    id: 'a widget loads a data library',
    kind: 'rules',
    file: `${room}/index.ts`,
    find: '',
    put: "import 'swr';\n",
    looks: [{ by: 'boundaries' }],
  },
];

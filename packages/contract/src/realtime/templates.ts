import { APP_TEMPLATES } from './app-events.ts';
import { SHOW_TEMPLATES } from './show-events.ts';

/**
 * Templates of the wire format (spec 3, chat socket message format): the ordered field names whose presence a
 * bitmask tells. Append-only: a position never changes its meaning.
 *
 * A field is `name`, `name:template` (one nested object) or `name:template[]` (a list of them).
 */
export type TemplateField = string;
export type Templates = Readonly<Record<string, readonly TemplateField[]>>;

const CHAT_USER = [
  'username',
  'gender',
  'is_model',
  'is_vip',
  'is_super_vip',
  'has_tokens',
  'email_confirmed',
  'has_cc',
  'has_purchase',
  'is_guest',
  'recentTips',
  'tokens',
  'recent_purchases',
  'socket_id',
] as const;

export const TEMPLATES = {
  chat_user: CHAT_USER,
  /** A line of the room as history replays it: the spec's four fields first, then what a live line carries. */
  room_line: [
    'message',
    'username',
    'has_tokens',
    'has_purchase',
    'recent_purchases',
    'kind',
    'seq',
    'at',
    'line_id',
    'client_id',
    'tokens',
    'is_model',
    'is_vip',
    'is_super_vip',
    'is_moderator',
    'action',
  ],
  'v3.authorize': ['token', 'version', 'room', 'epoch', 'seq'],
  'v3.authorize.success': ['success', 'user:chat_user', 'room', 'epoch'],
  'v3.authorize.failed': ['success', 'reason'],
  'v3.lobby.discover': ['room'],
  'v3.lobby.discovered': ['room', 'url'],
  'v3.client.version': ['version'],
  'v3.templates': ['templates'],
  'v3.token.update': ['username', 'tokens', 'token_change', 'membership', 'type'],
  'v3.tip.received': ['tokens', 'receiver_name', 'sender_name', 'type', 'comment', 'seq', 'at', 'line_id'],
  'v3.chat.message': [
    'message',
    ...CHAT_USER,
    'user_language',
    'seq',
    'at',
    'line_id',
    'client_id',
    'is_moderator',
  ],
  'v3.chat.subject': ['subject', 'subject_color'],
  'v3.chat.history': ['messages:room_line[]', 'epoch', 'seq', 'recovered'],
  'v3.chat.user_list': ['count', 'users:chat_user[]'],
  'v3.chat.user_joined': ['user:chat_user'],
  'v3.chat.user_left': ['user:chat_user', 'room'],
  'v3.chat.user_count': ['user_count'],
  'v3.chat.update': [
    'id',
    'status',
    'origin_server',
    'module_ids',
    'app_ids',
    'cam2cam',
    'thumb_small',
    'stream_name',
  ],
  'v3.chat.moderate': ['action', 'username', 'reason', 'seq', 'at', 'line_id'],
  ...SHOW_TEMPLATES,
  ...APP_TEMPLATES,
} as const satisfies Templates;

const FIELD = /^[A-Za-z][A-Za-z0-9_]{0,47}(:[A-Za-z][A-Za-z0-9_.]{0,47}(\[\])?)?$/;
const MAX_TEMPLATES = 400;
const MAX_FIELDS = 120;

/**
 * Checks templates sent by the server (`v3.templates`): names and fields well-formed, nested ones known, and every
 * template that this build knows only extended, never changed. Null when anything is off.
 */
export const acceptTemplates = (known: Templates, sent: unknown): Templates | null => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const entries = Object.entries(sent);
  if (entries.length > MAX_TEMPLATES) return null;
  const next: Record<string, readonly TemplateField[]> = Object.assign(Object.create(null), known);
  for (const [name, fields] of entries) {
    if (!/^[a-z][A-Za-z0-9_.-]{0,63}$/.test(name) || !Array.isArray(fields) || fields.length > MAX_FIELDS)
      return null;
    if (!fields.every((field): field is string => typeof field === 'string' && FIELD.test(field)))
      return null;
    const before = Object.hasOwn(known, name) ? known[name] : undefined;
    if (before?.some((field, index) => fields[index] !== field)) return null;
    next[name] = fields;
  }
  for (const fields of Object.values(next)) {
    for (const field of fields) {
      const nested = field.split(':')[1]?.replace('[]', '');
      if (nested !== undefined && next[nested] === undefined) return null;
    }
  }
  return next;
};

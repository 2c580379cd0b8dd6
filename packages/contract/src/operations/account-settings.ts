import * as v from 'valibot';
import { CurrentUser } from '../entities/account.ts';
import { EmailInput } from '../entities/account-input.ts';
import { GenderSchema, IsoDate, line, Username } from '../entities/common.ts';
import { BlockedPlaces, Settings, SettingsChange } from '../entities/settings.ts';
import { exampleCurrentUser } from '../fixtures/examples.ts';
import { AVATAR_LIMITS, DISPLAY_NAME } from '../rules/account/account-settings.ts';
import { MAX_PASSWORD } from '../rules/constants.ts';
import { defineOperations } from './define.ts';

const Done = v.object({ status: v.literal(1) });
const ownAccount = ['invalid_input', 'login_required', 'csrf_failed', 'rate_limited'] as const;

/** What users change about their account. */
export const settingsOperations = defineOperations('account', {
  'POST /user/settings': {
    id: 'saveSettings',
    summary:
      'Saves the given settings; the others stay unchanged. Settings of a room and blocked places are for broadcasters (`forbidden`); the layout of the home page is for logged-in users (`login_required`), and post-pay for those who have credit and a saved card.',
    spec: '1§7',
    auth: 'session',
    body: SettingsChange,
    ok: v.object({ settings: Settings, ...BlockedPlaces }),
    errors: ['invalid_input', 'csrf_failed', 'conflict', 'forbidden', 'login_required'],
    example: { settings: exampleCurrentUser.settings, blocked_countries: [], blocked_states: [] },
  },
  'POST /user/profile': {
    id: 'updateProfile',
    summary:
      'Changes the given fields of the profile. Gender and birth date are fixed for broadcasters and after an identity check.',
    spec: '1§7',
    auth: 'user',
    assumed: true,
    body: v.partial(
      v.object({
        display_name: v.pipe(line(DISPLAY_NAME.max), v.minLength(DISPLAY_NAME.min, 'too_short')),
        /** Null: not specified. */
        gender: v.nullable(GenderSchema),
        birth_date: IsoDate,
      }),
    ),
    ok: v.object({ user: CurrentUser }),
    errors: ownAccount,
    example: { user: exampleCurrentUser.user },
  },
  'POST /user/email': {
    id: 'changeEmail',
    summary:
      'Mails a link to the new address, which becomes the account’s when the link is opened, and a notice to the old one.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    body: v.object({
      email: EmailInput,
      password: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(MAX_PASSWORD, 'too_long')),
    }),
    ok: Done,
    errors: [...ownAccount, 'password_wrong', 'email_taken', 'unavailable'],
    example: { status: 1 },
  },
  'POST /user/username': {
    id: 'changeUsername',
    summary:
      'Changes the username where `can_change_username` says so. The old name stays reserved for the account. Other tabs reload.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    body: v.object({ username: Username }),
    ok: v.object({ status: v.literal(1), username: Username }),
    errors: [...ownAccount, 'username_taken', 'username_fixed'],
    example: { status: 1, username: 'new_name' },
  },
  'POST /avatar/upload': {
    id: 'uploadAvatar',
    summary: 'Stores a profile picture: one PNG, JPG, WEBP, GIF or AVIF, cut to a square and drawn anew.',
    spec: '1§7',
    auth: 'user',
    upload: { maxBytes: AVATAR_LIMITS.bytes },
    ok: v.object({ status: v.literal(1), user: v.object({ avatar: v.string() }) }),
    errors: [
      ...ownAccount,
      'avatar_count',
      'avatar_not_image',
      'avatar_type',
      'avatar_too_large',
      'image_damaged',
    ],
    example: { status: 1, user: { avatar: '/art/user/example.webp' } },
  },
  'POST /avatar/remove': {
    id: 'removeAvatar',
    summary: 'Deletes the profile picture.',
    spec: '1§7',
    auth: 'user',
    assumed: true,
    body: v.object({}),
    ok: v.object({ status: v.literal(1), user: v.object({ avatar: v.null() }) }),
    errors: ownAccount,
    example: { status: 1, user: { avatar: null } },
  },
});

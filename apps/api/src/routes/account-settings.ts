import type { Settings } from '@footlight/contract';
import { RoomAccountSettings } from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mailEmailChange } from '../features/account/email-change.ts';
import { changeProfile } from '../features/account/profile.ts';
import { changeUsername } from '../features/account/username.ts';
import { saveRoomAccount } from '../features/broadcaster/save-room-account.ts';
import { givenCredit } from '../features/limits/funds.ts';
import { setReUp, termsOf } from '../features/limits/terms.ts';
import { roomsOf } from '../features/shows/store.ts';
import { notifyCorrespondents } from '../features/social/notify-correspondents.ts';
import { hasSavedCard } from '../kernel/accounts/card-on-file.ts';
import { verifyPassword } from '../kernel/accounts/password.ts';
import { pmAllowOf } from '../kernel/accounts/settings.ts';
import { userById } from '../kernel/accounts/users.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Orm } from '../kernel/db/database.ts';
import { savedCard, user } from '../kernel/db/schema/index.ts';
import { guestSettings, setGuestSettings } from '../kernel/http/cookies.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { type Call, registerOperation } from '../kernel/http/operation.ts';
import { mailPlace } from '../kernel/mail/place.ts';
import { guestSettingsFrom, NOWHERE_BLOCKED, settingsOf } from '../read-models/account-settings.ts';
import type { Context } from './context.ts';
import { visitorView } from './visitor-view.ts';

const MINUTE = 60_000;
const ROOM_SETTINGS = new Set(Object.keys(RoomAccountSettings.entries));

/** Splits a change into what the account stores and what its room stores. */
function partsOf(change: Call<'POST /user/settings'>['body']) {
  const { auto_re_ups: reUps, blocked_countries: countries, blocked_states: states, ...rest } = change;
  const entries = Object.entries(rest);
  const own = Object.fromEntries(entries.filter(([name]) => !ROOM_SETTINGS.has(name))) as Partial<Settings>;
  const room = Object.fromEntries(entries.filter(([name]) => ROOM_SETTINGS.has(name))) as RoomAccountSettings;
  return { reUps, own, room: { settings: room, countries, states } };
}

/** Turns auto re-up off, or on with the pack and card of before. */
async function switchReUp(tx: Orm, userId: number, enabled: boolean, now: number): Promise<void> {
  const { reUp } = await termsOf(tx, userId, now);
  const isCardKept = await tx.$count(
    savedCard,
    and(eq(savedCard.id, reUp.card_id ?? ''), eq(savedCard.userId, userId)),
  );
  if (enabled && (reUp.product_id === null || isCardKept === 0)) throw new ApiError('conflict');
  await setReUp(tx, userId, { enabled, disabled_by_user: !enabled });
}

/** What users change about their account (spec 1 §3 and §7). */
export function registerAccountSettings(app: FastifyInstance, context: Context): void {
  const { database, options, work } = context;
  const { orm } = database;
  const changes = createLimit(context, 'account-settings:changes', 30, MINUTE);
  const guesses = createLimit(context, 'account-settings:guesses', 10, MINUTE, { growingFromS: 30 });
  const mails = createLimit(context, 'account-settings:mails', 5, 10 * MINUTE);

  registerOperation(app, context, 'POST /user/settings', async ({ viewer, request, reply, body }) => {
    const { reUps, own, room } = partsOf(body);
    const { user: owner } = viewer;
    const isOfRoom =
      Object.keys(room.settings).length > 0 || room.countries !== undefined || room.states !== undefined;
    if (isOfRoom && owner?.type !== 'model') throw new ApiError('forbidden');
    // The page of guests is the same for all of them.
    if (!owner && own.home_layout !== undefined) throw new ApiError('login_required');
    // Post-pay needs granted credit and a card on file.
    if (own.postpay && !(owner && givenCredit(owner) !== null && (await hasSavedCard(orm, owner.id)))) {
      throw new ApiError('invalid_input', { fields: { postpay: 'not_accepted' } });
    }
    if (!owner) {
      const settings = guestSettingsFrom({ ...guestSettingsFrom(guestSettings(request)), ...own });
      setGuestSettings(request, reply, options, settings);
      return { settings, ...NOWHERE_BLOCKED };
    }
    return work.run(async (unit) => {
      // Two tabs may change different settings at once.
      const [before] = await unit.tx
        .select({ settings: user.settings })
        .from(user)
        .where(eq(user.id, owner.id))
        .for('update');
      await unit.tx
        .update(user)
        .set({ settings: { ...before?.settings, ...own } })
        .where(eq(user.id, owner.id));
      if (reUps) await switchReUp(unit.tx, owner.id, reUps.enabled, context.now());
      if (isOfRoom) await saveRoomAccount(unit, owner, room);
      const answer = await settingsOf(unit.tx, await userById(unit.tx, owner.id));
      const { settings } = answer;
      unit.toUser(owner.id, 'v3.user.settings', { settings });
      if (settings.pm_allow !== pmAllowOf(owner)) await notifyCorrespondents(unit, owner);
      return answer;
    });
  });

  registerOperation(app, context, 'POST /user/profile', async ({ viewer, body, request }) => {
    await changes.take(request, `profile ${viewer.user.id}`);
    const changed = await work.run((unit) => changeProfile(unit.tx, viewer.user.id, body));
    return { user: (await visitorView(context, { ...viewer, user: changed }, request)).user };
  });

  registerOperation(app, context, 'POST /user/email', async ({ viewer, body, request }) => {
    const { id, passwordHash } = viewer.user;
    await guesses.take(request, `email ${id}`);
    if (!(await verifyPassword(body.password, passwordHash))) throw new ApiError('password_wrong');
    await guesses.giveBack(request, `email ${id}`);
    await mails.take(request, `email ${id}`);
    const { site } = await context.sites.of(request);
    const place = mailPlace(request, context, site);
    await work.run((unit) => mailEmailChange(unit.tx, id, body.email, place));
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /user/username', async ({ viewer, body, request }) => {
    const { id } = viewer.user;
    await changes.take(request, `username ${id}`);
    await work.run(async (unit) => {
      // The other side of a show knows the viewer by this name.
      if ((await roomsOf(unit.tx, id)).length > 0) throw new ApiError('username_fixed');
      await changeUsername(unit, context.signer, id, body.username, context.now());
    });
    return { status: 1, username: body.username };
  });
}

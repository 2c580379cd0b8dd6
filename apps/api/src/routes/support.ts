import { showsLiveHelp, showsSupportPhone } from '@footlight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasProvenCard } from '../kernel/accounts/card-on-file.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { countryOf } from '../kernel/http/request.ts';
import type { Context } from './context.ts';

/** How visitors reach the people behind a site (spec 1 §6). */
export function registerSupport(app: FastifyInstance, context: Context): void {
  const { database, options, sites } = context;
  const isOfferedChat = async (user: UserRow | null, request: FastifyRequest): Promise<boolean> => {
    return showsLiveHelp({
      isLoggedIn: user !== null,
      hasCard: user !== null && (await hasProvenCard(database.orm, user.id)),
      isModel: user?.type === 'model',
      isStudio: user?.traits.isStudioOwner ?? false,
      roles: user?.roles ?? [],
      country: countryOf(request, options) ?? user?.country ?? null,
    });
  };

  registerOperation(app, context, 'GET /billing/show-live-help', async ({ viewer, request }) => ({
    show: await isOfferedChat(viewer.user, request),
  }));

  registerOperation(app, context, 'GET /support/contact', async ({ viewer, request }) => {
    const { user } = viewer;
    const { site } = await sites.of(request);
    const { support_email, support_phone, support_chat_url } = site.custom;
    return {
      email: support_email || null,
      phone: user && showsSupportPhone(user) ? support_phone || null : null,
      chat_url: support_chat_url && (await isOfferedChat(user, request)) ? support_chat_url : null,
    };
  });
}

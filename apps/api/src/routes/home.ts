import type { FastifyInstance, FastifyRequest } from 'fastify';
import { saveSections, sectionsOf } from '../features/home/sections.ts';
import type { Viewer } from '../kernel/accounts/session.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { createSharedParts, popularTags } from '../read-models/browse/shared.ts';
import { createHomeView, defaultSections, namedSections } from '../read-models/home/view.ts';
import { visitorPlace } from '../read-models/visitor-media.ts';
import { hiddenIn } from './browse-lists.ts';
import type { Context } from './context.ts';

/** The home page in sections (spec 2 §2, "Home layouts"). */
export function registerHome(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  const homeView = createHomeView(orm);
  const shared = createSharedParts();

  const aroundOf = async (call: {
    viewer: Viewer;
    request: FastifyRequest;
    query: { 'gender-hide'?: string | undefined };
  }) => ({
    site: (await context.sites.of(call.request)).site,
    hiddenGenders: hiddenIn(call.query),
    place: visitorPlace(context, call),
    now: context.now(),
    userId: call.viewer.user?.id ?? null,
  });

  registerOperation(app, context, 'GET /browse/react/home/section', async (call) => {
    const around = await aroundOf(call);
    const { sections } = call.query;
    if (sections !== undefined) return homeView(namedSections(sections), around);
    const [tag] = await popularTags(orm, shared, null, around.site);
    const { sectionList } = await homeView(defaultSections(tag), around);
    return { sectionList: sectionList.filter(({ userList }) => userList.length > 0) };
  });

  registerOperation(app, context, 'GET /browse/react/home/custom', async (call) =>
    homeView(await sectionsOf(orm, call.viewer.user.id), await aroundOf(call)),
  );

  const saves = createLimit(context, 'home:saves', 30, 60_000);
  registerOperation(app, context, 'POST /browse/react/home/custom/setting', async (call) => {
    const { id } = call.viewer.user;
    await saves.take(call.request, `home ${id}`);
    await context.work.run((unit) => saveSections(unit.tx, id, call.body.sectionList));
    return { status: 1 };
  });
}

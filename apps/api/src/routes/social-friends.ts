import type { FastifyInstance } from 'fastify';
import { peopleOf } from '../features/social/accounts.ts';
import { changeFriendship, friendIds } from '../features/social/friends.ts';
import { accountNamed } from '../kernel/accounts/users.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import type { Context } from './context.ts';

export function registerFriends(app: FastifyInstance, context: Context): void {
  const { orm } = context.database;
  const limit = createLimit(context, 'social-friends', 30, 60_000);

  registerOperation(app, context, 'GET /user/friends', async ({ viewer }) => {
    const found = await friendIds(orm, viewer.user.id);
    const ids = found.map(({ id }) => id);
    const people = await peopleOf(orm, viewer.user.id, ids, await context.presence.onlineIds());
    const friends = found.flatMap(({ id, status }) => {
      const person = people.get(id);
      return person ? [{ ...person, friendStatus: status }] : [];
    });
    return { friends: friends.sort((a, b) => (a.username < b.username ? -1 : 1)) };
  });

  registerOperation(
    app,
    context,
    'POST /user/{username}/friend',
    async ({ params, body, viewer, request }) => {
      await limit.take(request, `friend ${viewer.user.id}`);
      const other = await accountNamed(orm, params.username);
      const friendStatus = await context.work.run((unit) =>
        changeFriendship(unit, viewer.user, other, body.action),
      );
      return { status: 1, friendStatus };
    },
  );
}

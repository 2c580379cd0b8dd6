import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Loads the pages that match an address, and answers for them, so that the router is ready immediately: the loaders
 * answer null, on the server too. Without these answers the router would run the loaders first and draw nothing in the
 * meantime.
 */
export const readyRoutes = async (
  routes: RouteObject[],
  location: { pathname: string },
  basename: string,
): Promise<{ loaderData: Record<string, null> }> => {
  const matched = matchRoutes(routes, location, basename) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
  return { loaderData: Object.fromEntries(matched.map(({ route }) => [route.id ?? '', null])) };
};

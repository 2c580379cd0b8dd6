import { HttpResponse, http, type RequestHandler } from 'msw';
import { ERRORS, type ErrorType } from '../errors.ts';
import { type CallAnswer, type Operation, operations, type RouteKey } from '../operations/index.ts';

const BASE = '*/api/v1';

const handlerFor = (route: string, respond: () => Response): RequestHandler => {
  const [method = 'GET', path = '/'] = route.split(' ');
  const pattern =
    BASE +
    path.replaceAll(/(.)\{(\w+)\}/g, (_, before: string, name: string) =>
      before === '/' ? `/:${name}` : `${before}*`,
    );
  const make = method === 'GET' ? http.get : method === 'DELETE' ? http.delete : http.post;
  return make(pattern, respond);
};

/** A mock handler that answers one call, with the operation's example unless told otherwise. */
export const mockCall = <R extends RouteKey>(route: R, answer?: CallAnswer<R>): RequestHandler =>
  handlerFor(route, () =>
    HttpResponse.json((answer ?? operations[route].example) as Record<string, unknown>),
  );

/** A mock handler that fails one call with an error of the catalogue. */
export const mockError = (route: RouteKey, type: ErrorType): RequestHandler =>
  handlerFor(route, () =>
    HttpResponse.json(
      { status: 0, error: ERRORS[type].message, errorType: type },
      { status: ERRORS[type].status },
    ),
  );

/** Handlers for every call of the contract, each answering its example. */
export const mockAllCalls = (): RequestHandler[] =>
  (Object.entries(operations) as [RouteKey, Operation][]).map(([route]) => mockCall(route));

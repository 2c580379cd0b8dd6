import type { Site } from '@footlight/contract';
import type { Context } from '../context.ts';
import { ApiError } from '../http/errors.ts';
import type { Biller, WaitMethod } from './biller.ts';

/** Groups that a biller of their own takes. */
const isWaitMethod = (group: string): group is WaitMethod => group === 'crypto' || group === 'voucher';

/** The biller of a group of products: of crypto and vouchers the one that takes them, else the brand's. Null: nobody. */
export function billerOfGroup(
  context: Pick<Context, 'billers' | 'options'>,
  site: Site,
  group: string,
): Biller | null {
  if (!isWaitMethod(group)) return billerOf(context, site);
  return [...context.billers.values()].find(({ method }) => method === group) ?? null;
}

/** Who proves a card: the company that is named, where it takes cards, else the brand's. */
export function cardCheckerOf(
  context: Pick<Context, 'billers' | 'options'>,
  site: Site,
  name: string | undefined,
): Biller {
  const named = name === undefined ? undefined : context.billers.get(name);
  return named && named.method === undefined ? named : billerOf(context, site);
}

/** The biller of a brand: its own by configuration, else the first of the platform. */
export function billerOf({ billers, options }: Pick<Context, 'billers' | 'options'>, site: Site): Biller {
  const name = options.billerOfSite[site.sitecode];
  const biller = name === undefined ? billers.values().next().value : billers.get(name);
  if (!biller) throw new ApiError('product_not_found');
  return biller;
}

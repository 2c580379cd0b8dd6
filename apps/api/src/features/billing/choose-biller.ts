import type { Site } from '@footlight/contract';
import { ApiError } from '../../kernel/api-error.ts';
import type { RunOptions } from '../../kernel/context.ts';
import type { Biller, Billers, WaitMethod } from './biller.ts';

type BillerChoice = { billers: Billers; options: Pick<RunOptions, 'billerOfSite'> };

/** Product groups with a biller of their own. */
const isWaitMethod = (group: string): group is WaitMethod => group === 'crypto' || group === 'voucher';

/**
 * The biller of a product group: crypto and vouchers have their own, other groups use the brand's. Null: none is
 * configured.
 */
export function billerOfGroup(context: BillerChoice, site: Site, group: string): Biller | null {
  if (!isWaitMethod(group)) return billerOf(context, site);
  return [...context.billers.values()].find(({ method }) => method === group) ?? null;
}

/** The biller for card verification: the named one if it takes cards, else the brand's. */
export function cardCheckerOf(context: BillerChoice, site: Site, name: string | undefined): Biller {
  const named = name === undefined ? undefined : context.billers.get(name);
  const checker = named && named.method === undefined ? named : billerOf(context, site);
  if (checker.verifiesNoCards) throw new ApiError('product_not_found');
  return checker;
}

/** A brand's biller: the configured one, else the platform's first. */
export function billerOf({ billers, options }: BillerChoice, site: Site): Biller {
  const name = options.billerOfSite[site.sitecode];
  const biller = name === undefined ? billers.values().next().value : billers.get(name);
  if (!biller) throw new ApiError('product_not_found');
  return biller;
}

import type { Site } from '@footlight/contract';
import type { Context } from '../context.ts';
import { ApiError } from '../http/errors.ts';
import type { Biller } from './biller.ts';

/** The biller of a brand: its own by configuration, else the first of the platform. */
export function billerOf({ billers, options }: Pick<Context, 'billers' | 'options'>, site: Site): Biller {
  const name = options.billerOfSite[site.sitecode];
  const biller = name === undefined ? billers.values().next().value : billers.get(name);
  if (!biller) throw new ApiError('product_not_found');
  return biller;
}

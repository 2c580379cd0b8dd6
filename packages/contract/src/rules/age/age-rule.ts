import { AGE_PLACES, type AgeRule, ANYWHERE, type Place, REGIONS_WITHOUT_LAW } from './age-places.ts';

/** Whether a country hides the checks by card and by face scan (spec 3 §6), which visitors may know from elsewhere. */
export const hidesCardAndFaceScan = (country: string | null): boolean => country === 'FR' || country === 'IT';

const isRegional = (country: string): boolean => Object.hasOwn(REGIONS_WITHOUT_LAW, country);

/** The rule of the place with the fewest methods. */
const strictest = (rules: readonly AgeRule[]): AgeRule =>
  rules.reduce((one, other) => (other.methods.length < one.methods.length ? other : one));

/** What a place demands (spec 3 §6). An unknown region of a country with regional laws gets its strictest one. */
export function ageRuleFor({ country, region }: Place): AgeRule {
  if (country === null) return ANYWHERE;
  const places = AGE_PLACES.filter((one) => one.country === country);
  const found = places.find((one) => one.region === null || one.region === region);
  if (found) return found;
  const isFree = !isRegional(country) || REGIONS_WITHOUT_LAW[country]?.has(region ?? '') === true;
  return isFree ? ANYWHERE : strictest(places);
}

/**
 * The stricter of two rules: one that requires verification before one that does not, then the one with fewer methods.
 */
export function stricterRule(one: AgeRule, other: AgeRule): AgeRule {
  if (one.isRequired !== other.isRequired) return one.isRequired ? one : other;
  return strictest([one, other]);
}

/**
 * The rule for a visitor: the stricter of the rules for where they are and for where their account is. In a country
 * with regional laws, an account without a known state has no effect.
 */
export function ageRuleOf(here: Place, account: Place | null): AgeRule {
  const says =
    account !== null && account.country !== null && (account.region !== null || !isRegional(account.country));
  return says ? stricterRule(ageRuleFor(here), ageRuleFor(account)) : ageRuleFor(here);
}

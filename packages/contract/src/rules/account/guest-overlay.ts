/** Countries in which guests get the overlay (spec 1 §6). */
export const OVERLAY_COUNTRIES: ReadonlySet<string> = new Set(
  'AT AW BB BE BG BM BS CH CR CZ DE ES FI HK IE IL IS JP KR KY LU MX MY NL NZ PA PL PR PT RO RU SE SG TH TT UA ZA'.split(
    ' ',
  ),
);
const MINUTE = 60_000;

/** What the address says about the overlay (spec 1 §2). */
export interface OverlayParams {
  vidstop: '1' | 'now' | null;
  /** `_disabled_join_form`: 1 waits for a click before the sign-up form opens, 2 opens one that cannot be closed. */
  joinForm: '1' | '2' | null;
}

const oneOf = <T extends string>(values: readonly T[], given: string | null): T | null =>
  values.find((value) => value === given) ?? null;

/** The overlay's parameters of an address; null without any that is known. */
export const overlayParamsFrom = (query: URLSearchParams): OverlayParams | null => {
  const vidstop = oneOf(['1', 'now'] as const, query.get('vidstop'));
  const joinForm = oneOf(['1', '2'] as const, query.get('_disabled_join_form'));
  return vidstop || joinForm ? { vidstop, joinForm } : null;
};

/**
 * How long a guest watches before the overlay stops the video, in ms (spec 1 §4): a minute with `vidstop=1`, otherwise
 * two, and not at all with `vidstop=now` or if this browser has shown it before. Null: no overlay in this country.
 */
export const overlayDelay = (
  country: string | null,
  vidstop: OverlayParams['vidstop'],
  wasSeen: boolean,
): number | null => {
  if (country === null || !OVERLAY_COUNTRIES.has(country)) return null;
  if (wasSeen || vidstop === 'now') return 0;
  return vidstop === '1' ? MINUTE : 2 * MINUTE;
};

/** How the sign-up form comes with the overlay. The role `force_reg_popup` forces it (spec 1 §6). */
export const overlayForm = (
  joinForm: OverlayParams['joinForm'],
  roles: readonly string[],
): 'offered' | 'on_click' | 'forced' => {
  if (joinForm === '2' || roles.includes('force_reg_popup')) return 'forced';
  return joinForm === '1' ? 'on_click' : 'offered';
};

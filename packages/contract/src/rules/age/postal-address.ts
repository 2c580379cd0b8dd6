/** `none`: addresses of the country have no such part, so no form asks for it. */
export type AddressPart = 'required' | 'optional' | 'none';

/** Countries without postal codes (Universal Postal Union). */
const NO_CODE = new Set(
  (
    'AE AG AO AW BF BI BJ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GM GQ GY HK KI KM KN KP ML MO MR MW NR NU ' +
    'QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
);
/**
 * Countries whose codes are new or not part of every address, such as the Irish Eircode: forms that Google's
 * libaddressinput describes do not require them either.
 */
const OPTIONAL_CODE = new Set(
  (
    'AD AF AI AL AM AN AR AZ BA BB BD BG BH BM BN BO BQ BT BY CC CL CO CR CU CV CX CY DO DZ EC EG EH ET ' +
    'FO GE GH GI GN GT GW HM HN HR HT ID IE IL IQ IR IS JM JO KE KG KH KW KY KZ LA LB LC LK LR LS LY MA ' +
    'MC MD ME MG MK MM MN MT MU MV MZ NA NE NF NG NI NP OM PA PE PG PH PK PY RS SA SD SI SN SO SV SZ TH ' +
    'TJ TM TN TT TZ UM UY UZ VA VC VE VG VN WS ZM'
  ).split(' '),
);

/** Countries whose addresses need a state, province, prefecture or emirate. */
const PROVINCE = new Set('AE AU BR CA CN ES ID IN IT JP MX TH US'.split(' '));
/** Countries where people write one, but post arrives without it. */
const OPTIONAL_PROVINCE = new Set(
  (
    'AR BB BO BS CL CO CR CU DO EC EG FM GB GT HK HN IE IM IR IQ JM KR KW KY KZ MM MY MZ NG NI NZ OM PA PE PG PH PK PW ' +
    'PY RU SA SO SR SV TR TT TV TW UA UY UZ VE VN ZA'
  ).split(' '),
);

/** The parts of a postal address in a country. All parts while no country is chosen. ISO 3166-1 alpha-2. */
export const addressParts = (country: string): { zip: AddressPart; state: AddressPart } => ({
  zip: NO_CODE.has(country) ? 'none' : OPTIONAL_CODE.has(country) ? 'optional' : 'required',
  state:
    country === '' || PROVINCE.has(country)
      ? 'required'
      : OPTIONAL_PROVINCE.has(country)
        ? 'optional'
        : 'none',
});

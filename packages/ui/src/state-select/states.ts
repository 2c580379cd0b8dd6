import type { Place } from '../country-select/countries.ts';

/** Parses `AL Alabama|AK Alaska` to a list. Proper names: the same in every language. */
const places = (text: string): readonly Place[] =>
  text.split('|').map((line) => ({ code: line.slice(0, 2), name: line.slice(3) }));

/** Postal codes of the 50 states, the federal district, the territories and the armed forces. */
const unitedStates = places(
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific',
);

const canada = places(
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
);

/** The states or provinces of a country, or null if the user types them (spec 3 §5: select for US and CA). */
export function statesOf(country: string): readonly Place[] | null {
  if (country === 'US') return unitedStates;
  return country === 'CA' ? canada : null;
}

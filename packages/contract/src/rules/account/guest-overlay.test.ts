import { expect, it } from 'vitest';
import { OVERLAY_COUNTRIES, overlayDelay, overlayForm, overlayParamsFrom } from './guest-overlay.ts';

it('[SHELL-16] the overlay comes after one minute, two minutes or at once, in 37 countries', () => {
  expect(OVERLAY_COUNTRIES.size).toBe(37);
  expect(overlayDelay('DE', null, false)).toBe(120_000);
  expect(overlayDelay('DE', '1', false)).toBe(60_000);
  expect(overlayDelay('DE', 'now', false)).toBe(0);
  expect(overlayDelay('DE', '1', true)).toBe(0);
  expect(overlayDelay('US', 'now', true)).toBeNull();
  expect(overlayDelay(null, 'now', true)).toBeNull();
});

it('[SHELL-13] vidstop and _disabled_join_form are read, and other values are not', () => {
  const read = (query: string) => overlayParamsFrom(new URLSearchParams(query));
  expect(read('vidstop=now&_disabled_join_form=2')).toEqual({ vidstop: 'now', joinForm: '2' });
  expect(read('vidstop=1')).toEqual({ vidstop: '1', joinForm: null });
  expect(read('vidstop=5&_disabled_join_form=0')).toBeNull();
});

it('[SHELL-16] sign-up is forced by the parameter or the role force_reg_popup', () => {
  expect(overlayForm(null, [])).toBe('offered');
  expect(overlayForm('1', [])).toBe('on_click');
  expect(overlayForm('2', [])).toBe('forced');
  expect(overlayForm(null, ['force_reg_popup'])).toBe('forced');
});

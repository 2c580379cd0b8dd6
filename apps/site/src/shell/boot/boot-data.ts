import type { Boot } from './boot.ts';

/** Id of the element with the page's data, as JSON. */
export const BOOT_ELEMENT = 'boot';

export const readBoot = (): Boot =>
  JSON.parse(document.getElementById(BOOT_ELEMENT)?.textContent ?? '') as Boot;

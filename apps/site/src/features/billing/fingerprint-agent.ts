import { hashComponents, loadSources, prepareForSources, sources } from '@fingerprintjs/fingerprintjs';

/**
 * `fontPreferences` writes markup, which the page's Trusted Types refuse; `domBlockers` is slow and reveals little
 * about a device. The library's `load` would run both, and report to its vendor.
 */
const LEFT_OUT = ['fontPreferences', 'domBlockers'] as const;

/** A fingerprint of this device, computed in the browser; no request is sent. */
export const fingerprintOfDevice = async (): Promise<string> => {
  await prepareForSources();
  const components = await loadSources(sources, { cache: {}, debug: false }, LEFT_OUT)();
  return hashComponents(components);
};

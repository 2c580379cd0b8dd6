import { type ComponentProps, useState } from 'react';

/** What an image element takes of a picture that may not come; null without one, and once it failed. */
export function usePicture(
  src: string | undefined,
): Pick<ComponentProps<'img'>, 'src' | 'ref' | 'onError'> | null {
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) return null;
  const fail = () => setFailed(src);
  return {
    src,
    onError: fail,
    // A picture that failed before the page came alive tells nobody; it is asked here.
    ref: (img) => {
      if (img?.complete && img.naturalWidth === 0) fail();
    },
  };
}

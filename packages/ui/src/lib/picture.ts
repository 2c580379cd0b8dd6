import { type ComponentProps, useState } from 'react';

/** Image props for a picture that may fail to load; null without a picture or after a failure. */
export function usePicture(
  src: string | undefined,
): Pick<ComponentProps<'img'>, 'src' | 'ref' | 'onError'> | null {
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) return null;
  const fail = () => setFailed(src);
  return {
    src,
    onError: fail,
    // A picture that failed before hydration fires no event: check it here.
    ref: (img) => {
      if (img?.complete && img.naturalWidth === 0) fail();
    },
  };
}

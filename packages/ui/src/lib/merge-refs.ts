import type { Ref, RefCallback } from 'react';

const give = <T>(ref: Ref<T> | undefined, element: T | null) => {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
};

/** Merges two refs, for components that need their root too. */
export const mergeRefs =
  <T>(one: Ref<T> | undefined, other: Ref<T> | undefined): RefCallback<T> =>
  (element) => {
    const forget = [one, other].map((ref) => {
      const end = give(ref, element);
      return typeof end === 'function' ? end : () => void give(ref, null);
    });
    return () => {
      for (const end of forget) end();
    };
  };

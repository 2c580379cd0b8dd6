import { type ComponentType, lazy, Suspense } from 'react';
import { loadRetried } from './load-retried.ts';

/**
 * A component that is loaded when it is first shown, and takes no space until then.
 *
 * @param useIsShown a hook: while it returns false, nothing is shown or loaded
 */
export const lazyComponent = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  useIsShown: (props: P) => boolean = () => true,
): ComponentType<P> => {
  const Loaded = lazy(() => loadRetried(load)) as unknown as ComponentType<P>;
  return (props) =>
    useIsShown(props) ? (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    ) : null;
};

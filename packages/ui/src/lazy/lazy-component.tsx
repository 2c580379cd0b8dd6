import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { FailedPart, type FailedPartPlace } from '../failed-part/failed-part.tsx';
import { afterPress } from './after-press.ts';
import { loadRetried } from './load-retried.ts';

interface BoundaryProps {
  failed: (error: unknown) => ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { caught: { error: unknown } | null }> {
  override state = { caught: null as { error: unknown } | null };
  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }
  override render() {
    const { caught } = this.state;
    return caught ? this.props.failed(caught.error) : this.props.children;
  }
}

/** Calls back when the network returns. */
const WhenOnline = ({ heal }: { heal: () => void }) => {
  useEffect(() => {
    window.addEventListener('online', heal);
    return () => window.removeEventListener('online', heal);
  }, [heal]);
  return null;
};

/** Says when the part beside it has been rendered. */
const WhenRendered = ({ tell }: { tell: () => void }) => {
  useEffect(tell, [tell]);
  return null;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

const never = () => () => undefined;
/** False on the server and during hydration. */
const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** What a message of a failure can offer. */
export interface LazyFailure {
  /** Loads the part again; undefined if that cannot help. */
  onRetry: (() => void) | undefined;
  /** Reloads the page: where a retry failed, or cannot help. */
  onReload: (() => void) | undefined;
}

export interface LazyOptions<P> {
  /**
   * The server also renders the part, and its HTML stays until the part has loaded. For parts that need no click, or
   * that the page loads before it hydrates: until then, the HTML does not react. By default the server draws `pending`.
   */
  onServer?: boolean;
  /** A hook: while it returns false, nothing is shown or loaded. */
  useIsShown?: (props: P) => boolean;
  /** Shown while loading; by default nothing. */
  pending?: (props: P) => ReactNode;
  /** Where the message of a failure is shown; by default in the place of the part. */
  place?: FailedPartPlace;
  /** Replaces the message of a failure; null shows nothing, for a part that nobody misses. */
  failure?: ComponentType<LazyFailure> | null;
  /** Called when the user closes the message, for a part that is opened and closed. */
  onDismiss?: (props: P) => void;
}

/**
 * A component that is loaded when it is first shown. If it does not load, or fails while it renders, a small message
 * with a retry takes its place, and the rest of the page stays as it is. A part that did not load is loaded again when
 * the network returns; with a `failure` of its own, the page reloads then. The error reaches `onCaughtError` of the root.
 */
export const lazyComponent = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  {
    onServer = false,
    useIsShown = () => true,
    pending = () => null,
    place,
    failure: Failure,
    onDismiss,
  }: LazyOptions<P> = {},
): ComponentType<P> => {
  const make = () => lazy(() => loadRetried(load).then(afterPress)) as unknown as ComponentType<P>;
  let Loaded = make();
  return (props) => {
    const [retries, setRetries] = useState(0);
    const [isRendered, setRendered] = useState(false);
    const isInBrowser = useIsInBrowser();
    const deferred = useDeferredValue(props);
    const present = isRendered ? props : deferred;
    // An urgent update before the part has loaded would make React throw away what the server drew in its place.
    // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt needs another element
    const part = useMemo(
      () => (
        <Suspense fallback={pending(present)}>
          <Loaded {...present} />
          <WhenRendered tell={() => setRendered(true)} />
        </Suspense>
      ),
      [present, retries],
    );
    const failed = (error: unknown) => {
      // i18next never asks again for texts that did not load.
      const isFinal = (error as Error | null)?.name === 'TextLoadError';
      const retry = () => {
        // React keeps the failure of a lazy component, so another attempt needs another one.
        Loaded = make();
        setRetries(retries + 1);
      };
      const reload = () => window.location.reload();
      const isNotLoaded = (error as Error | null)?.name === 'ChunkLoadError';
      // From version 150 on, Chromium never asks again for a script that failed to load. A whole page has nothing that a
      // reload could lose.
      const isPage = Boolean(Failure) && (isNotLoaded || isFinal);
      const ways: LazyFailure = {
        onReload: retries > 0 || isFinal ? reload : undefined,
        onRetry: isFinal ? undefined : isPage ? reload : retry,
      };
      return (
        <>
          {isPage ? <WhenOnline heal={reload} /> : isNotLoaded ? <WhenOnline heal={retry} /> : null}
          {Failure === undefined ? (
            <FailedPart place={place} {...ways} onDismiss={onDismiss && (() => onDismiss(props))} />
          ) : Failure === null ? null : (
            <Failure {...ways} />
          )}
        </>
      );
    };
    if (!useIsShown(props)) return null;
    return isInBrowser || onServer ? (
      <>
        {/* The pressed retry disappears with its message: Tab continues from here, at the part that loads. */}
        {retries > 0 ? <span key={-retries} ref={takeFocus} tabIndex={-1} className="sr-only" /> : null}
        <Boundary key={retries} failed={failed}>
          {part}
        </Boundary>
      </>
    ) : (
      pending(props)
    );
  };
};

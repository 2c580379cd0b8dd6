import { isCameraOnAir, LeaveDialog, LiveStrip } from '@footlight/room-widgets';
import { useStoreValue } from '@footlight/room-widgets/stores';
import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { splitLanguage } from '../../shell/i18n/language.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import type { CameraSession } from './camera-session.ts';
import { useHeldCamera } from './held-camera.ts';

const CAMERA_PAGE = '/studio';
const isStudio = (pathname: string): boolean => /^\/(studio|admin)(\/|$)/.test(splitLanguage(pathname).path);

const Held = ({ session }: { session: CameraSession }) => {
  const { step } = useStoreValue(session.view, session.view.getSnapshot());
  const { pathname } = useLocation();
  const { isLoggedIn } = useCurrentUser();
  const isOnAir = isCameraOnAir(step);
  // Closing the tab ends the broadcast.
  useEffect(() => {
    if (!isOnAir) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnAir]);
  // So does a page outside of the studio. After a logout there is nothing to stay for.
  const blocker = useBlocker(({ nextLocation }) => isOnAir && isLoggedIn && !isStudio(nextLocation.pathname));
  return (
    <>
      {pathname === CAMERA_PAGE ? null : (
        <LiveStrip step={step} href={CAMERA_PAGE} onEnd={() => void session.end()} />
      )}
      {blocker.state === 'blocked' ? (
        <LeaveDialog onStay={blocker.reset} onLeave={() => void session.end().then(blocker.proceed)} />
      ) : null}
    </>
  );
};

/** Shown in the studio's frame, on all its pages, for a broadcast from this tab. */
const HeldLive = () => {
  const session = useHeldCamera();
  return session ? <Held session={session} /> : null;
};

export default HeldLive;

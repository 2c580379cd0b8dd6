import { overlayDelay, overlayForm, overlayParamsFrom } from '@footlight/contract';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useModals } from '../../shell/modals/modals.ts';
import { guestOverlayAtom } from '../../shell/room/guest-overlay.ts';
import { overlayParamsAtom } from '../../shell/session/overlay-params.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** When the guest started to watch in this tab: another room does not start the time again. */
const watchingSinceAtom = storedAtom<number | null>('guest-watching-since', null, 'session', true);
const wasSeenAtom = storedAtom('guest-overlay-seen', false, 'local', true);

/** Stops the video of a guest after a while and offers or demands to sign up (spec 1 §4, §6). */
const GuestOverlay = () => {
  const user = useCurrentUser().data?.user;
  const { search } = useLocation();
  const kept = useAtomValue(overlayParamsAtom);
  // The settings of this address are stored a moment later; those of an earlier address must not apply before.
  const params = useMemo(() => overlayParamsFrom(new URLSearchParams(search)) ?? kept, [search, kept]);
  const modals = useModals();
  const cover = useSetAtom(guestOverlayAtom);
  const [since, setSince] = useAtom(watchingSinceAtom);
  const [start] = useState(() => since ?? Date.now());
  const [wasSeen, setSeen] = useAtom(wasSeenAtom);
  // Shown now does not mean seen before.
  const [wasSeenBefore] = useState(wasSeen);
  const delay = overlayDelay(user?.geo.isoCode ?? null, params?.vidstop ?? null, wasSeenBefore);

  const stop = useEffectEvent(() => {
    cover(true);
    setSeen(true);
    const form = overlayForm(params?.joinForm ?? null, user?.user_roles ?? []);
    if (form !== 'on_click') void modals.open('signup', form === 'forced' ? { isForced: true } : {});
  });
  useEffect(() => setSince(start), [start, setSince]);
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(stop, Math.max(0, start + delay - Date.now()));
    return () => clearTimeout(timer);
  }, [delay, start]);
  // After the sign-up the video continues.
  useEffect(() => () => cover(false), [cover]);
  return null;
};

export default GuestOverlay;

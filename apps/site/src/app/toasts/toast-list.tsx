import { ToastRegion } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../../shell/session/use-settings.ts';
import { toastsAtom } from '../../shell/toasts/toasts.ts';

const ToastList = () => {
  const [toasts, setToasts] = useAtom(toastsAtom);
  const [{ volume_tip: volume }] = useSettings();
  const last = toasts.at(-1);
  const newest = last?.id;
  const chime = useEffectEvent(() => {
    if (last?.isQuiet || volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
    void import('../../shell/sound/room-sounds.ts').then(({ playToast }) => playToast(volume));
  });
  useEffect(() => {
    if (newest !== undefined) chime();
  }, [newest]);
  return (
    <ToastRegion
      toasts={toasts.map(({ isQuiet: _, ...toast }) => toast)}
      onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
    />
  );
};

export default ToastList;

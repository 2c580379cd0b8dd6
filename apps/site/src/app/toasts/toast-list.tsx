import { ToastRegion } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { useSettings } from '../../shell/session/use-settings.ts';
import { toastsAtom } from '../../shell/toasts/toasts.ts';

const ToastList = () => {
  const [toasts, setToasts] = useAtom(toastsAtom);
  const [{ volume_tip: volume }] = useSettings();
  const api = useApi();
  const last = toasts.at(-1);
  const newest = last?.id;
  const chime = useEffectEvent(() => {
    if (last?.isQuiet || volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
    void import('../../shell/sound/room-sounds.ts').then(({ playToast }) => playToast(volume));
  });
  const report = useEffectEvent(() => {
    // Toasts with a sound of their own repeat what another person wrote.
    if (!last || last.isQuiet || typeof last.content !== 'string') return;
    const body = {
      appearance: last.appearance,
      content: last.content.slice(0, 2000),
      ...(typeof last.title === 'string' ? { title: last.title.slice(0, 2000) } : {}),
      url: location.origin + location.pathname,
    };
    api('POST /log/react-toast', { body }).catch(() => undefined);
  });
  useEffect(() => {
    if (newest === undefined) return;
    chime();
    report();
  }, [newest]);
  return (
    <ToastRegion
      toasts={toasts.map(({ isQuiet: _, ...toast }) => toast)}
      onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
    />
  );
};

export default ToastList;

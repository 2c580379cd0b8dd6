import { ToastRegion } from '@footlight/ui';
import { useAtom } from 'jotai';
import { toastsAtom } from '../state/toasts.ts';

const ToastList = () => {
  const [toasts, setToasts] = useAtom(toastsAtom);
  return (
    <ToastRegion
      toasts={toasts}
      onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
    />
  );
};

export default ToastList;

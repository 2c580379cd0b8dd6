import { PromoWheel } from '@footlight/billing-widgets';
import { ApiError } from '@footlight/client';
import type { WheelName, WheelSpin } from '@footlight/contract';
import { Dialog, Spinner, useTexts } from '@footlight/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';
import { wheelsKey } from './promo-keys.ts';
import { usePromoCalls } from './use-promos.ts';

/** The promo wheel and the free spin of the day (spec 1 §2). */
export const WheelModal = ({ wheel: name, close }: { wheel: WheelName; close: () => void }) => {
  const { t } = useTexts('promos');
  const { data, error: readError } = useRead(wheelsKey);
  const { spin } = usePromoCalls();
  const errorContent = useErrorContent();
  const buyTokens = useBuyTokens();
  const [drawn, setDrawn] = useState<{ latest: WheelSpin | null; count: number }>({ latest: null, count: 0 });
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<ReactNode>(null);
  // Guards against a second click before React has rendered the state.
  const isBusy = useRef(false);
  const wheel = data?.wheels.find((one) => one.name === name);

  const onSpin = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setError(null);
    try {
      const { spin: latest } = await spin(name);
      setDrawn(({ count }) => ({ latest, count: count + 1 }));
    } catch (failed) {
      const isUnknown = failed instanceof ApiError && (failed.type === 'network' || failed.status >= 500);
      setError(isUnknown ? t('wheel.unknown') : errorContent(failed));
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };
  return (
    <Dialog open onClose={() => close()} title={t(`wheel.${name}`)}>
      {wheel ? (
        <PromoWheel
          wheel={wheel}
          {...drawn}
          bonus={data?.bonus ?? null}
          pending={isSending}
          error={error}
          onSpin={() => void onSpin()}
          onBuyTokens={() => {
            close();
            void buyTokens();
          }}
        />
      ) : readError ? (
        <p role="alert">{errorContent(readError)}</p>
      ) : (
        <Spinner label={t(`wheel.${name}`)} />
      )}
    </Dialog>
  );
};

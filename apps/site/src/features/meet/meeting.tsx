import { readKey } from '@footlight/client';
import type { Gender, MeetProduct } from '@footlight/contract';
import { MeetConsent, MeetStage, MeetStart, type MeetStartProps } from '@footlight/room-widgets';
import { useStoreValue } from '@footlight/room-widgets/stores';
import { useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useRequireLogin } from '../../shell/session/use-require-login.ts';
import { useRealtime } from '../../shell/sockets/realtime-context.ts';
import { useSpendOnce } from '../../shell/spend/spend-once.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';
import { storedAtom } from '../../shell/storage/stored-atom.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { meetSignals } from './events.ts';
import { meetCalls } from './meet-calls.ts';
import { createMeetSession, type MeetSession } from './meet-session.ts';
import { useCameraPreview } from './use-camera-preview.ts';
import { useDateTerms } from './use-date-terms.ts';
import { useMeetNotice } from './use-meet-notice.ts';

/** The user has agreed, in this visit, that their camera opens for strangers. */
const consentAtom = storedAtom('meet-consent', false, 'session');

/** Milliseconds between reads of the number of people. */
const COUNT_AGAIN_MS = 15_000;

interface StartProps
  extends Omit<MeetStartProps, 'online' | 'priceFrom' | 'preview' | 'onPreview' | 'children'> {
  hasConsent: boolean;
}

/** The entry, with the number of people and the own camera, which closes when the entry does. */
const Start = ({ hasConsent, notice, onDismiss, ...props }: StartProps) => {
  const { t } = useTexts('cams');
  const { data } = useRead(readKey('GET /meet/{product}/online', { params: { product: props.product } }), {
    refreshInterval: COUNT_AGAIN_MS,
  });
  const preview = useCameraPreview(hasConsent);
  const problem = preview.problem && {
    appearance: 'error' as const,
    text: t(`problem.${preview.problem}`, { name: '' }),
  };
  return (
    <MeetStart
      {...props}
      online={data?.online}
      priceFrom={data?.price_from}
      preview={preview.stream}
      notice={notice ?? problem}
      onPreview={preview.open}
      onDismiss={() => {
        preview.dismiss();
        onDismiss();
      }}
    />
  );
};

interface Wants {
  wants: readonly Gender[];
  setWants(wants: Gender[]): void;
}

interface RunningProps extends Wants {
  product: MeetProduct;
  session: MeetSession;
}

const Running = ({ product, session, wants, setWants }: RunningProps) => {
  const { t } = useTexts('meet');
  const toast = useToast();
  const { data: visitor } = useCurrentUser();
  const isBroadcaster = visitor?.user.type === 'model';
  const side = isBroadcaster ? 'broadcaster' : 'viewer';
  const view = useStoreValue(session.view, session.view.getSnapshot());
  const noticeOf = useMeetNotice(product, isBroadcaster);
  const requireLogin = useRequireLogin();
  const buyTokens = useBuyTokens();
  const [hasConsent, setConsent] = useAtom(consentAtom);
  const [isAsking, setAsking] = useState(false);
  const [isMicrophoneOn, setMicrophoneOn] = useState(true);
  const { state, local, error } = view;
  const terms = useDateTerms(isBroadcaster ? null : (state?.match ?? null));

  useEffect(() => {
    for (const track of local?.getAudioTracks() ?? []) track.enabled = isMicrophoneOn;
  }, [local, isMicrophoneOn]);

  const isShort = (error as { type?: string } | null)?.type === 'not_enough_tokens';
  const onShort = useEffectEvent(() => void buyTokens());
  useEffect(() => {
    if (isShort) onShort();
  }, [isShort]);

  const begin = () => session.next([...wants]);
  const report = async () => {
    const hadMinimum = product === 'date' && !isBroadcaster;
    if (await session.report()) {
      toast({ appearance: 'success', content: t(hadMinimum ? 'reportedDate' : 'reported') });
    }
  };
  const notice = noticeOf(view);
  if (!state || state.stage === 'idle' || !local) {
    return (
      <>
        <Start
          product={product}
          side={side}
          wants={wants}
          notice={notice}
          pending={view.isBusy}
          hasConsent={hasConsent}
          onWantsChange={setWants}
          onStart={() => requireLogin(() => (hasConsent ? begin() : setAsking(true)))}
          onDismiss={session.dismiss}
        />
        {isAsking ? (
          <MeetConsent
            onAgree={() => {
              setConsent(true);
              setAsking(false);
              begin();
            }}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </>
    );
  }
  const { match, stage } = state;
  return (
    <MeetStage
      aria-label={t(`title.${product}`)}
      side={side}
      stage={stage}
      partner={
        match && {
          name: match.partner.display_name,
          hasAccepted: match.accepted,
          price: match.price_per_minute,
          terms,
        }
      }
      local={local}
      remote={view.remote}
      meter={view.meter}
      notice={notice}
      microphoneOn={isMicrophoneOn}
      pending={view.isBusy}
      actions={{
        onMicrophoneChange: setMicrophoneOn,
        onAccept: () => session.accept(terms?.minimum ?? null),
        onNext: begin,
        onStop: () => session.stop(),
        onReport: () => void report(),
      }}
    />
  );
};

/** Until the connection is open, the page shows the same entry with waiting buttons. */
const Opening = ({ product, wants, setWants }: Wants & { product: MeetProduct }) => (
  <MeetStart
    product={product}
    side="viewer"
    wants={wants}
    pending
    onWantsChange={setWants}
    onPreview={() => undefined}
    onStart={() => undefined}
    onDismiss={() => undefined}
  />
);

/** Speed-dates or random chat in this tab. It ends when the user leaves the page. */
export const Meeting = ({ product }: { product: MeetProduct }) => {
  const api = useApi();
  const spendOnce = useSpendOnce();
  const realtime = useRealtime();
  const [session, setSession] = useState<MeetSession | null>(null);
  const [wants, setWants] = useState<readonly Gender[]>([]);
  const callsOf = useEffectEvent(() => meetCalls(product, api, (...spend) => spendOnce(...spend)));
  useEffect(() => {
    if (!realtime) return;
    const made = createMeetSession({
      product,
      calls: callsOf(),
      sendSignal: (signal) => realtime.send('v3.meet.signal', signal),
    });
    const off = meetSignals.on(made.hear);
    const leave = () => made.stop();
    addEventListener('pagehide', leave);
    setSession(made);
    return () => {
      off();
      removeEventListener('pagehide', leave);
      made.close();
    };
  }, [realtime, product]);
  const shared = { product, wants, setWants };
  return session ? <Running {...shared} session={session} /> : <Opening {...shared} />;
};

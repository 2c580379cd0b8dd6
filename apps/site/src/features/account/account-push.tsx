import { ApiError } from '@footlight/client';
import type { CurrentUser } from '@footlight/contract';
import { PushPanel, type PushState } from '@footlight/site-widgets';
import { Switch, useTexts } from '@footlight/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { usePreferences } from '../../shell/account/use-preferences.ts';
import {
  type PushOwner,
  pushObstacle,
  readPushState,
  turnPushOff,
  turnPushOn,
} from '../../shell/push/push.ts';
import { usePushOwner } from '../../shell/push/use-push-owner.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useToast } from '../../shell/toasts/toasts.ts';

const PushOfOwner = ({ owner }: { owner: PushOwner }) => {
  const { t } = useTexts('pwa');
  const toast = useToast();
  const errorContent = useErrorContent();
  const { api, userId } = owner;
  const [state, setState] = useState<PushState | 'failed' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);
  const read = useCallback(() => {
    setState(null);
    readPushState({ api, userId }).then(setState, () => setState('failed'));
  }, [api, userId]);
  useEffect(read, [read]);

  const textOf = (error: unknown): ReactNode => {
    if (!(error instanceof ApiError)) return t('push.failed');
    return errorContent(error, error.type === 'push_service_refused' ? t('push.service') : undefined);
  };
  /** Browsers show the question only in direct response to a click, so it comes before everything else. */
  const turnOn = async (asked: Promise<NotificationPermission>) => {
    if ((await asked) !== 'granted') {
      setState(pushObstacle() ?? 'off');
      setProblem(t('push.refused'));
      return;
    }
    await turnPushOn(owner);
    setState('on');
    toast({ appearance: 'success', content: t('push.on') });
  };
  const turnOff = async () => {
    await turnPushOff(owner);
    setState('off');
    toast({ appearance: 'success', content: t('push.off') });
  };
  const change = (isOn: boolean) => {
    const work = isOn ? turnOn(Notification.requestPermission()) : turnOff();
    setBusy(true);
    setProblem(null);
    work.catch((error: unknown) => setProblem(textOf(error))).finally(() => setBusy(false));
  };
  return <PushPanel state={state} pending={isBusy} error={problem} onCheckedChange={change} onRetry={read} />;
};

/** Push messages on this device, where the site offers them. */
export const AccountPush = () => {
  const owner = usePushOwner();
  return owner ? <PushOfOwner owner={owner} /> : null;
};

/** Mails for members without push messages. */
export const AccountLiveMails = ({ user }: { user: Pick<CurrentUser, 'email_confirmed'> }) => {
  const { t } = useTexts('pwa');
  const [settings, change] = usePreferences();
  return (
    <Switch
      labelFirst
      label={t('push.mail')}
      hint={t(user.email_confirmed ? 'push.mailHint' : 'push.mailUnconfirmed')}
      checked={settings.followed_email}
      // A user who gets these emails must be able to turn them off.
      disabled={!user.email_confirmed && !settings.followed_email}
      onCheckedChange={(isOn) => change({ followed_email: isOn })}
    />
  );
};

import { mayRequestPrivate, maySpy, type Room } from '@footlight/contract';

/** Whether this viewer may ask for a private show (spec 2 §4). */
export const takesPrivates = ({ chat, userSetting, user, limitedShow, versus }: Room): boolean =>
  mayRequestPrivate({
    status: chat.status,
    isEnabled: userSetting.private.isEnabled,
    isLimitedAppInstalled: limitedShow !== null,
    isVoyeur: user.isVoyeur,
    isVersus: versus !== null,
  });

/**
 * Whether this viewer may spy on the running private show. The platform switches spying off while no private runs that
 * admits spies.
 */
export const isSpyable = ({ chat, userSetting, mode, limitedShow }: Room): boolean =>
  maySpy({
    status: chat.status,
    mode,
    isEnabled: userSetting.spy.isEnabled,
    isLimitedAppInstalled: limitedShow !== null,
    isPrivateRunning: true,
  });

/**
 * Whether this viewer gets a notice when the closed room opens. Followers are notified when the broadcaster comes online;
 * the end of a show is news only for those who asked for it.
 */
export const awaitsNotice = ({ chat, viewer }: Room): boolean =>
  viewer.isAwaitingOpening || (viewer.isNotified && (chat.status === 'offline' || chat.status === 'standby'));

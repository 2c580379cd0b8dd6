import { mayRequestPrivate, maySpy, type Room } from '@footlight/contract';

/** Whether this viewer may ask for a private show (spec 2 §4). */
export const takesPrivates = ({ chat, userSetting, user, limitedShow }: Room): boolean =>
  mayRequestPrivate({
    status: chat.status,
    isEnabled: userSetting.private.isEnabled,
    isLimitedAppInstalled: limitedShow !== null,
    isVoyeur: user.isVoyeur,
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

import { type Bus, type Unsubscribe, userTopic } from '../kernel/events/bus/bus.ts';
import type { Connection } from './connection.ts';
import { CLOSE, type RealtimeLog, type SocketSession, type SocketSource } from './ports.ts';

/** All sessions are checked at this interval, for ends that no event announced. */
const CHECK_EVERY_MS = 60_000;

interface SessionWatchDeps {
  bus: Bus;
  endedLogins: SocketSource['endedLogins'];
  log: RealtimeLog;
}

/** Ends sockets with their session: at a logout, a change of password, a suspension, or its expiry. */
export function createSessionWatch({ bus, endedLogins, log }: SessionWatchDeps) {
  const open = new Map<string, Set<Connection>>();

  const check = async (logins: readonly string[]): Promise<void> => {
    if (logins.length === 0) return;
    for (const login of await endedLogins(logins)) {
      for (const connection of open.get(login) ?? []) {
        // The client asks for a new token: the site then knows the visitor as a guest, or as suspended.
        connection.send('v3.authorize.failed', { success: false, reason: 'token' });
        connection.close(CLOSE.unauthorised, 'session ended');
      }
    }
  };
  const failed = (error: unknown): void =>
    log.warn({ code: 'session_check', err: error }, 'Sessions of sockets not checked; will retry');

  const checkAll = (): void => void check([...open.keys()]).catch(failed);
  const checking = setInterval(checkAll, CHECK_EVERY_MS);
  checking.unref();

  return {
    watch(connection: Connection, { login, userId }: SocketSession): void {
      if (login === null || userId === null) return;
      const mine = open.get(login) ?? new Set<Connection>();
      open.set(login, mine.add(connection));
      let end: Unsubscribe | null = null;
      let isClosed = false;
      connection.onClose(() => {
        isClosed = true;
        mine.delete(connection);
        if (mine.size === 0) open.delete(login);
        end?.().catch(failed);
      });
      bus
        .subscribe(userTopic(userId), (message) => {
          if (message.kind === 'event' && message.event === 'v3.logout') check([login]).catch(failed);
        })
        .then(async (unsubscribe) => {
          if (isClosed) return unsubscribe();
          end = unsubscribe;
          // The session may have ended between the token's check and this subscription.
          await check([login]);
        })
        .catch(failed);
    },
    /** Now, and not only with the next interval: the process may have missed the ends of sessions. */
    checkAll,
    close: (): void => clearInterval(checking),
  };
}

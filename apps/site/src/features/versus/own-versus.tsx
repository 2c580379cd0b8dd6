import { ApiError } from '@footlight/client';
import type { CallAnswer } from '@footlight/contract/operations';
import { VersusPanel } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { platformClock, withClock } from '../../shell/clock/platform-clock.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { versusDraftFamily } from './versus-drafts.ts';
import { ownVersusKey } from './versus-keys.ts';

/** The broadcaster's own versus, connected to its calls. */
const OwnVersus = ({ username }: { username: string }) => {
  const { t } = useTexts('versus');
  const api = useApi();
  const { data } = useSWR<CallAnswer<'GET /versus'>>(ownVersusKey, () => withClock(() => api('GET /versus')));
  const errorContent = useErrorContent();
  const { mutate } = useSWRConfig();
  const [draft, setDraft] = useAtom(versusDraftFamily(username));
  const [problem, setProblem] = useState<{ at: 'username' | 'form'; text: ReactNode } | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!data) return null;

  /** Sends a call and reads the state again. `refused` explains a conflict. */
  const run = async (call: () => Promise<unknown>, refused: string) => {
    setBusy(true);
    setProblem(null);
    try {
      await call();
    } catch (error) {
      const type = error instanceof ApiError ? error.type : null;
      if (type === 'user_not_found' || type === 'invalid_input')
        setProblem({ at: 'username', text: t('own.unknown') });
      else setProblem({ at: 'form', text: errorContent(error, type === 'conflict' ? refused : undefined) });
    }
    setBusy(false);
    await mutate(ownVersusKey);
  };
  const byId = (id: string) => ({ params: { id } });
  return (
    <VersusPanel
      username={username}
      enabled={data.enabled}
      onEnabledChange={(versus_enabled) =>
        void run(() => api('POST /user/settings', { body: { versus_enabled } }), t('own.gone'))
      }
      invitations={data.invitations}
      clock={platformClock.now}
      draft={draft}
      onDraftChange={(next) => {
        setProblem(null);
        setDraft(next);
      }}
      error={problem?.at === 'form' ? problem.text : null}
      fieldErrors={problem?.at === 'username' ? { username: problem.text } : {}}
      pending={isBusy}
      onInvite={() =>
        void run(
          () =>
            api('POST /versus/invite', {
              body: {
                username: draft.username.trim(),
                seconds: draft.seconds,
                auto_restart: draft.autoRestart,
              },
            }),
          t('own.refused'),
        )
      }
      onAccept={(id) => void run(() => api('POST /versus/{id}/accept', byId(id)), t('own.gone'))}
      onReject={(id) => void run(() => api('POST /versus/{id}/reject', byId(id)), t('own.gone'))}
    />
  );
};

export default OwnVersus;

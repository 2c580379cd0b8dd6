import { readKey } from '@footlight/client';
import type { ApplicationForReview } from '@footlight/contract';
import { ApplicationsScreen } from '@footlight/studio-widgets';
import { useTexts } from '@footlight/ui';
import { useAct } from '../../features/admin/use-act.tsx';
import { useApi } from '../../shell/api/api.ts';
import { usePages } from '../../shell/api/use-pages.ts';

/** `/admin/applications`. */
export const ApplicationsPage = () => {
  const { t } = useTexts('admin');
  const api = useApi();
  const act = useAct();
  const { pages, list, reload } = usePages((cursor) =>
    readKey('GET /operator/applications', { query: cursor ? { cursor } : {} }),
  );
  const decide = ({ username, legal_name: legal }: ApplicationForReview, decision: 'approve' | 'reject') => {
    const isApproval = decision === 'approve';
    act.ask(
      {
        title: t(`act.${decision}`),
        object: `${username} (${legal})`,
        text: t(`act.${decision}Text`),
        confirm: t(`act.${decision}`),
        danger: !isApproval,
        reasonOptional: isApproval,
      },
      async ({ reason }) => {
        await api('POST /operator/applications/{username}/decide', {
          params: { username },
          body: isApproval ? { decision: 'approved', reason } : { decision: 'rejected', reason },
        });
        await reload();
        return t(isApproval ? 'act.approved' : 'act.rejected', { name: username });
      },
    );
  };
  return (
    <>
      <ApplicationsScreen
        applications={pages?.flatMap(({ applications }) => applications)}
        state={list}
        onDecide={decide}
      />
      {act.dialog}
    </>
  );
};

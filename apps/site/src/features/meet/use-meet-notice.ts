import { ApiError } from '@footlight/client';
import type { MeetProduct } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { wasDeclinedByUser } from '../../shell/spend/use-spend-confirmation.ts';
import type { MeetView } from './meet-session.ts';

interface Notice {
  appearance: 'info' | 'error';
  title?: string;
  text: ReactNode;
}

const OWN_TEXTS = ['meet_banned', 'meet_over'] as const;
const hasOwnText = (type: string): type is (typeof OWN_TEXTS)[number] =>
  (OWN_TEXTS as readonly string[]).includes(type);

/** What has just happened, in words: no camera, a failed call, or the end of a meeting (spec 3 §8). */
export const useMeetNotice = (product: MeetProduct, isBroadcaster: boolean) => {
  const { t } = useTexts(['meet', 'cams']);
  const errorContent = useErrorContent();
  const textOf = (error: unknown): ReactNode => {
    if (!(error instanceof ApiError)) return errorContent(error);
    if (error.type === 'too_many_requests') {
      return t('error.too_many_requests', { seconds: String(error.amount ?? 0) });
    }
    if (error.type === 'meet_no_stream') return t('noStream');
    if (hasOwnText(error.type)) return t(`error.${error.type}`);
    const isOwnRoom = error.type === 'private_unavailable' && isBroadcaster && product === 'date';
    return isOwnRoom ? t('error.private_unavailable') : errorContent(error);
  };
  return ({ problem, error, ended }: MeetView): Notice | null => {
    if (problem) {
      return { appearance: 'error', title: t('noStream'), text: t(`cams:problem.${problem}`, { name: '' }) };
    }
    if (error && !wasDeclinedByUser(error)) return { appearance: 'error', text: textOf(error) };
    return ended ? { appearance: 'info', text: t(`end.${ended}`) } : null;
  };
};

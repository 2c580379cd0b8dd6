import { Banner, Button, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { AutoReUpPanel } from './auto-re-up-panel.tsx';
import { useSpending } from './use-spending.ts';

/**
 * Suggests auto re-up when a private starts (spec 1 §4), in the page below the show. Not to viewers who turned it off, or
 * who have no saved card: adding one leads to another page and would end the show.
 */
const ReUpNotice = () => {
  const { t } = useTexts('limits');
  const { data } = useSpending();
  const [state, setState] = useState<'offered' | 'open' | 'closed'>('offered');
  if (state === 'closed' || !data || data.cards.length === 0) return null;
  // The open panel stays, so that it can be turned off again.
  if (state === 'open') return <AutoReUpPanel />;
  if (data.re_up.enabled || data.re_up.disabled_by_user) return null;
  return (
    <Banner
      onClose={() => setState('closed')}
      action={
        <Button size="sm" variant="outline" onClick={() => setState('open')}>
          {t('reUp.offer')}
        </Button>
      }
    >
      {t('reUp.suggest')}
    </Banner>
  );
};
export default ReUpNotice;

import { Button, useTexts } from '@footlight/ui';
import { useState } from 'react';

export interface GiveUpProps {
  /** Display name of the other side. */
  otherName: string;
  pending: boolean;
  onGiveUp: () => void;
}

/** The broadcaster's way out of a running contest, with a question first. */
export const GiveUp = ({ otherName, pending, onGiveUp }: GiveUpProps) => {
  const { t } = useTexts('versus');
  const { t: common } = useTexts('common');
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button size="sm" variant="outline" className="self-start" onClick={() => setAsking(true)}>
        {t('giveUp')}
      </Button>
    );
  return (
    <div data-part="question" className="flex flex-wrap items-center gap-2">
      <p role="status" className="min-w-0 flex-1 basis-48 text-sm wrap-anywhere">
        {t('giveUpAsk', { name: otherName })}
      </p>
      <Button size="sm" variant="danger" loading={pending} onClick={onGiveUp}>
        {t('giveUpYes')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setAsking(false)}>
        {common('cancel')}
      </Button>
    </div>
  );
};

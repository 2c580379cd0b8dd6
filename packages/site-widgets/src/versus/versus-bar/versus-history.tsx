import type { VersusState } from '@footlight/contract';
import { Disclosure, useNumber, useTexts } from '@footlight/ui';
import { useState } from 'react';

/** The tips that counted, newest first. They are drawn only while the list is open. */
export const VersusHistory = ({ history, modelList }: Pick<VersusState, 'history' | 'modelList'>) => {
  const { t } = useTexts('versus');
  const number = useNumber();
  const [isOpen, setOpen] = useState(false);
  const nameOf = (username: string) =>
    modelList.find((side) => side.username === username)?.display_name ?? username;
  return (
    <Disclosure
      data-part="history"
      variant="plain"
      summary={t('history')}
      open={isOpen}
      onOpenChange={setOpen}
    >
      {!isOpen ? null : history.length === 0 ? (
        <p className="text-sm text-text-muted">{t('historyNone')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard.
        <ul tabIndex={0} aria-label={t('history')} className="max-h-40 overflow-y-auto text-sm">
          {[...history].reverse().map((tip) => (
            <li key={`${tip.at} ${tip.username} ${tip.broadcaster} ${tip.tokens}`} className="wrap-anywhere">
              {t('line', {
                name: tip.username,
                tokens: t('tokens', { count: tip.tokens, shown: number(tip.tokens) }),
                broadcaster: nameOf(tip.broadcaster),
              })}
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
};

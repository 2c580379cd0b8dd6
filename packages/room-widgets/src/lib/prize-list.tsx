import { oddsOf } from '@footlight/contract/room-apps';
import { cn, Disclosure, useNumber, useTexts } from '@footlight/ui';

interface PrizeListProps {
  prizes: readonly { label: string; weight: number; win: boolean }[];
  /** Numbers the rows, to match the numbers on a wheel. */
  numbered?: boolean;
  /** Hash of the seed from which prizes are drawn. */
  proof: string;
}

/** The prizes and their chances, shown before the viewer pays. */
export const PrizeList = ({ prizes, numbered = false, proof }: PrizeListProps) => {
  const { t } = useTexts('room-apps');
  const number = useNumber();
  return (
    <div data-part="odds" data-guard="inline" className="flex min-w-0 flex-col gap-1 text-sm">
      <p className="font-semibold">{t('play.prizes')}</p>
      <ol className="flex flex-col gap-1">
        {prizes.map(({ label, win }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: prizes have no other name, and their order does not change
            key={index}
            className="flex items-baseline gap-2"
          >
            {numbered ? (
              <span className="text-text-muted tabular-nums">{`${number(index + 1)}.`}</span>
            ) : null}
            <span className={cn('min-w-0 flex-1 wrap-anywhere', !win && 'text-text-muted')}>{label}</span>
            <span className="text-text-muted tabular-nums">
              {t('play.chance', { shown: number(oddsOf(prizes, index)) })}
            </span>
          </li>
        ))}
      </ol>
      <Disclosure
        variant="plain"
        summary={`${t('play.fair')} #${proof.slice(0, 8)}`}
        className="text-text-muted"
      >
        <p>{t('play.proof')}</p>
        <code className="block wrap-anywhere">{proof}</code>
      </Disclosure>
    </div>
  );
};

import type { WheelPrize, WheelSpin } from '@footlight/contract';
import { oddsOf } from '@footlight/contract/room-apps';
import { Disclosure, useNumber, useTexts } from '@footlight/ui';
import { usePrizeText } from './use-prize-text.ts';

interface WheelOddsProps {
  prizes: readonly WheelPrize[];
  /** Hash of the secret from which the next spin is drawn. */
  proof: string;
  /** The last spin, whose secret is published. */
  drawn: WheelSpin | null;
}

/** The prizes with their odds, and how to verify a draw afterwards. */
export const WheelOdds = ({ prizes, proof, drawn }: WheelOddsProps) => {
  const { t } = useTexts('promos');
  const number = useNumber();
  const percent = useNumber({ style: 'percent', maximumFractionDigits: 1 });
  const say = usePrizeText();
  return (
    <div data-part="odds" data-guard="inline" className="flex min-w-0 flex-col gap-1 text-sm">
      <p className="font-semibold">{t('wheel.prizes')}</p>
      <ol className="flex flex-col gap-1">
        {prizes.map((prize, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a prize is identified by its position on the wheel
            key={index}
            className="flex items-baseline gap-2"
          >
            <span className="text-text-muted tabular-nums">{`${number(index + 1)}.`}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{say(prize)}</span>
            <span className="text-text-muted tabular-nums">{percent(oddsOf(prizes, index) / 100)}</span>
          </li>
        ))}
      </ol>
      <Disclosure
        variant="plain"
        summary={`${t('wheel.fair')} #${proof.slice(0, 8)}`}
        className="text-text-muted"
      >
        <p>{t('wheel.proof')}</p>
        <code className="block wrap-anywhere">{proof}</code>
        {drawn ? (
          <>
            <p className="mt-2">{t('wheel.reveal')}</p>
            <dl className="flex flex-col">
              <dt>{t('wheel.secret')}</dt>
              <dd data-part="seed">
                <code className="block wrap-anywhere">{drawn.seed}</code>
              </dd>
              <dt>{t('wheel.key')}</dt>
              <dd>
                <code className="block wrap-anywhere">{drawn.key}</code>
              </dd>
            </dl>
          </>
        ) : null}
      </Disclosure>
    </div>
  );
};

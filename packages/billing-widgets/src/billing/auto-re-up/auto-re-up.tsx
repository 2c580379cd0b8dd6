import { MAX_RE_UPS_PER_DAY, type SpendingAnswer } from '@footlight/contract';
import { Banner, Button, cn, Field, Select, useFocusAfter, useNumber, useTexts } from '@footlight/ui';
import { type ComponentProps, useState } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import { wrapButton } from '../../lib/wrap-button.ts';

export interface AutoReUpChoice {
  product_id: string;
  card_id: string;
  per_day: number;
}

export interface AutoReUpProps extends Omit<ComponentProps<'section'>, 'children'> {
  settings: SpendingAnswer['re_up'];
  /** Packs that may be charged automatically, and saved cards. */
  packs: SpendingAnswer['packs'];
  cards: SpendingAnswer['cards'];
  pending: boolean;
  onEnable: (choice: AutoReUpChoice) => void;
  onDisable: () => void;
  onAddCard: () => void;
}

/**
 * Auto re-up (spec 1 §3, §8): which pack, on which card, and how often a day at most. It stays off until the viewer
 * presses the button that names the charge. Token: `--auto-re-up-radius`.
 */
export function AutoReUp({
  settings,
  packs,
  cards,
  pending,
  onEnable,
  onDisable,
  onAddCard,
  className,
  ...rest
}: AutoReUpProps) {
  const { t } = useTexts(['limits', 'ui']);
  const number = useNumber();
  const money = useMoney();
  const { mark, target } = useFocusAfter();
  const [packId, setPackId] = useState(settings.product_id);
  const [cardId, setCardId] = useState(settings.card_id);
  const [often, setOften] = useState(settings.per_day);
  const pack = packs.find(({ internal_id }) => internal_id === packId) ?? packs[0];
  const card = cards.find(({ id }) => id === cardId) ?? cards[0];
  const named = (one: { tokens: number; amount: number }) =>
    t('reUp.pack', { shown: number(one.tokens), price: money(one.amount) });
  const cardNamed = (one: { brand: string; last_four: string }) =>
    t('card', { brand: one.brand, lastFour: one.last_four });
  const wasDeclined = !settings.enabled && !settings.disabled_by_user && settings.card_id !== null;
  return (
    <section
      aria-label={t('reUp.title')}
      {...rest}
      data-component="auto-re-up"
      data-state={settings.enabled ? 'on' : 'off'}
      data-guard="surface"
      className={cn(
        'flex min-w-0 flex-col gap-4 border border-border bg-surface p-5 text-text rounded-[var(--auto-re-up-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <p data-part="intro" className="text-sm text-text-muted wrap-anywhere">
        {t('reUp.intro')}
      </p>
      {wasDeclined ? <Banner appearance="warning">{t('reUp.declined')}</Banner> : null}
      {settings.enabled ? (
        <>
          <p ref={target} tabIndex={-1} data-part="status" className="font-semibold wrap-anywhere">
            {t('reUp.on', {
              pack: pack ? named(pack) : '',
              card: card ? cardNamed(card) : '',
              times: t('reUp.times', { count: settings.per_day, shown: number(settings.per_day) }),
            })}
          </p>
          <p data-part="done" className="text-sm text-text-muted">
            {t('reUp.done', { shown: number(settings.done), limit: number(settings.per_day) })}
          </p>
          <Button variant="outline" className="self-start" loading={pending} onClick={mark(onDisable)}>
            {t('reUp.disable')}
          </Button>
        </>
      ) : card && pack ? (
        <>
          <Field label={t('reUp.packLabel')}>
            <Select
              ref={target}
              value={pack.internal_id}
              options={packs.map((one) => ({ value: one.internal_id, label: named(one) }))}
              onChange={(event) => setPackId(event.target.value)}
            />
          </Field>
          <Field label={t('postpay.card')}>
            <Select
              value={card.id}
              options={cards.map((one) => ({ value: one.id, label: cardNamed(one) }))}
              onChange={(event) => setCardId(event.target.value)}
            />
          </Field>
          <Field label={t('reUp.perDay')}>
            <Select
              value={String(often)}
              options={Array.from({ length: MAX_RE_UPS_PER_DAY }, (_, index) => ({
                value: String(index + 1),
                label: t('reUp.times', { count: index + 1, shown: number(index + 1) }),
              }))}
              onChange={(event) => setOften(Number(event.target.value))}
            />
          </Field>
          <Button
            data-part="enable"
            data-guard="text"
            className={cn(wrapButton, 'self-start max-w-full')}
            loading={pending}
            onClick={mark(() => onEnable({ product_id: pack.internal_id, card_id: card.id, per_day: often }))}
          >
            {t('reUp.enable', { price: money(pack.amount) })}
          </Button>
        </>
      ) : (
        <>
          <Banner ref={target} tabIndex={-1} appearance="info">
            {t('reUp.noCard')}
          </Banner>
          <Button variant="outline" className="self-start" onClick={onAddCard}>
            {t('postpay.title.card')}
          </Button>
        </>
      )}
    </section>
  );
}

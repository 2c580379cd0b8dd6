import { type Order, RATING_WORDS, ratingWordsProblem } from '@footlight/contract';
import { Button, Field, type MarkPress, Select, TextArea, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { usePressed } from '../../lib/use-pressed.ts';
import type { OrderListProps } from './order-list-props.ts';

type AnswerProps = Pick<OrderListProps, 'items' | 'onAccept' | 'onDecline'> & {
  order: Order;
  pending: boolean;
  mark: MarkPress;
};

/** The broadcaster's answer: the delivered media, a rating in words, or that the handle was added. */
export const OrderAnswer = ({ order, pending, mark, items, onAccept, onDecline }: AnswerProps) => {
  const { t } = useTexts(['wallet', 'common']);
  const [chosen, setChosen] = useState('');
  const [words, setWords] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { press, progressOf } = usePressed(pending);
  const isRating = order.kind === 'dickrating';
  const isMedia = order.kind === 'custom_media';
  const problem = isRating ? ratingWordsProblem(words, chosen !== '') : null;
  const isMissing = isMedia && chosen === '';
  const cannotDeliver = isMedia && items.length === 0;
  const accept = mark(() => {
    setIsChecked(true);
    if (isMissing || problem) return;
    const mediaId = chosen === '' ? null : Number(chosen);
    press('accept');
    onAccept(order.id, isRating ? { mediaId, text: words.trim() } : { mediaId });
  });
  const item =
    items.length > 0 ? (
      <Field
        label={t('order.item')}
        hint={t('order.itemHint')}
        optional={isRating}
        error={isChecked && isMissing ? t('common:problem.required') : undefined}
      >
        <Select
          value={chosen}
          disabled={pending}
          placeholder={t('order.choose')}
          options={items.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValueChange={setChosen}
        />
      </Field>
    ) : isMedia ? (
      <p className="text-sm text-text-muted">{t('order.noItems')}</p>
    ) : null;
  return (
    <>
      {isRating ? (
        <Field
          label={t('order.words')}
          hint={t('order.wordsHint', { least: RATING_WORDS.min })}
          error={
            isChecked && problem ? t(`common:problem.${problem}` as 'common:problem.required') : undefined
          }
        >
          <TextArea
            value={words}
            maxLength={RATING_WORDS.max}
            counter
            dir={words ? 'auto' : undefined}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      ) : null}
      {order.kind === 'snapchat' ? <p className="text-sm text-text-muted">{t('order.addFirst')}</p> : item}
      <div data-part="actions" className="flex min-w-0 flex-wrap gap-2">
        {cannotDeliver ? null : (
          <Button size="sm" {...progressOf('accept')} onClick={accept}>
            {t(isRating ? 'order.rate' : isMedia ? 'order.handOver' : 'order.added')}
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          {...progressOf('decline')}
          onClick={mark(() => {
            press('decline');
            onDecline(order.id);
          })}
        >
          {t('common:decline')}
        </Button>
      </div>
    </>
  );
};

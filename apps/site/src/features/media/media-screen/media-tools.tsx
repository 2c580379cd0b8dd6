import { FANCLUB_LEVELS, type FanclubLevel, type MediaItem } from '@footlight/contract';
import { Button, Field, NumberInput, Select, Switch, useTexts } from '@footlight/ui';
import { useState } from 'react';

export interface MediaTerms {
  token_price: number;
  fanclub_access_level: FanclubLevel | null;
  for_sale: boolean;
}
export interface MediaToolsProps {
  item: MediaItem;
  isSaving: boolean;
  onSave: (terms: MediaTerms) => void;
}

/** An author's settings of an item (spec 3 §6): price, club level, and whether it is on sale. */
export const MediaTools = ({ item, isSaving, onSave }: MediaToolsProps) => {
  const { t } = useTexts(['media', 'common', 'ui']);
  const [price, setPrice] = useState<number | null>(item.token_price);
  const [level, setLevel] = useState(item.fanclub_access_level);
  const [isForSale, setIsForSale] = useState(item.for_sale === 1 || item.token_price === 0);
  return (
    <form
      className="flex flex-col gap-4 rounded-lg border border-border bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ token_price: price ?? 0, fanclub_access_level: level, for_sale: isForSale });
      }}
    >
      <h2 className="heading text-lg">{t('owner.title')}</h2>
      <div className="grid gap-4 desktop:grid-cols-2">
        <Field label={t('owner.price')}>
          <NumberInput value={price} onValueChange={setPrice} min={0} max={50_000} />
        </Field>
        <Field label={t('owner.level')}>
          <Select
            value={level ?? ''}
            options={[
              { value: '', label: t('owner.none') },
              ...FANCLUB_LEVELS.map((one) => ({ value: one, label: t(`ui:fanclub.${one}`) })),
            ]}
            onChange={(event) => setLevel(FANCLUB_LEVELS.find((one) => one === event.target.value) ?? null)}
          />
        </Field>
      </div>
      <Switch label={t('owner.forSale')} checked={isForSale} onCheckedChange={setIsForSale} />
      <Button type="submit" loading={isSaving} className="self-start">
        {t('common:save')}
      </Button>
    </form>
  );
};

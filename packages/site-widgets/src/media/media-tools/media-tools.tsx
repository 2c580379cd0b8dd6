import { FANCLUB_LEVELS, type FanclubLevel, type MediaItem } from '@footlight/contract';
import { Button, cn, Field, NumberInput, Select, Switch, useTexts } from '@footlight/ui';
import { type ComponentProps, useState } from 'react';

export interface MediaTerms {
  tokenPrice: number;
  /** The lowest level whose members get it free. */
  fanClubLevel: FanclubLevel | null;
  forSale: boolean;
}
export interface MediaToolsProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  item: Pick<MediaItem, 'token_price' | 'fanclub_access_level' | 'for_sale'>;
  pending: boolean;
  onSave(terms: MediaTerms): void;
}

/** An author's settings of an item (spec 3 §6): price, club level, and whether it is on sale. */
export const MediaTools = ({ item, pending, onSave, className, ...rest }: MediaToolsProps) => {
  const { t } = useTexts(['media', 'common', 'ui']);
  const [price, setPrice] = useState<number | null>(item.token_price);
  const [level, setLevel] = useState(item.fanclub_access_level);
  const [forSale, setForSale] = useState(item.for_sale === 1 || item.token_price === 0);
  return (
    <form
      {...rest}
      data-component="media-tools"
      className={cn('flex flex-col gap-4 rounded-lg border border-border bg-surface p-5', className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ tokenPrice: price ?? 0, fanClubLevel: level, forSale });
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
      <Switch label={t('owner.forSale')} checked={forSale} onCheckedChange={setForSale} />
      <Button type="submit" loading={pending} className="self-start">
        {t('common:save')}
      </Button>
    </form>
  );
};

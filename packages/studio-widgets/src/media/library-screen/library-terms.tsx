import { FANCLUB_LEVELS, type LibraryItem } from '@footlight/contract';
import { Button, Field, NumberInput, Select, TextInput, useTexts } from '@footlight/ui';
import { useState } from 'react';

const ACCESS = ['free', 'tokens', 'club'] as const;
type Access = (typeof ACCESS)[number];
/** Tokens that an item may cost at most. */
const MOST = 50_000;

/** The settings of an item. */
export interface LibraryItemTerms {
  name: string;
  /** Zero: not for sale. */
  tokenPrice: number;
  fanClubLevel: LibraryItem['media']['fanclub_access_level'];
  forSale: boolean;
  published: boolean;
}

const accessOf = ({ media }: LibraryItem): Access =>
  media.token_price > 0 ? 'tokens' : media.fanclub_access_level === null ? 'free' : 'club';

/** The terms that an item has. */
export const termsOf = ({ media, for_sale, is_published }: LibraryItem): LibraryItemTerms => ({
  name: media.name,
  tokenPrice: media.token_price,
  fanClubLevel: media.fanclub_access_level,
  forSale: for_sale,
  published: is_published,
});

export interface LibraryTermsProps {
  item: LibraryItem;
  pending: boolean;
  onSave: (item: LibraryItem, terms: LibraryItemTerms) => void;
}

/** Title, who may see an item, and at what price (spec 3 §6). */
export const LibraryTerms = ({ item, pending, onSave }: LibraryTermsProps) => {
  const { t } = useTexts(['library', 'common', 'ui']);
  const [name, setName] = useState(item.media.name);
  const [access, setAccess] = useState(accessOf(item));
  const [price, setPrice] = useState<number | null>(item.media.token_price || 50);
  const [level, setLevel] = useState(item.media.fanclub_access_level ?? FANCLUB_LEVELS[0]);
  const isPriced = access === 'tokens';
  const noName = name.trim() === '';
  const noPrice = isPriced && (price === null || price < 1);
  return (
    <form
      className="flex min-w-0 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (noName || noPrice) return;
        onSave(item, {
          ...termsOf(item),
          name: name.trim(),
          tokenPrice: isPriced ? (price ?? 0) : 0,
          // Members of the club may see what others buy, if it had a level before.
          fanClubLevel: access === 'club' ? level : isPriced ? item.media.fanclub_access_level : null,
          forSale: isPriced ? true : item.for_sale,
        });
      }}
    >
      <Field label={t('name')} required error={noName ? t('common:problem.required') : undefined}>
        <TextInput value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
      </Field>
      <div className="grid gap-4 desktop:grid-cols-2">
        <Field label={t('access')}>
          <Select
            value={access}
            options={ACCESS.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
            onChange={(event) => setAccess(ACCESS.find((one) => one === event.target.value) ?? 'free')}
          />
        </Field>
        {isPriced ? (
          <Field label={t('price')} error={noPrice ? t('common:problem.required') : undefined}>
            <NumberInput value={price} onValueChange={setPrice} min={1} max={MOST} />
          </Field>
        ) : null}
        {access === 'club' ? (
          <Field label={t('level')}>
            <Select
              value={level}
              options={FANCLUB_LEVELS.map((one) => ({ value: one, label: t(`ui:fanclub.${one}`) }))}
              onChange={(event) =>
                setLevel(FANCLUB_LEVELS.find((one) => one === event.target.value) ?? FANCLUB_LEVELS[0])
              }
            />
          </Field>
        ) : null}
      </div>
      <Button type="submit" loading={pending} className="self-start">
        {t('common:save')}
      </Button>
    </form>
  );
};

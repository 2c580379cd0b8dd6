import { MAX_ORDER_PRICE, MAX_SNAPCHAT_HANDLE, SNAPCHAT_DURATIONS } from '@footlight/contract';
import { Field, Select, Switch, TextInput, useProblemText, useTexts } from '@footlight/ui';
import type { FieldProblems } from '../../lib/draft.ts';
import { TokenField } from '../../lib/token-field.tsx';
import type { BroadcasterDraft } from './broadcaster-draft.ts';
import { Group } from './group.tsx';

interface OrderSettingsProps {
  draft: BroadcasterDraft;
  onDraftChange: (draft: BroadcasterDraft) => void;
  problems: FieldProblems;
}

/** Custom orders: custom media with a minimum offer, ratings, and the broadcaster's Snapchat. */
export const OrderSettings = ({ draft, onDraftChange, problems }: OrderSettingsProps) => {
  const { t } = useTexts('broadcaster');
  const problemText = useProblemText();
  const { sellCustomMedia: sale, snapchat, dickratingMedia: rating } = draft;
  const setSale = (change: Partial<typeof sale>) =>
    onDraftChange({ ...draft, sellCustomMedia: { ...sale, ...change } });
  const setRating = (change: Partial<typeof rating>) =>
    onDraftChange({ ...draft, dickratingMedia: { ...rating, ...change } });
  const setSnapchat = (change: Partial<typeof snapchat>) =>
    onDraftChange({ ...draft, snapchat: { ...snapchat, ...change } });
  const nameProblem = problems['snapchat.username'];
  return (
    <Group title={t('settings.orders')}>
      <Switch
        label={t('settings.mediaOn')}
        checked={sale.isEnabled}
        onCheckedChange={(isEnabled) => setSale({ isEnabled })}
      />
      {sale.isEnabled ? (
        <TokenField
          label={t('settings.mediaPrice')}
          name="sellCustomMedia.minimumPriceInToken"
          value={sale.minimumPriceInToken}
          onChange={(minimumPriceInToken) => setSale({ minimumPriceInToken })}
          min={1}
          max={MAX_ORDER_PRICE}
          problems={problems}
        />
      ) : null}
      <Switch
        label={t('settings.ratingOn')}
        checked={rating.isEnabled}
        onCheckedChange={(isEnabled) => setRating({ isEnabled })}
      />
      {rating.isEnabled ? (
        <TokenField
          label={t('settings.ratingPrice')}
          name="dickratingMedia.priceInToken"
          value={rating.priceInToken}
          onChange={(priceInToken) => setRating({ priceInToken })}
          min={1}
          max={MAX_ORDER_PRICE}
          problems={problems}
        />
      ) : null}
      <Switch
        label={t('settings.snapchatOn')}
        checked={snapchat.isEnabled}
        onCheckedChange={(isEnabled) => setSnapchat({ isEnabled })}
      />
      {snapchat.isEnabled ? (
        <>
          <Field
            label={t('settings.snapchatName')}
            hint={t('settings.snapchatHint')}
            error={problemText(nameProblem)}
          >
            <TextInput
              value={snapchat.username}
              maxLength={MAX_SNAPCHAT_HANDLE}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              onChange={(event) => setSnapchat({ username: event.target.value })}
            />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <TokenField
              label={t('settings.snapchatPrice')}
              name="snapchat.priceInToken"
              value={snapchat.priceInToken}
              onChange={(priceInToken) => setSnapchat({ priceInToken })}
              min={1}
              max={MAX_ORDER_PRICE}
              problems={problems}
            />
            <Field label={t('settings.snapchatLasts')}>
              <Select
                value={snapchat.duration}
                options={SNAPCHAT_DURATIONS.map((value) => ({
                  value,
                  label: t(`settings.duration.${value}`),
                }))}
                onChange={({ target }) =>
                  setSnapchat({
                    duration: SNAPCHAT_DURATIONS.find((one) => one === target.value) ?? snapchat.duration,
                  })
                }
              />
            </Field>
          </div>
        </>
      ) : null}
    </Group>
  );
};

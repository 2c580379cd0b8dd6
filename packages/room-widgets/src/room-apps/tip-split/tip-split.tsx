import type { TipSplit as TipSplitView } from '@footlight/contract/room-apps';
import { Button, cn, Progress, TokenIcon, useFocusAfter, useNumber, useTexts } from '@footlight/ui';
import { HandCoins } from 'lucide-react';
import { AppCard, type AppCardProps } from '../../lib/app-card.tsx';
import { SplitForm, type SplitWish } from './split-form.tsx';

export interface TipSplitProps extends Omit<AppCardProps, 'name' | 'title' | 'icon' | 'aside' | 'children'> {
  /** Null if no split is proposed; a viewer who can tip may then propose one. */
  split: TipSplitView | null;
  /** The visitor; null for guests. */
  viewerName: string | null;
  /** False if this visitor cannot tip: the split is then only shown. */
  canTip: boolean;
  /** The visitor may cancel any split. */
  staff: boolean;
  pending?: boolean;
  onStart: (wish: SplitWish) => void;
  onJoin: (split: { split_id: number; share: number }) => void;
  onCancel: (splitId: number) => void;
}

/** A tip that several viewers share (spec 2 §4): available, proposed, canceled, success. Token: `--app-card-radius`. */
export function TipSplit({
  split,
  viewerName,
  canTip,
  staff,
  pending = false,
  onStart,
  onJoin,
  onCancel,
  ...rest
}: TipSplitProps) {
  const { t } = useTexts('room-apps');
  const number = useNumber();
  // The state of the split replaces the form and the buttons.
  const { mark, target } = useFocusAfter();
  const mode = split?.mode ?? 'available';
  const isIn = split !== null && viewerName !== null && split.splitters.includes(viewerName);
  const mayCancel = split !== null && (staff || (viewerName !== null && split.by === viewerName));
  return (
    <AppCard {...rest} name="tip-split" data-state={mode} title={t('split.title')} icon={<HandCoins />}>
      <p
        ref={target}
        tabIndex={-1}
        data-part="status"
        role="status"
        className={cn('wrap-anywhere empty:absolute', mode === 'proposed' ? 'font-semibold' : 'text-sm')}
      >
        {split?.mode === 'proposed'
          ? t('split.proposed', { name: split.by, shown: number(split.split_amount) })
          : split?.mode === 'success'
            ? t('split.success', { shown: number(split.split_amount) })
            : mode === 'canceled'
              ? t('split.canceled')
              : null}
      </p>
      {split?.mode === 'proposed' ? (
        <>
          <Progress
            tone="stage"
            label={t('split.left', { shown: number(split.remaining) })}
            showLabel
            value={split.target_splitters - split.remaining}
            max={split.target_splitters}
          />
          {split.splitters.length > 0 ? (
            <p data-part="splitters" className="text-sm text-text-muted wrap-anywhere">
              {t('split.people_in', { names: split.splitters.join(', ') })}
            </p>
          ) : null}
          {isIn ? <p className="text-sm">{t('split.mine')}</p> : null}
          <div data-part="actions" data-guard="inline" className="flex min-w-0 flex-wrap gap-2 empty:hidden">
            {canTip && !isIn && split.remaining > 0 ? (
              <Button
                className="min-w-0 max-w-full shrink"
                loading={pending}
                iconStart={<TokenIcon />}
                onClick={mark(() => onJoin({ split_id: split.split_id, share: split.next_share }))}
              >
                {t('split.join', { shown: number(split.next_share) })}
              </Button>
            ) : null}
            {mayCancel ? (
              <Button
                variant="ghost"
                className="min-w-0 max-w-full shrink"
                aria-disabled={pending}
                onClick={mark(() => onCancel(split.split_id))}
              >
                {t('split.cancel')}
              </Button>
            ) : null}
          </div>
        </>
      ) : (
        canTip && <SplitForm pending={pending} mark={mark} onStart={onStart} />
      )}
    </AppCard>
  );
}

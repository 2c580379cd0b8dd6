import { Banner, Button, cn, Dialog, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { wrapButton } from '../../lib/wrap-button.ts';
import { CardCheckFacts } from '../card-check/card-check-facts.tsx';

export interface AddCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A post-pay charge was declined: the new card pays what is due. */
  replacement: boolean;
  /** The address of the payment provider's page is requested, or the page opens. */
  pending: boolean;
  /** Translated. */
  error: ReactNode;
  onAdd: () => void;
  onClose: () => void;
}

/**
 * Adds a card without a purchase (spec 2 §8): the payment provider verifies and saves it on its own page, where nothing is
 * charged.
 */
export function AddCard({ replacement, pending, error, onAdd, onClose, className, ...rest }: AddCardProps) {
  const { t } = useTexts(['wallet', 'common']);
  return (
    <Dialog
      open
      size="sm"
      data-guard="surface"
      onClose={onClose}
      title={t(replacement ? 'addCard.titleDeclined' : 'addCard.title')}
      description={t(replacement ? 'addCard.textDeclined' : 'addCard.text')}
      footer={
        <>
          <Button block data-guard="text" className={wrapButton} loading={pending} onClick={onAdd}>
            {t('addCard.action')}
          </Button>
          <Button block variant="ghost" onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      <div
        {...rest}
        data-component="add-card"
        data-state={pending ? 'sending' : 'idle'}
        className={cn('flex min-w-0 flex-col gap-4', className)}
      >
        <CardCheckFacts />
        {error ? (
          <Banner appearance="error" live>
            {error}
          </Banner>
        ) : null}
      </div>
    </Dialog>
  );
}

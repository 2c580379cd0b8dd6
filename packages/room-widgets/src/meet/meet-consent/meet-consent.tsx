import { Button, cn, Dialog, ModalDescription, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface MeetConsentProps extends Omit<ComponentProps<'div'>, 'children'> {
  onAgree: () => void;
  onClose: () => void;
}

const POINTS = ['seen', 'recorded', 'address', 'reported', 'adult'] as const;

/** What a user must know and agree to before their camera opens for a stranger. Renders its own Dialog. */
export function MeetConsent({ onAgree, onClose, className, ...rest }: MeetConsentProps) {
  const { t } = useTexts(['meet', 'common']);
  const shape = 'min-w-0 max-w-full shrink';
  return (
    <Dialog open title={t('consent.title')} size="sm" onClose={onClose}>
      <div {...rest} data-component="meet-consent" className={cn('flex flex-col gap-4', className)}>
        <ModalDescription asChild>
          <ul data-part="points" className="flex list-disc flex-col gap-2 ps-5 wrap-anywhere">
            {POINTS.map((point) => (
              <li key={point}>{t(`consent.${point}`)}</li>
            ))}
          </ul>
        </ModalDescription>
        <div data-part="actions" className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" className={shape} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button className={shape} onClick={onAgree}>
            {t('consent.agree')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import { Button, cn, Dialog, useTexts } from '@footlight/ui';
import { type ComponentProps, useId } from 'react';

export interface MeetConsentProps extends Omit<ComponentProps<'div'>, 'children'> {
  onAgree: () => void;
  onClose: () => void;
}

const POINTS = ['seen', 'recorded', 'address', 'reported', 'adult'] as const;

/** What a user must know and agree to before their camera opens for a stranger. Renders its own Dialog. */
export function MeetConsent({ onAgree, onClose, className, ...rest }: MeetConsentProps) {
  const { t } = useTexts(['meet', 'common']);
  const shape = 'min-w-0 max-w-full shrink';
  const pointsId = useId();
  return (
    <Dialog open title={t('consent.title')} size="sm" onClose={onClose} aria-describedby={pointsId}>
      <div {...rest} data-component="meet-consent" className={cn('flex flex-col gap-4', className)}>
        <ul id={pointsId} data-part="points" className="flex list-disc flex-col gap-2 ps-5 wrap-anywhere">
          {POINTS.map((point) => (
            <li key={point}>{t(`consent.${point}`)}</li>
          ))}
        </ul>
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

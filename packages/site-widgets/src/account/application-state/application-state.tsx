import { Banner, Button, cn, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface ApplicationStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  state: 'review' | 'rejected' | 'approved';
  /** The operator's words about a rejection. */
  reason?: string | null;
  /** Path of the room of an approved broadcaster. */
  roomHref: string;
}

/** Where an application is, and what happens next. */
export const ApplicationState = ({
  state,
  reason = null,
  roomHref,
  className,
  ...rest
}: ApplicationStateProps) => {
  const { t } = useTexts('applications');
  const link = useLinkRenderer();
  if (state === 'rejected') {
    return (
      <div {...rest} data-component="application-state" className={className}>
        <Banner appearance="error">
          <p className="font-medium">{t('rejectedTitle')}</p>
          {reason ? <p className="wrap-anywhere">{reason}</p> : null}
        </Banner>
      </div>
    );
  }
  return (
    <div {...rest} data-component="application-state" className={cn('flex flex-col gap-4', className)}>
      <Banner appearance={state === 'approved' ? 'success' : 'info'}>
        <p className="font-medium">{t(state === 'approved' ? 'approvedTitle' : 'reviewTitle')}</p>
        <p>{t(state === 'approved' ? 'approvedWhy' : 'reviewWhy')}</p>
      </Banner>
      {state === 'approved' ? (
        <Button asChild size="lg" block>
          {link({ href: roomHref, children: t('toRoom') })}
        </Button>
      ) : null}
    </div>
  );
};

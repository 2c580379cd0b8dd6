import { Banner, Button, useLinkRenderer, useTexts } from '@footlight/ui';

export interface ApplicationStateProps {
  state: 'review' | 'rejected' | 'approved';
  /** The operator's words about a rejection. */
  reason?: string | null;
  /** Path of the room of an approved broadcaster. */
  room: string;
}

/** Where an application is, and what happens next. */
export const ApplicationState = ({ state, reason = null, room }: ApplicationStateProps) => {
  const { t } = useTexts('apply');
  const link = useLinkRenderer();
  if (state === 'rejected') {
    return (
      <div data-component="application-state">
        <Banner appearance="error">
          <p className="font-medium">{t('rejectedTitle')}</p>
          {reason ? <p className="wrap-anywhere">{reason}</p> : null}
        </Banner>
      </div>
    );
  }
  return (
    <div data-component="application-state" className="flex flex-col gap-4">
      <Banner appearance={state === 'approved' ? 'success' : 'info'}>
        <p className="font-medium">{t(state === 'approved' ? 'approvedTitle' : 'reviewTitle')}</p>
        <p>{t(state === 'approved' ? 'approvedWhy' : 'reviewWhy')}</p>
      </Banner>
      {state === 'approved' ? (
        <Button asChild size="lg" block>
          {link({ href: room, children: t('toRoom') })}
        </Button>
      ) : null}
    </div>
  );
};

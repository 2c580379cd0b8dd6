import { Alert, Button, CopyField, cn, Field, useTexts } from '@footlight/ui';
import { type ComponentProps, useId, useState } from 'react';
import { type IngestHealth, StreamHealth } from '../stream-checks/stream-health.tsx';

export interface EncoderPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Address for the program's field "Server". */
  server: string;
  /** Address for programs that send WHIP; null if the operator takes none. */
  whipServer: string | null;
  /** The key that was just made, as programs for RTMP and for WHIP want it; null otherwise, because it is shown once. */
  newKey: { streamKey: string; bearerToken: string } | null;
  /** When the present key was made and last used, as the page's language writes dates. */
  createdOn: string | null;
  usedOn: string | null;
  /** The received stream of the program; null while it sends nothing. */
  health: IngestHealth | null;
  pending?: boolean;
  onRotate: () => void;
  onRevoke: () => void;
}

/** What a broadcaster enters in OBS or another program, and the key's life. */
export const EncoderPanel = (props: EncoderPanelProps) => {
  const { server, whipServer, newKey, createdOn, usedOn, health, pending, ...others } = props;
  const { onRotate, onRevoke, className, ...rest } = others;
  const { t } = useTexts('live');
  const { t: common } = useTexts('common');
  const heading = useId();
  const [asking, setAsking] = useState<'rotate' | 'revoke' | null>(null);
  const shape = 'min-w-0 max-w-full shrink';
  const confirm = () => {
    if (asking === 'rotate') onRotate();
    else onRevoke();
    setAsking(null);
  };
  return (
    <section
      {...rest}
      data-component="encoder-panel"
      aria-labelledby={heading}
      className={cn('flex min-w-0 flex-col gap-4', className)}
    >
      <h2 id={heading} className="heading text-lg">
        {t('encoder.title')}
      </h2>
      <p className="text-sm text-text-muted">{t('encoder.hint')}</p>
      <Field label={t('encoder.server')}>
        <CopyField value={server} />
      </Field>
      {newKey ? (
        <Field label={t('encoder.key')}>
          <CopyField value={newKey.streamKey} />
        </Field>
      ) : null}
      {whipServer ? (
        <>
          <p className="text-sm text-text-muted">{t('encoder.whipHint')}</p>
          <Field label={t('encoder.whipServer')}>
            <CopyField value={whipServer} />
          </Field>
          {newKey ? (
            <Field label={t('encoder.bearer')}>
              <CopyField value={newKey.bearerToken} />
            </Field>
          ) : null}
        </>
      ) : null}
      {newKey ? (
        <Alert tone="warning">{t('encoder.once')}</Alert>
      ) : (
        <p className="text-sm wrap-anywhere">
          {createdOn ? t('encoder.since', { date: createdOn }) : t('encoder.none')}{' '}
          {usedOn ? t('encoder.used', { date: usedOn }) : null}
        </p>
      )}
      <p className="text-sm text-text-muted">{t('encoder.codec')}</p>
      {health ? <StreamHealth health={health} /> : null}
      {asking ? (
        <div data-part="question" className="flex min-w-0 flex-wrap items-center gap-2">
          <p role="status" className="min-w-0 basis-full text-sm wrap-anywhere">
            {t(asking === 'rotate' ? 'encoder.rotateAsk' : 'encoder.revokeAsk')}
          </p>
          <Button variant="danger" className={shape} onClick={confirm}>
            {t('encoder.confirm')}
          </Button>
          <Button variant="ghost" className={shape} onClick={() => setAsking(null)}>
            {common('cancel')}
          </Button>
        </div>
      ) : (
        <div data-part="actions" className="flex min-w-0 flex-wrap gap-2">
          <Button
            variant="outline"
            className={shape}
            loading={pending}
            onClick={() => (createdOn ? setAsking('rotate') : onRotate())}
          >
            {t(createdOn ? 'encoder.rotate' : 'encoder.create')}
          </Button>
          {createdOn ? (
            <Button variant="ghost" className={shape} disabled={pending} onClick={() => setAsking('revoke')}>
              {t('encoder.revoke')}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
};

import type { SiteDomain } from '@footlight/contract';
import { Badge, Button, CopyField, cn, Field, useMoment, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface DomainProofProps extends Omit<ComponentProps<'section'>, 'children'> {
  domain: SiteDomain;
  pending: boolean;
  onCheck(): void;
}

const TONES = { waiting: 'warning', proven: 'success', failing: 'danger' } as const;

/** Whether a site's domain is verified, and what its operator must set. */
export const DomainProof = ({ domain, pending, onCheck, className, ...rest }: DomainProofProps) => {
  const { t } = useTexts('domains');
  const moment = useMoment();
  const { state, record, value, file, by, problem, checked_at: checked, served_until: until } = domain;
  return (
    <section
      {...rest}
      data-component="domain-proof"
      data-state={state}
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        {by && state === 'proven' ? <span>{t(`by.${by}`)}</span> : null}
        <span className="text-text-muted">
          {checked ? t('checked', { time: moment(checked) }) : t('never')}
        </span>
      </p>
      {state === 'proven' ? null : (
        <>
          <p className="text-sm">
            {state === 'failing' && until ? t('failing', { time: moment(until) }) : t('why')}
            {problem ? ` ${t(problem)}` : ''}
          </p>
          <p className="text-sm">{t('how')}</p>
          <Field label={t('record')}>
            <CopyField value={record} />
          </Field>
          <Field label={t('file')}>
            <CopyField value={file} />
          </Field>
          <Field label={t('value')}>
            <CopyField value={value} />
          </Field>
        </>
      )}
      <p>
        <Button size="sm" variant="outline" loading={pending} onClick={onCheck}>
          {t('check')}
        </Button>
      </p>
    </section>
  );
};

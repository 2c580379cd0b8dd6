import type { LedgerCheck } from '@footlight/contract';
import { Banner, Button, Skeleton, useMoment, useNumber, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';

export interface LedgerCheckProps {
  /** Undefined while it is read, null if the ledger was never checked. */
  check: LedgerCheck | null | undefined;
  checkError: ReactNode;
  checking: boolean;
  onCheck(): void;
  onRetryCheck(): void;
}

/** The last check of the ledger, and the next one. */
export const LedgerState = ({ check, checkError, checking, onCheck, onRetryCheck }: LedgerCheckProps) => {
  const { t } = useTexts(['admin', 'common']);
  const number = useNumber();
  const moment = useMoment();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="heading text-xl">{t('ledger.title')}</h2>
      {checkError ? (
        <Banner appearance="error" live action={<Button onClick={onRetryCheck}>{t('common:retry')}</Button>}>
          {checkError}
        </Banner>
      ) : null}
      {check === undefined && !checkError ? <Skeleton className="h-16" /> : null}
      {check === null ? <p className="text-text-muted">{t('ledger.never')}</p> : null}
      {check ? (
        <Banner appearance={check.fault_count === 0 ? 'success' : 'error'}>
          {check.fault_count === 0
            ? t('ledger.good', {
                time: moment(check.at),
                entries: number(check.entries),
                postings: number(check.postings),
              })
            : t('ledger.bad', { shown: number(check.fault_count), time: moment(check.at) })}
        </Banner>
      ) : null}
      {check && check.faults.length > 0 ? (
        // The sentences of the check are in English.
        <ul lang="en" className="list-disc ps-6 text-sm wrap-anywhere">
          {check.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      ) : null}
      <p>
        <Button variant="outline" loading={checking} onClick={onCheck}>
          {t('ledger.run')}
        </Button>
      </p>
    </section>
  );
};

import type { TokenEntry } from '@footlight/contract';
import {
  Alert,
  Banner,
  Button,
  cn,
  EmptyState,
  Link,
  Table,
  type TableColumn,
  useFocusAfter,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { Coins } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import { readKind } from './entry-kinds.ts';

type HistoryItem = TokenEntry['media'][number];

export interface TokenHistoryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Newest first; undefined until the first page is here. */
  entries: readonly TokenEntry[] | undefined;
  /** Tokens owed after a refund or chargeback. */
  owed?: number;
  /** Free tokens in a broadcaster's balance: they are not paid out. */
  gifted?: number;
  /** Address of a charge's receipt; without it no receipt link is shown. */
  receiptHref?: (reference: string) => string;
  /** Address of the page of an item; without it the items of a purchase are names only. */
  itemHref?: (item: HistoryItem) => string;
  hasMore: boolean;
  loading: boolean;
  /** Translated; the loaded entries stay visible. */
  error: string | null;
  /** Loads the next page, or the same one again after an error. */
  onMore: () => void;
}

/** What a tip paid for, and its message. */
const TipWords = ({ tip: { app_data, comment } }: { tip: NonNullable<TokenEntry['tip']> }) => {
  const words = [app_data.choice, comment].filter(Boolean).join(' · ');
  return words ? (
    <span data-part="tip" className="text-xs font-normal text-text-muted">
      {words}
    </span>
  ) : null;
};

/** The items that a purchase paid for: items of one broadcaster may differ in nothing else. */
const Items = ({ items, href }: { items: readonly HistoryItem[]; href: TokenHistoryProps['itemHref'] }) => (
  <span data-part="items" className="flex min-w-0 flex-col text-xs font-normal text-text-muted">
    {items.map((item) => (
      <span key={item.id}>{href ? <Link href={href(item)}>{item.name}</Link> : item.name}</span>
    ))}
  </span>
);

/**
 * Every ledger entry of a viewer: what happened, when, the change, and the balance after it. On a phone each entry
 * becomes a small list.
 */
export function TokenHistory({
  entries,
  owed = 0,
  gifted = 0,
  receiptHref,
  itemHref,
  hasMore,
  loading,
  error,
  onMore,
  className,
  ...rest
}: TokenHistoryProps) {
  const { t, language } = useTexts(['billing', 'ui', 'common']);
  const number = useNumber();
  const signed = useNumber({ signDisplay: 'exceptZero' });
  const money = useMoney();
  // The button goes with the last page: the focus moves to the first new entry.
  const { mark, target } = useFocusAfter();
  const [countBefore, setCountBefore] = useState(-1);
  const count = entries?.length ?? 0;
  const landing = entries?.[Math.min(countBefore, count - 1)];
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const what = (entry: TokenEntry) => {
    const { counterpart, hold } = entry;
    const read = readKind(entry);
    const name = t(`history.kind.${read.kind}`);
    const returned = t('receipt.whatText', { shown: number(hold?.returned ?? 0) });
    const phased = read.phase ? t(`history.${read.phase}`, { what: name, tokens: returned }) : name;
    return counterpart ? t('history.with', { what: phased, name: counterpart }) : phased;
  };
  const columns: TableColumn<TokenEntry>[] = [
    {
      key: 'what',
      header: t('history.what'),
      isRowHeader: true,
      cell: (entry) => (
        <span
          {...(entry === landing ? { ref: target, tabIndex: -1 } : {})}
          className="flex min-w-0 flex-col wrap-anywhere"
        >
          <span>{what(entry)}</span>
          {entry.tip ? <TipWords tip={entry.tip} /> : null}
          {entry.media.length > 0 ? <Items items={entry.media} href={itemHref} /> : null}
          {entry.reference ? (
            <span data-part="reference" className="text-xs font-normal text-text-muted">
              {[entry.amount === null ? '' : money(entry.amount), entry.reference]
                .filter(Boolean)
                .join(' · ')}
              {receiptHref ? (
                <>
                  {' · '}
                  <Link href={receiptHref(entry.reference)}>{t('history.receipt')}</Link>
                </>
              ) : null}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'at',
      header: t('history.when'),
      narrow: 'line',
      cell: ({ at }) => <time dateTime={at}>{when.format(new Date(at))}</time>,
    },
    {
      key: 'change',
      header: t('history.change'),
      narrow: 'end',
      align: 'end',
      cell: ({ change }) => (
        <span className={change > 0 ? 'font-semibold text-success-text' : 'font-semibold'}>
          {signed(change)}
        </span>
      ),
    },
    {
      key: 'balance',
      header: t('history.balance'),
      align: 'end',
      cell: ({ balance }) => number(balance),
    },
  ];
  return (
    <div
      {...rest}
      data-component="token-history"
      className={cn('flex min-w-0 flex-col items-stretch gap-3', className)}
    >
      {owed > 0 ? (
        <Banner data-part="owed" appearance="warning">
          {t('history.owed', { tokens: t('receipt.whatText', { shown: number(owed) }) })}
        </Banner>
      ) : null}
      {gifted > 0 ? (
        <Banner data-part="gifted">
          {t('history.gifted', { tokens: t('receipt.whatText', { shown: number(gifted) }) })}
        </Banner>
      ) : null}
      {error ? (
        <Alert tone="error" live>
          {error}
        </Alert>
      ) : null}
      {entries || !error ? (
        <Table
          caption={t('history.title')}
          columns={columns}
          rows={entries ?? []}
          rowKey={({ id }) => id}
          loading={loading && !entries}
          narrow="stack"
          size="sm"
          empty={
            <EmptyState icon={<Coins />} title={t('history.empty')} headingLevel={3}>
              {t('history.emptyHint')}
            </EmptyState>
          }
        />
      ) : null}
      {hasMore || error ? (
        <Button
          variant="outline"
          className="self-center"
          loading={loading}
          onClick={mark(() => {
            setCountBefore(count);
            onMore();
          })}
        >
          {error ? t('common:retry') : t('history.more')}
        </Button>
      ) : null}
    </div>
  );
}

import type { MachineKey } from '@footlight/contract';
import { Banner, CopyField, cn, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import type { ListState } from '../../lib/list-state.ts';
import { OfficeTable } from '../office-table/office-table.tsx';
import { useKeyColumns } from './key-columns.tsx';
import { KeyForm, type NewKey } from './key-form.tsx';

export interface KeysScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  keys: readonly MachineKey[] | undefined;
  /** Of the key that was just made. */
  secret: string | null;
  state: ListState;
  /** Resolves with whether the key was made. */
  onMake(input: NewKey): Promise<boolean>;
  onRevoke(key: MachineKey): void;
}

/** `/admin/keys`: keys with which the operator's own programs read the back office. */
export const KeysScreen = (props: KeysScreenProps) => {
  const { keys, secret, state, onMake, onRevoke, className, ...rest } = props;
  const { t } = useTexts('admin');
  const columns = useKeyColumns(onRevoke);
  return (
    <div {...rest} data-component="keys-screen" className={cn('flex min-w-0 flex-col gap-6', className)}>
      <section className="flex flex-col gap-3">
        <h2 className="heading text-xl">{t('key.title')}</h2>
        <p className="text-text-muted">{t('key.about')}</p>
        {secret === null ? null : (
          <Banner appearance="info" live>
            <p className="mb-2">{t('key.once')}</p>
            <CopyField value={secret} aria-label={t('key.secret')} />
          </Banner>
        )}
        <OfficeTable
          label={t('key.title')}
          columns={columns}
          rows={keys}
          rowKey={({ id }) => id}
          empty={t('key.none')}
          state={state}
        />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="heading text-xl">{t('key.new')}</h2>
        <KeyForm onMake={onMake} />
      </section>
    </div>
  );
};

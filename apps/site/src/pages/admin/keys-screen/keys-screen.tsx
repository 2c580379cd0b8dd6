import type { MachineKey } from '@footlight/contract';
import { Banner, Button, CopyField, useTexts } from '@footlight/ui';
import { type ListState, StaffList } from '../../../features/admin/staff-list/staff-list.tsx';
import { useMoment } from '../../../shell/i18n/use-moment.ts';
import { KeyForm, type NewKey } from './key-form.tsx';

export interface KeysScreenProps {
  keys: readonly MachineKey[] | undefined;
  /** Of the key that was just made. */
  secret: string | null;
  state: ListState;
  /** Resolves with whether the key was made. */
  onMake(input: NewKey): Promise<boolean>;
  onRevoke(key: MachineKey): void;
}

/** `/admin/keys`: keys with which the operator's own programs read the back office. */
export const KeysScreen = ({ keys, secret, state, onMake, onRevoke }: KeysScreenProps) => {
  const { t } = useTexts('admin');
  const moment = useMoment();
  return (
    <>
      <section className="flex flex-col gap-3">
        <h2 className="heading text-xl">{t('key.title')}</h2>
        <p className="text-text-muted">{t('key.about')}</p>
        {secret === null ? null : (
          <Banner appearance="info" live>
            <p className="mb-2">{t('key.once')}</p>
            <CopyField value={secret} aria-label={t('key.secret')} />
          </Banner>
        )}
        <StaffList
          label={t('key.title')}
          items={keys}
          keyOf={({ id }) => id}
          empty={t('key.none')}
          state={state}
          render={(key) => (
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="min-w-0">
                {key.name} <code>{`${key.start}…`}</code>
                <span className="block text-sm text-text-muted">
                  {[
                    key.scopes.map((scope) => t(`key.scope.${scope}`)).join(', '),
                    t('key.by', { name: key.made_by, time: moment(key.created_at) }),
                    key.used_at ? t('key.used', { time: moment(key.used_at) }) : t('key.unused'),
                  ].join(' · ')}
                </span>
              </p>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('key.revokeOf', { name: key.name })}
                onClick={() => onRevoke(key)}
              >
                {t('key.revoke')}
              </Button>
            </div>
          )}
        />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="heading text-xl">{t('key.new')}</h2>
        <KeyForm onMake={onMake} />
      </section>
    </>
  );
};

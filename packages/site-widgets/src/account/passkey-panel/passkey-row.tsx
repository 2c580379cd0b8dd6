import type { Passkey } from '@footlight/contract';
import { Button, IconButton, TextInput, useMoment, useTexts } from '@footlight/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';

export interface PasskeyRowProps {
  passkey: Passkey;
  onRename(id: string, name: string): void;
  onRemove(id: string): void;
}

/** One passkey: its name, which can be changed in place, and its last use. */
export const PasskeyRow = ({ passkey, onRename, onRemove }: PasskeyRowProps) => {
  const { t } = useTexts(['security', 'common']);
  const moment = useMoment();
  const [isNaming, setIsNaming] = useState(false);
  const { id, name, domain, used_at: used, created_at: made } = passkey;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (wish !== '' && wish !== name) onRename(id, wish);
    setIsNaming(false);
  };
  if (isNaming) {
    return (
      <form onSubmit={submit} className="flex flex-wrap items-center gap-3">
        <TextInput
          name="name"
          defaultValue={name}
          maxLength={40}
          aria-label={t('passkeys.nameOf', { name })}
          className="min-w-0 grow"
        />
        <Button type="submit" size="sm">
          {t('common:save')}
        </Button>
      </form>
    );
  }
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 grow wrap-anywhere">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-text-muted">
          {used
            ? t('passkeys.used', { domain, date: moment(used) })
            : t('passkeys.unused', { domain, date: moment(made) })}
        </p>
      </div>
      <IconButton label={t('passkeys.rename', { name })} onClick={() => setIsNaming(true)}>
        <Pencil />
      </IconButton>
      <IconButton label={t('passkeys.remove', { name })} onClick={() => onRemove(id)}>
        <Trash2 />
      </IconButton>
    </div>
  );
};

import { KEY_SCOPES, type KeyScope, MAX_KEY_NAME } from '@footlight/contract';
import { Button, CheckboxGroup, Field, TextInput, useTexts } from '@footlight/ui';
import { type FormEvent, useState } from 'react';

export interface NewKey {
  name: string;
  scopes: KeyScope[];
}

/** Makes a key. `onMake` resolves with whether it was made; if not, the input stays. */
export const KeyForm = ({ onMake }: { onMake(input: NewKey): Promise<boolean> }) => {
  const { t } = useTexts(['admin', 'common']);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>([]);
  const [state, setState] = useState<'idle' | 'busy' | 'incomplete'>('idle');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (name.trim() === '' || scopes.length === 0) return setState('incomplete');
    setState('busy');
    if (await onMake({ name: name.trim(), scopes: [...scopes] })) {
      setName('');
      setScopes([]);
    }
    setState('idle');
  };
  const required = (isMissing: boolean) =>
    state === 'incomplete' && isMissing ? t('common:problem.required') : undefined;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col items-start gap-3">
      <Field
        className="w-full max-w-md"
        label={t('key.name')}
        hint={t('key.nameHint')}
        error={required(name.trim() === '')}
      >
        <TextInput maxLength={MAX_KEY_NAME} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <CheckboxGroup
        legend={t('key.scopes')}
        options={KEY_SCOPES.map((scope) => ({ value: scope, label: t(`key.scope.${scope}`) }))}
        value={scopes}
        onValueChange={(chosen) => setScopes(KEY_SCOPES.filter((scope) => chosen.includes(scope)))}
        error={required(scopes.length === 0)}
      />
      <Button type="submit" loading={state === 'busy'}>
        {t('key.make')}
      </Button>
    </form>
  );
};

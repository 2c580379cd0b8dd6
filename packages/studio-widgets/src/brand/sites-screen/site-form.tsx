import { Banner, Button, Field, TextInput, useTexts } from '@footlight/ui';
import { type FormEvent, type ReactNode, useState } from 'react';

export interface NewSite {
  domain: string;
  code: string;
  name: string;
  /** Empty: only administrators edit it. */
  owner: string;
}

export interface SiteFormProps {
  pending: boolean;
  /** Why the platform refused. What was entered stays. */
  error: ReactNode;
  fieldErrors: Partial<Record<keyof NewSite, ReactNode>>;
  /** Answers whether the site was made. */
  onCreate(site: NewSite): Promise<boolean>;
}

const EMPTY: NewSite = { domain: '', code: '', name: '', owner: '' };
const FIELDS = [
  { name: 'domain', hint: 'domainHint' },
  { name: 'code', hint: 'codeHint' },
  { name: 'name', hint: undefined },
  { name: 'owner', hint: 'ownerHint' },
] as const;

/** Makes a site for a domain. */
export const SiteForm = ({ pending, error, fieldErrors, onCreate }: SiteFormProps) => {
  const { t } = useTexts(['domains', 'common']);
  const [site, setSite] = useState(EMPTY);
  const [isSent, setIsSent] = useState(false);
  const trimmed = {
    domain: site.domain.trim().toLowerCase(),
    code: site.code.trim(),
    name: site.name.trim(),
    owner: site.owner.trim().toLowerCase(),
  };
  const lacks = (name: keyof NewSite) => name !== 'owner' && trimmed[name] === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (pending || FIELDS.some(({ name }) => lacks(name))) return;
    if (await onCreate(trimmed)) {
      setSite(EMPTY);
      setIsSent(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-md flex-col gap-4 rounded-lg border border-border bg-surface p-4"
    >
      <h2 className="heading text-lg">{t('add')}</h2>
      {error ? (
        <Banner appearance="error" live>
          {error}
        </Banner>
      ) : null}
      {FIELDS.map(({ name, hint }) => (
        <Field
          key={name}
          label={t(name)}
          hint={hint && t(hint)}
          required={name !== 'owner'}
          error={isSent && lacks(name) ? t('common:problem.required') : fieldErrors[name]}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={name === 'domain' ? 253 : 60}
            value={site[name]}
            onChange={(event) => setSite({ ...site, [name]: event.target.value })}
          />
        </Field>
      ))}
      <p>
        <Button type="submit" loading={pending}>
          {t('create')}
        </Button>
      </p>
    </form>
  );
};

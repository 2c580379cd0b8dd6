import { SITE_HOME_LAYOUTS } from '@footlight/contract';
import { readColor } from '@footlight/theme';
import { languageNames, Table, useNumber, useTexts } from '@footlight/ui';
import { type FieldChange, studioField } from '../config/studio-config.ts';
import { Swatch } from '../contrast/swatch.tsx';

export interface ChangeTableProps {
  changes: readonly FieldChange[];
}

/** Label of a field by its path, including fields of newer versions. */
export const useFieldName = () => {
  const { t } = useTexts('studio');
  return (path: string): string => {
    const known = studioField(path);
    if (known) {
      const name = t(`field.${known.name}`);
      return known.language && path.endsWith(`_${known.language}`)
        ? t('texts.in', { field: name, language: languageNames[known.language] })
        : name;
    }
    return path === 'custom' || path === 'config_version' ? t(`field.${path}`) : path;
  };
};

const LONG = 160;

const Value = ({ path, value }: { path: string; value: unknown }) => {
  const { t } = useTexts('studio');
  const number = useNumber();
  const kind = studioField(path)?.kind;
  if (value === undefined || value === '') return <span className="text-text-subtle">{t('empty')}</span>;
  if (typeof value === 'boolean') return t(value ? 'on' : 'off');
  if (typeof value === 'number') return number(value);
  if (typeof value !== 'string') return <code className="font-mono text-xs">{JSON.stringify(value)}</code>;
  if (kind === 'color') {
    return (
      <span className="flex items-center gap-2">
        <Swatch color={readColor(value).hex ?? ''} className="h-5 w-7" />
        {value}
      </span>
    );
  }
  if (kind === 'picture') return <img src={value} alt={value} className="max-h-8 max-w-28 object-contain" />;
  const layout = kind === 'homeLayout' && SITE_HOME_LAYOUTS.find((one) => one === value);
  if (layout) return t(`homeLayout.${layout}`);
  if (kind === 'css') return t('changes.lines', { count: value.split('\n').length });
  return value.length > LONG ? `${value.slice(0, LONG)}…` : value;
};

/** Changes from the live brand: each field with its old and new value. */
export const ChangeTable = ({ changes }: ChangeTableProps) => {
  const { t } = useTexts('studio');
  const nameOf = useFieldName();
  return (
    <Table
      caption={t('changes.caption')}
      size="sm"
      narrow="stack"
      rows={changes}
      rowKey={({ path }) => path}
      empty={t('changes.none')}
      columns={[
        { key: 'field', header: t('changes.field'), isRowHeader: true, cell: ({ path }) => nameOf(path) },
        {
          key: 'live',
          header: t('changes.live'),
          cell: ({ path, live }) => <Value path={path} value={live} />,
        },
        {
          key: 'draft',
          header: t('changes.draft'),
          cell: ({ path, draft }) => <Value path={path} value={draft} />,
        },
      ]}
    />
  );
};

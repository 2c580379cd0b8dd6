import {
  Button,
  Checkbox,
  IconButton,
  TextInput,
  useFocusAfter,
  useNumber,
  useProblemText,
  useTexts,
} from '@footlight/ui';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import type { FieldProblems } from '../../lib/draft.ts';
import { TokenField } from '../../lib/token-field.tsx';
import { type ConfigField, type ConfigRow, rowFor } from './app-fields.ts';

interface ConfigRowsProps {
  field: Extract<ConfigField, { kind: 'rows' }>;
  rows: readonly ConfigRow[];
  onChange: (rows: readonly ConfigRow[]) => void;
  /** Path of the rows in `problems`, such as `config.prizes`. */
  path: string;
  problems: FieldProblems;
}

/** A list in an app's settings: each row has a name and the app's further fields. */
export const ConfigRows = ({ field, rows, onChange, path, problems }: ConfigRowsProps) => {
  const { t } = useTexts('broadcaster');
  const problemText = useProblemText();
  const number = useNumber();
  const id = useId();
  const { columns, least, most } = field;
  const isLeast = rows.length <= least;
  // Removing the last row removes the pressed button.
  const { mark, target } = useFocusAfter();
  const change = (index: number, part: Partial<ConfigRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <fieldset data-part="rows" className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">{t(`config.${field.name}`)}</legend>
      {rows.map((row, index) => {
        const at = `${path}.${index}`;
        // Options of an outcome are plain strings, so their error is at the row, not at its label.
        const problem = problems[`${at}.label`] ?? problems[at];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position; labels may be equal while typed
          <div key={index} data-part="row" className="flex min-w-0 flex-wrap items-end gap-2">
            <div className="min-w-0 flex-1 basis-40">
              <TextInput
                aria-label={`${t('config.label')} ${number(index + 1)}`}
                placeholder={t('config.label')}
                value={row.label}
                maxLength={60}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${id}-${index}` : undefined}
                onChange={(event) => change(index, { label: event.target.value })}
              />
              {problem ? (
                <p id={`${id}-${index}`} role="alert" className="mt-1 text-sm text-danger-text">
                  {problemText(problem)}
                </p>
              ) : null}
            </div>
            {columns.map((column) =>
              column === 'win' ? (
                <Checkbox
                  key={column}
                  label={t('config.win')}
                  checked={row.win ?? true}
                  onChange={(event) => change(index, { win: event.target.checked })}
                />
              ) : (
                <div key={column} className="min-w-0 basis-44">
                  <TokenField
                    label={t(`config.${column}`)}
                    name={`${at}.${column}`}
                    value={row[column] ?? null}
                    onChange={(value) => change(index, { [column]: value })}
                    min={1}
                    max={column === 'weight' ? 10_000 : 100_000}
                    problems={problems}
                  />
                </div>
              ),
            )}
            <IconButton
              label={t('apps.remove', { shown: number(index + 1) })}
              // Not `disabled`: the pressed button would lose the focus.
              aria-disabled={isLeast}
              onClick={mark(() => onChange(rows.filter((_, other) => other !== index)))}
            >
              <X />
            </IconButton>
          </div>
        );
      })}
      <Button
        ref={target}
        variant="ghost"
        size="sm"
        className="self-start"
        iconStart={<Plus />}
        aria-disabled={rows.length >= most}
        onClick={() => onChange([...rows, rowFor(field)])}
      >
        {t('apps.add')}
      </Button>
    </fieldset>
  );
};

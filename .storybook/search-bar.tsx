/** The search and the choice above a list of Storybook’s own pages. */
import { Field, Select, TextInput } from '@footlight/ui';

/** The value of the choice that shows the whole list. */
export const ALL = 'all';

export interface SearchBarProps {
  search: string;
  onSearchChange(search: string): void;
  /** Label of the choice, such as `Group`. */
  label: string;
  /** Text of the choice {@link ALL}. */
  all: string;
  values: readonly string[];
  value: string;
  onValueChange(value: string): void;
}

export const SearchBar = ({
  search,
  onSearchChange,
  label,
  all,
  values,
  value,
  onValueChange,
}: SearchBarProps) => (
  <div className="flex flex-wrap gap-4">
    <Field label="Search" className="min-w-0 flex-1 basis-60">
      <TextInput
        type="search"
        value={search}
        autoComplete="off"
        onChange={({ target }) => onSearchChange(target.value)}
      />
    </Field>
    <Field label={label} className="basis-48">
      <Select
        value={value}
        options={[{ value: ALL, label: all }, ...values.map((one) => ({ value: one, label: one }))]}
        onValueChange={onValueChange}
      />
    </Field>
  </div>
);

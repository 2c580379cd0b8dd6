// Every control with a keyboard pattern of the APG, once, as somebody outside this repository would write it.
import {
  Accordion,
  AnnouncerProvider,
  BirthDatePicker,
  BottomSheet,
  Button,
  CardFields,
  Carousel,
  Checkbox,
  CheckboxGroup,
  Chip,
  ColumnPicker,
  Combobox,
  CommandList,
  ContextMenu,
  CopyField,
  DatePicker,
  Dialog,
  Disclosure,
  Drawer,
  DropdownMenu,
  Field,
  FilterChips,
  Gallery,
  InfiniteList,
  LoadMore,
  MenuCheckboxItem,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSub,
  MultiSelect,
  NumberInput,
  Pagination,
  PasswordInput,
  Popover,
  RadioCards,
  RadioGroup,
  RangeSlider,
  SavedViews,
  SchemeToggle,
  SegmentedControl,
  Select,
  Shelf,
  ShortcutsDialog,
  Slider,
  Stepper,
  Switch,
  sortRows,
  Table,
  type TableColumn,
  type TableSort,
  Tabs,
  TextInput,
  TextsProvider,
  TimeField,
  type ToastItem,
  ToastRegion,
  Toolbar,
  ToolbarItem,
  Tooltip,
} from '@footlight/ui';
import { english } from '@footlight/ui/english';
import { useState } from 'react';

const cities = ['Aachen', 'Bergen', 'Cork', 'Delft'].map((label) => ({ value: label.toLowerCase(), label }));
const kinds = ['One', 'Two', 'Three'].map((label) => ({ value: label.toLowerCase(), label }));
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='60'%3E%3Crect width='80' height='60'/%3E%3C/svg%3E";

const Menus = () => {
  const [chosen, setChosen] = useState('nothing');
  const [wide, setWide] = useState(false);
  const [first, setFirst] = useState('new');
  return (
    <section aria-label="Menus">
      <DropdownMenu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={() => setChosen('copy')}>Copy</MenuItem>
        <MenuItem disabled onSelect={() => setChosen('move')}>
          Move
        </MenuItem>
        <MenuCheckboxItem checked={wide} onCheckedChange={setWide}>
          Wide
        </MenuCheckboxItem>
        <MenuSub label="More">
          <MenuItem onSelect={() => setChosen('print')}>Print</MenuItem>
        </MenuSub>
        <MenuItem onSelect={() => setChosen('remove')}>Remove</MenuItem>
      </DropdownMenu>
      <ContextMenu label="Actions of the line" target={<button type="button">A line</button>}>
        <MenuItem onSelect={() => setChosen('quote')}>Quote</MenuItem>
        <MenuItem onSelect={() => setChosen('hide')}>Hide</MenuItem>
      </ContextMenu>
      <DropdownMenu trigger={<Button>Order</Button>}>
        <MenuItem onSelect={() => setChosen('new')}>New</MenuItem>
        <MenuItem onSelect={() => setChosen('old')}>Old</MenuItem>
        <MenuSub label="By name">
          <MenuItem onSelect={() => setChosen('up')}>Up</MenuItem>
          <MenuItem onSelect={() => setChosen('down')}>Down</MenuItem>
        </MenuSub>
      </DropdownMenu>
      <DropdownMenu trigger={<Button>Sorting</Button>}>
        <MenuRadioGroup label="First" value={first} onValueChange={setFirst}>
          <MenuRadioItem value="new">Newest</MenuRadioItem>
          <MenuRadioItem value="old">Oldest</MenuRadioItem>
        </MenuRadioGroup>
      </DropdownMenu>
      <output>{`Chose ${chosen}, ${wide ? 'wide' : 'narrow'}`}</output>
    </section>
  );
};

const Layers = () => {
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const notify = () =>
    setToasts((before) => [
      ...before,
      { id: String(before.length), content: 'Saved', appearance: 'success', autoDismiss: false },
    ]);
  return (
    <section aria-label="Layers">
      <Dialog
        title="Rename"
        trigger={<Button>Open dialog</Button>}
        footer={<Button onClick={notify}>Save</Button>}
      >
        <Field label="Name">
          <TextInput name="name" />
        </Field>
      </Dialog>
      <Drawer title="Options" trigger={<Button>Open drawer</Button>}>
        <Button>In the drawer</Button>
      </Drawer>
      <BottomSheet title="Amounts" trigger={<Button>Open sheet</Button>}>
        <Button>In the sheet</Button>
      </BottomSheet>
      <ShortcutsDialog
        title="Shortcuts"
        trigger={<Button>Open shortcuts</Button>}
        groups={[{ label: 'Page', shortcuts: [{ keys: ['/'], does: 'Opens the search' }] }]}
      />
      <Popover label="Details" trigger={<Button>Open popover</Button>}>
        <Button>In the popover</Button>
      </Popover>
      <Tooltip content="Copies the address">
        <Button>Copy address</Button>
      </Tooltip>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((before) => before.filter((one) => one.id !== id))}
      />
    </section>
  );
};

const Fields = () => (
  <form aria-label="Fields" onSubmit={(event) => event.preventDefault()}>
    <Field label="City">
      <Combobox name="city" options={cities} />
    </Field>
    <Field label="Cities">
      <MultiSelect name="cities" options={cities} />
    </Field>
    <Field label="Kind">
      <Select name="kind" options={kinds} defaultValue="one" />
    </Field>
    <Field label="Amount">
      <NumberInput name="amount" defaultValue={5} min={0} max={100} />
    </Field>
    <Field label="Volume">
      <Slider name="volume" defaultValue={50} min={0} max={100} step={5} />
    </Field>
    <Field label="Price">
      <RangeSlider fromName="from" toName="to" defaultValue={[20, 80]} min={0} max={100} step={5} />
    </Field>
    <Switch name="sound" label="Sound" />
    <Checkbox name="terms" label="Terms" />
    <CheckboxGroup legend="Topics" name="topics" all="All topics" options={kinds} defaultValue={['one']} />
    <Field label="Layout">
      <RadioGroup name="layout" options={kinds} defaultValue="one" />
    </Field>
    <RadioCards legend="Pack" name="pack" options={kinds} defaultValue="one" />
    <SegmentedControl aria-label="View" name="view" segments={kinds} defaultValue="one" />
    <Field label="Day">
      <DatePicker name="day" defaultValue="2031-03-30" today="2031-03-12" />
    </Field>
    <Field label="Time">
      <TimeField name="time" defaultValue="10:30" />
    </Field>
    <Field label="Date of birth">
      <BirthDatePicker name="birth" />
    </Field>
    <Field label="Password">
      <PasswordInput name="password" autoComplete="off" />
    </Field>
    <Button type="reset">Reset</Button>
  </form>
);

const rows = [
  { name: 'Ada', tokens: 30 },
  { name: 'Ben', tokens: 10 },
  { name: 'Cem', tokens: 20 },
];

const columns: readonly TableColumn<(typeof rows)[number]>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  {
    key: 'tokens',
    header: 'Tokens',
    cell: ({ tokens }) => tokens,
    sortable: true,
    sortValue: ({ tokens }) => tokens,
  },
];

const People = () => {
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <Table
      caption="People"
      rows={sortRows(rows, columns, sort, 'en')}
      rowKey={({ name }) => name}
      sort={sort}
      onSortChange={setSort}
      defaultSelectedKeys={[]}
      detail={({ name }) => `More of ${name}`}
      columns={columns}
    />
  );
};

/** What changes a list, and what shows its parts. */
const Lists = () => {
  const [filters, setFilters] = useState(kinds.map(({ value, label }) => ({ key: value, label })));
  const [view, setView] = useState<string | null>(null);
  const [count, setCount] = useState(2);
  return (
    <section aria-label="Lists">
      <Chip>Nearby</Chip>
      <FilterChips
        filters={filters}
        count={`${filters.length} filters`}
        onRemove={(key) => setFilters((before) => before.filter((one) => one.key !== key))}
        onClear={() => setFilters([])}
      />
      <ColumnPicker columns={kinds.map(({ value, label }) => ({ key: value, label }))} />
      <SavedViews
        views={['Mine']}
        current={view}
        onApply={setView}
        onSave={setView}
        onDelete={() => setView(null)}
      />
      <Shelf title="Rooms" more={{ href: '#rooms', label: 'All', name: 'All rooms' }}>
        {kinds.map(({ value, label }) => (
          <Button key={value}>{`Room ${label}`}</Button>
        ))}
      </Shelf>
      <LoadMore hasMore={count < 4} loading={false} onLoadMore={() => setCount(count + 1)} ahead={0} />
      <InfiniteList
        label="Entries"
        items={Array.from({ length: count }, (_, index) => index + 1)}
        itemKey={(item) => item}
        renderItem={(item) => `Entry ${item}`}
        hasMore={false}
        loading={false}
        onLoadMore={() => undefined}
      />
    </section>
  );
};

const Tools = () => {
  const [step, setStep] = useState('three');
  const [ran, setRan] = useState('nothing');
  return (
    <section aria-label="Tools">
      <Stepper
        label="Steps"
        steps={kinds.map(({ value, label }) => ({ key: value, label: `Step ${label}` }))}
        current={step}
        onAction={setStep}
      />
      <SchemeToggle defaultValue="light" />
      <CommandList
        label="Find a command"
        groups={[{ id: 'all', label: 'All', items: kinds.map(({ value, label }) => ({ id: value, label })) }]}
        onSelect={({ label }) => setRan(label)}
      />
      <p>{`Ran ${ran}`}</p>
      <CardFields />
      <Field label="Key">
        <CopyField value="a-long-key" />
      </Field>
    </section>
  );
};

const Pages = () => (
  <section aria-label="Pages">
    <Tabs
      label="Panels"
      items={[
        { value: 'a', label: 'Alpha', content: 'Panel alpha' },
        { value: 'b', label: 'Beta', content: 'Panel beta', disabled: true },
        { value: 'c', label: 'Gamma', content: 'Panel gamma' },
      ]}
    />
    <Accordion single>
      <Disclosure summary="Delivery">By email</Disclosure>
      <Disclosure summary="Payment">By card</Disclosure>
    </Accordion>
    <Toolbar label="Format">
      <ToolbarItem>
        <Button>Bold</Button>
      </ToolbarItem>
      <ToolbarItem>
        <Button>Italic</Button>
      </ToolbarItem>
      <ToolbarItem>
        <Button>Link</Button>
      </ToolbarItem>
    </Toolbar>
    <People />
    <Pagination page={2} pageCount={5} hrefOf={(page) => `#page-${page}`} />
    <Carousel label="Pictures" full>
      {kinds.map(({ value, label }) => (
        <Button key={value}>{`Slide ${label}`}</Button>
      ))}
    </Carousel>
    <Gallery
      label="Album"
      items={kinds.map(({ value, label }) => ({ id: value, src: PICTURE, alt: label }))}
    />
  </section>
);

export const Controls = () => (
  <TextsProvider texts={english}>
    <AnnouncerProvider>
      <main>
        <h1>Controls</h1>
        <Layers />
        <Menus />
        <Fields />
        <Pages />
        <Lists />
        <Tools />
      </main>
    </AnnouncerProvider>
  </TextsProvider>
);

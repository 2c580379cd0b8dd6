import type { HomeSectionChoice } from '@footlight/contract';
import { homeSectionId } from '@footlight/contract';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { homeWizardDocs } from './home-wizard.docs.ts';
import { HomeWizard } from './home-wizard.tsx';

const some: HomeSectionChoice[] = [
  { type: 'tag', value: 'dance' },
  { type: 'country', value: 'RO' },
  { type: 'tag', value: 'music' },
];

/** Keeps the draft, as the page does. */
const Kept = (props: ComponentProps<typeof HomeWizard>) => {
  const [sections, setSections] = useState(props.sections);
  const [isPreviewed, setIsPreviewed] = useState(false);
  return (
    <HomeWizard
      {...props}
      sections={sections}
      preview={isPreviewed ? <p>{sections.map(homeSectionId).join(', ')}</p> : null}
      onChange={(next) => {
        setSections(next);
        props.onChange(next);
      }}
      onPreviewChange={setIsPreviewed}
    />
  );
};

const meta = {
  title: 'Site/Home/Wizard',
  component: HomeWizard,
  parameters: {
    docs: { story: { inline: false, height: 640 } },
    componentDocs: homeWizardDocs,
    conformance: { tag: 'div', portal: true },
  },
  render: (args) => <Kept {...args} />,
  args: {
    sections: some,
    tags: ['music', 'dance', 'yoga'],
    preview: null,
    pending: false,
    error: null,
    onChange: fn(),
    onPreviewChange: fn(),
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof HomeWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  within(screen.getByRole('list', { name: says('home:wizard.chosen') }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('data-section'));
const button = (key: 'home:wizard.up' | 'home:wizard.down' | 'home:wizard.remove', name: string) =>
  screen.getByRole('button', { name: says(key, { name }) });

/** [HOME-02] The keyboard orders sections, and the focus stays with the moved one. */
export const Default: Story = {
  parameters: {
    longText: {
      sections: [{ type: 'tag', value: longText }, ...some],
      tags: ['music', longText],
    } satisfies Story['args'],
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    button('home:wizard.up', '#music').focus();
    await userEvent.keyboard('{Enter}');
    await expect(rows()).toEqual(['tag:dance', 'tag:music', 'country:RO']);
    await waitFor(() => expect(button('home:wizard.up', '#music')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(rows()).toEqual(['tag:music', 'tag:dance', 'country:RO']);
    // At the end of its way, the other direction is there.
    await waitFor(() => expect(button('home:wizard.down', '#music')).toHaveFocus());
    await userEvent.click(button('home:wizard.remove', '#dance'));
    await expect(rows()).toEqual(['tag:music', 'country:RO']);
    await userEvent.click(screen.getByRole('button', { name: says('home:wizard.save') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** A section is added once; a type with values needs one. */
export const Adding: Story = {
  play: async () => {
    const kind = await screen.findByLabelText(says('home:wizard.kind'));
    const add = screen.getByRole('button', { name: says('home:wizard.addButton') });
    await userEvent.click(add);
    await userEvent.click(add);
    await expect(screen.getByText(says('home:wizard.twice'))).toBeVisible();
    await userEvent.selectOptions(kind, 'age');
    await userEvent.click(add);
    await expect(rows()).toHaveLength(4);
    await userEvent.selectOptions(screen.getByLabelText(says('home:wizard.value')), '23-29');
    await userEvent.click(add);
    await expect(rows()).toEqual(['tag:dance', 'country:RO', 'tag:music', 'trending', 'age:23-29']);
    await userEvent.click(screen.getByRole('button', { name: says('home:wizard.preview') }));
    await expect(screen.getByText('tag:dance, country:RO, tag:music, trending, age:23-29')).toBeVisible();
  },
};

/** Dragging by the handle moves a row while the pointer moves. */
export const Dragging: Story = {
  play: async ({ args }) => {
    const list = await screen.findByRole('list', { name: says('home:wizard.chosen') });
    const [first, , last] = [...list.querySelectorAll<HTMLElement>('[data-part=handle]')];
    if (!first || !last) throw new Error('The rows have no handles');
    const end = last.getBoundingClientRect();
    // A pointer that the test makes up cannot be captured.
    first.setPointerCapture = () => undefined;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: first },
      { target: first, coords: { clientX: end.x + 5, clientY: end.bottom - 2 } },
    ]);
    await expect(args.onChange).toHaveBeenLastCalledWith([some[1], some[2], some[0]]);
  },
};
export const Empty: Story = { args: { sections: [] } };
export const Failed: Story = {
  args: { error: 'An error occurred, please retry.' },
  play: async () => {
    // The dialog fades in.
    const error = await screen.findByText('An error occurred, please retry.');
    await waitFor(() => expect(error).toBeVisible());
    await expect(rows()).toHaveLength(3);
  },
};
export const Saving: Story = { args: { pending: true } };

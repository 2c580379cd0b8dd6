import { components } from 'virtual:components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ComponentIndex } from './component-index.tsx';
import { Page } from './parts.tsx';

const meta = {
  title: 'Start/Components',
  tags: ['!autodocs'],
  // Each component has pictures of its own.
  parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: { disableSnapshot: true } },
} satisfies Meta;
export default meta;

/** Other names find a component, too. */
export const Default: StoryObj = {
  name: 'Components',
  render: () => (
    <Page
      title="Components"
      lead="What there is, in the brand that is chosen above. Each name leads to its page."
    >
      <ComponentIndex components={components} />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'modal');
    const dialog = await canvas.findByRole('link', { name: 'Dialog' });
    await expect(dialog).toHaveAttribute('href', './?path=/docs/ui-dialog--docs');
    await userEvent.clear(search);
    await canvas.findByText(`${components.length} of ${components.length} components`);
  },
};

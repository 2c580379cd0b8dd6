import { type Command, CommandList, cn, Dialog, useTexts } from '@footlight/ui';
import { type ComponentProps, useState } from 'react';

export interface OfficeCommandsProps extends Omit<ComponentProps<'div'>, 'children'> {
  open: boolean;
  /** The pages that the role may open. */
  pages: readonly { path: string; label: string }[];
  onOpenPage(path: string): void;
  /** Searches users by a text. */
  onFind(text: string): void;
  onClose(): void;
}

/** Goes to a page of the back office, or finds a user, by typing. */
export const OfficeCommands = (props: OfficeCommandsProps) => {
  const { open, pages, onOpenPage, onFind, onClose, className, ...rest } = props;
  const { t } = useTexts('admin');
  const [query, setQuery] = useState('');
  const text = query.trim();
  const find: Command = { id: 'find', label: t('commands.find', { text }), keywords: [query] };
  return (
    <Dialog open={open} onClose={onClose} title={t('commands.title')} hideTitle>
      <div {...rest} data-component="office-commands" className={cn('min-w-0', className)}>
        <CommandList
          label={t('commands.title')}
          autoFocus
          className="border-0"
          groups={[
            {
              id: 'pages',
              label: t('commands.pages'),
              items: pages.map(({ path, label }) => ({ id: path, label })),
            },
            ...(text ? [{ id: 'users', label: t('users'), items: [find] }] : []),
          ]}
          onQueryChange={setQuery}
          onSelect={({ id }) => (id === 'find' ? onFind(text) : onOpenPage(id))}
        />
      </div>
    </Dialog>
  );
};

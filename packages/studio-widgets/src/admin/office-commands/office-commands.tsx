import { type Command, CommandList, Dialog, useTexts } from '@footlight/ui';
import { useState } from 'react';

export interface OfficeCommandsProps {
  open: boolean;
  /** The pages that the role may open. */
  pages: readonly { path: string; label: string }[];
  onOpenPage(path: string): void;
  /** Searches users by a text. */
  onFind(text: string): void;
  onClose(): void;
}

/** Goes to a page of the back office, or finds a user, by typing. */
export const OfficeCommands = ({ open, pages, onOpenPage, onFind, onClose }: OfficeCommandsProps) => {
  const { t } = useTexts('admin');
  const [query, setQuery] = useState('');
  const text = query.trim();
  const find: Command = { id: 'find', label: t('commands.find', { text }), keywords: [query] };
  return (
    <Dialog open={open} onClose={onClose} title={t('commands.title')} hideTitle>
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
    </Dialog>
  );
};

import { OfficeCommands, OfficeCommandsButton } from '@footlight/studio-widgets';
import { useTexts } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Staff } from '../../features/admin/use-staff.ts';
import { ADMIN_PAGES, type AdminPath, PAGE_NAMES } from './admin-paths.ts';

/** The dialog that goes to any page, its button, and Ctrl+K or ⌘K. */
export const useOfficeCommands = (staff: Staff) => {
  const { t } = useTexts('admin');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const go = (path: string) => {
    setOpen(false);
    void navigate(path);
  };
  const paths = (Object.keys(ADMIN_PAGES) as AdminPath[]).filter((path) => staff.may(ADMIN_PAGES[path]));
  return {
    button: <OfficeCommandsButton onClick={() => setOpen(true)} />,
    dialog: (
      <OfficeCommands
        open={isOpen}
        pages={paths.map((path) => ({ path, label: t(PAGE_NAMES[path]) }))}
        onOpenPage={go}
        onFind={(text) => go(`/admin/users?q=${encodeURIComponent(text)}`)}
        onClose={() => setOpen(false)}
      />
    ),
  };
};

// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from './dropdown-menu.tsx';

conformance({
  name: 'dropdown-menu',
  element: (probe) => (
    <DropdownMenu open trigger={<button type="button">Account</button>} {...probe}>
      <MenuLabel>Mia Lund</MenuLabel>
      <MenuLink href="#settings">Settings</MenuLink>
      <MenuSeparator />
      <MenuItem danger onSelect={() => {}}>
        Log out
      </MenuItem>
    </DropdownMenu>
  ),
  ref: HTMLDivElement,
});

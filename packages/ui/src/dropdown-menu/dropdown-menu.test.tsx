// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { DropdownMenu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from './dropdown-menu.tsx';

conformance({
  name: 'dropdown-menu',
  element: (probe) => (
    <DropdownMenu open trigger={<button type="button">Account</button>} {...probe}>
      <MenuGroup label="Mia Lund">
        <MenuLink href="#settings">Settings</MenuLink>
        <MenuSeparator />
        <MenuItem danger onSelect={() => {}}>
          Log out
        </MenuItem>
      </MenuGroup>
    </DropdownMenu>
  ),
  ref: HTMLDivElement,
});

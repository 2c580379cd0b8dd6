import '../../shared/host.css';
// In the page, the sheet registers fonts and custom properties, which it cannot do in a shadow root.
import '@footlight/theme/styles.layer.css';
import styles from '@footlight/theme/styles.layer.css?inline';
import { Button, DropdownMenu, MenuItem } from '@footlight/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { sheet } from '../../shared/brand.js';
import { FootlightPart } from '../../shared/footlight-part.jsx';
import { HostPart } from '../../shared/host-part.jsx';

function Choice() {
  const [chosen, setChosen] = useState('none');
  return (
    <>
      <DropdownMenu trigger={<Button id="menu">Choose</Button>}>
        <MenuItem onSelect={() => setChosen('first')}>First</MenuItem>
        <MenuItem onSelect={() => setChosen('second')}>Second</MenuItem>
      </DropdownMenu>
      <output id="chosen">{chosen}</output>
    </>
  );
}

class FootlightElement extends HTMLElement {
  connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [styles, sheet].map((text) => {
      const made = new CSSStyleSheet();
      made.replaceSync(text);
      return made;
    });
    createRoot(shadow).render(
      <FootlightPart>
        <Choice />
      </FootlightPart>,
    );
  }
}
customElements.define('footlight-part', FootlightElement);

createRoot(document.getElementById('root')).render(
  <>
    <HostPart />
    <footlight-part />
  </>,
);

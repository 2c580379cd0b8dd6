// A server component that imports every entry an app can use, and hands nothing but data to the part in the browser.
// The entries `testing` and `story` need Vitest and Storybook.
import '@footlight/theme/styles.layer.css';
import * as billing from '@footlight/billing-widgets';
import * as billingEnglish from '@footlight/billing-widgets/english';
import * as client from '@footlight/client';
import * as clientNode from '@footlight/client/node';
import * as contract from '@footlight/contract';
import * as asyncapi from '@footlight/contract/asyncapi';
import * as fixtures from '@footlight/contract/fixtures';
import * as openapi from '@footlight/contract/openapi';
import * as operations from '@footlight/contract/operations';
import * as realtime from '@footlight/contract/realtime';
import * as roomApps from '@footlight/contract/room-apps';
import * as kit from '@footlight/platform-kit';
import * as room from '@footlight/room-widgets';
import * as roomCams from '@footlight/room-widgets/cams';
import * as roomEnglish from '@footlight/room-widgets/english';
import * as livePlayer from '@footlight/room-widgets/live-player';
import * as roomLog from '@footlight/room-widgets/room-log';
import * as stores from '@footlight/room-widgets/stores';
import * as tips from '@footlight/room-widgets/tips';
import * as site from '@footlight/site-widgets';
import * as siteEnglish from '@footlight/site-widgets/english';
import * as studio from '@footlight/studio-widgets';
import * as studioEnglish from '@footlight/studio-widgets/english';
import * as theme from '@footlight/theme';
import * as operatorCss from '@footlight/theme/operator-css';
import * as operatorHtml from '@footlight/theme/operator-html';
import * as ui from '@footlight/ui';
import * as clock from '@footlight/ui/clock';
import * as uiEnglish from '@footlight/ui/english';
import { sheet } from '../../shared/brand.js';
import { FootlightPart } from '../../shared/footlight-part.jsx';
import { HostPart } from '../../shared/host-part.jsx';

const entries = {
  billing,
  billingEnglish,
  client,
  clientNode,
  contract,
  asyncapi,
  fixtures,
  openapi,
  operations,
  realtime,
  roomApps,
  kit,
  room,
  roomCams,
  roomEnglish,
  livePlayer,
  roomLog,
  stores,
  tips,
  site,
  siteEnglish,
  studio,
  studioEnglish,
  theme,
  operatorCss,
  operatorHtml,
  ui,
  uiEnglish,
  clock,
};

export default function Page() {
  return (
    <>
      <style>{sheet}</style>
      <HostPart />
      {/* Rendered and called on the server. */}
      <ui.Badge id="server-badge">{ui.cardBrand('4111111111111111')}</ui.Badge>
      <ui.Button id="server-button">Button of the server</ui.Button>
      <p id="entries">
        {Object.entries(entries)
          .map(([name, entry]) => `${name} ${Object.keys(entry).length}`)
          .join(', ')}
      </p>
      <FootlightPart />
    </>
  );
}

import '@footlight/theme/tailwind.css';
import '../page.css';
import { demoSites } from '@footlight/contract/fixtures';
import { brandFromSiteCustom, brandStyleSheet } from '@footlight/theme';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readyRoutes } from '../app/router/ready-routes.ts';
import { chooseLanguage, chooseScheme, showScheme } from '../shell/boot/preferences.ts';
import { readDemoAddress } from './demo-address.ts';
import { startDemoClock } from './demo-clock.ts';
import { startDemoNetwork } from './demo-network.ts';
import { DemoApp, loadDemoPage } from './demo-page.tsx';
import { keptScheme } from './demo-scheme.ts';
import { tabSession } from './demo-session.ts';
import { DemoSwitcher } from './demo-switcher/demo-switcher.tsx';
import { openRecording } from './recorded-answers.ts';

/** The folder of the demo on its host, chosen by the build. */
const folder = import.meta.env.BASE_URL;

const session = tabSession();
const { language, path, base } = readDemoAddress(location.pathname, folder);
const scheme = keptScheme();
const { brand, role } = session.get();
const site = demoSites[brand as keyof typeof demoSites] ?? demoSites.default;

document.documentElement.lang = language;
showScheme(scheme ?? 'system');
const style = document.createElement('style');
style.textContent = brandStyleSheet(brandFromSiteCustom(site.custom));
document.head.append(style);

const recording = await openRecording(`${folder}recorded/`, fetch);
startDemoClock(recording.at);
startDemoNetwork({ recording, session, language, isLive: true });

const page = await loadDemoPage({ path, search: location.search, language, scheme });
if (page.redirect !== null) location.replace(base + page.redirect + location.search);
else {
  const hydrationData = await readyRoutes(page.routes, { pathname: base + path }, base || '/');
  history.replaceState(
    history.state,
    '',
    base + (path === '/' && base ? '' : path) + location.search + location.hash,
  );
  const router = createBrowserRouter(page.routes, { basename: base || '/', hydrationData });
  createRoot(document.getElementById('demo') as HTMLElement).render(
    <DemoApp page={page}>
      <DemoSwitcher
        brand={brand}
        role={role}
        language={language}
        scheme={scheme ?? 'system'}
        onChange={(choice) => {
          if (choice.language) return chooseLanguage(choice.language, path);
          if (choice.scheme) chooseScheme(choice.scheme);
          else session.change({ spent: 0, followed: {}, ...choice });
          location.reload();
        }}
      />
      <RouterProvider router={router} />
    </DemoApp>,
  );
}

import type { Language, SiteConfig } from '@footlight/contract';
import { Skeleton } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { getI18n, setI18n } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { readyRoutes } from '../../app/router/ready-routes.ts';
import pageStyles from '../../page.css?inline';
import { languageBase } from '../../shell/i18n/language.ts';
import { startDemoClock } from '../demo-clock.ts';
import { startDemoNetwork } from '../demo-network.ts';
import { DemoApp, type DemoPage, loadDemoPage } from '../demo-page.tsx';
import { heldSession } from '../demo-session.ts';
import { openRecording, type RecordedAnswers } from '../recorded-answers.ts';
import type { DemoRole } from '../recording.ts';

export interface WholePageProps {
  /** Address of the page, without its language. */
  path: string;
  role: DemoRole;
  brand: string;
  /** Settings over those of the brand. A changed object opens the page again. */
  custom?: SiteConfig['site']['custom'];
  language: Language;
  /** Folder of the recording, with a slash at its end. */
  recorded: string;
}

interface Ready {
  page: DemoPage;
  router: ReturnType<typeof createMemoryRouter>;
}

const recordings = new Map<string, Promise<RecordedAnswers>>();
const recordingIn = (folder: string) => {
  const known = recordings.get(folder) ?? openRecording(folder, window.fetch.bind(window));
  recordings.set(folder, known);
  return known;
};

const open = async ({ path, language }: WholePageProps): Promise<Ready> => {
  const [pathname = '/', search = ''] = path.split('?');
  const page = await loadDemoPage({ path: pathname, search, language, scheme: null });
  const basename = languageBase(language) || '/';
  const inLanguage = languageBase(language) + (page.redirect ?? path);
  const hydrationData = await readyRoutes(
    page.routes,
    { pathname: inLanguage.split('?')[0] ?? '' },
    basename,
  );
  const options = { basename, hydrationData, initialEntries: [inLanguage] };
  return { page, router: createMemoryRouter(page.routes, options) };
};

/** Settles when the previous page has its answers: pages share one clock and one network, so the next waits for it. */
let last: Promise<unknown> = Promise.resolve();

/** A page of the site with its real routes and code, over the recorded platform. */
export const WholePage = (props: WholePageProps) => {
  const { path, role, brand, custom, language, recorded } = props;
  const [ready, setReady] = useState<Ready | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is opened anew for each of its props
  useEffect(() => {
    let isOpen = true;
    let close: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const show = async (before: Promise<unknown>) => {
      await before;
      if (!isOpen) return;
      const recording = await recordingIn(recorded);
      const session = heldSession({ role, brand });
      // The page's texts become the global ones, which stories read.
      const texts = getI18n();
      const ends = [
        () => setI18n(texts),
        startDemoClock(recording.at),
        startDemoNetwork({ recording, session, language, custom, isLive: false }),
      ];
      try {
        const opened = await open(props);
        if (isOpen) setReady(opened);
        await closed;
      } finally {
        for (const end of ends) end();
      }
    };
    const shown = show(last);
    last = shown.catch(() => undefined);
    return () => {
      isOpen = false;
      setReady(null);
      close();
    };
  }, [path, role, brand, custom, language, recorded]);
  if (!ready) return <Skeleton className="h-dvh rounded-none" />;
  return (
    <>
      {/* As long as the page is there: other stories have no header. */}
      <style>{pageStyles}</style>
      <DemoApp page={ready.page}>
        <RouterProvider router={ready.router} />
      </DemoApp>
    </>
  );
};

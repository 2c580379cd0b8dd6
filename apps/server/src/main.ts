import { siteEnvironment } from './environment.ts';
import { runProcess } from './run-process.ts';
import { serveSite } from './serve-site.ts';
import { serveStorybook } from './serve-storybook.ts';
import { startBanner, videoLine } from './start-banner.ts';

// React loads its development build without it.
process.env.NODE_ENV ||= 'production';

await runProcess(async () => {
  const environment = siteEnvironment(process.env);
  const closeSite = await serveSite(environment);
  const closeStorybook = environment.storybook
    ? await serveStorybook(environment).catch(async (error: unknown) => {
        await closeSite();
        throw error;
      })
    : undefined;
  process.stdout.write(startBanner(environment, await videoLine(environment)));
  return async () => {
    await closeStorybook?.();
    await closeSite();
  };
});

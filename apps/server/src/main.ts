import { siteEnvironment } from './environment.ts';
import { runProcess } from './run-process.ts';
import { serveSite } from './serve-site.ts';
import { serveStorybook } from './serve-storybook.ts';

// React loads its development build without it.
process.env.NODE_ENV ||= 'production';

await runProcess(async () => {
  const environment = siteEnvironment(process.env);
  const { port, apiUrl, storybook, storybookPort } = environment;
  const closeSite = await serveSite(environment);
  const closeStorybook = storybook ? await serveStorybook(environment) : undefined;
  process.stdout.write(`
Footlight is running.
  Site         http://localhost:${port}
  Brands       http://velvet.localhost:${port}  (or noir, blanc, onyx, mirage, grid, pebble)
  Storybook    ${storybook ? `http://localhost:${storybookPort}` : 'off'}
  Platform     ${apiUrl ?? `http://localhost:${port}/api/v1/openapi.json`}
  Accounts     viewer, empty, premium, vip, model, mod, admin, operator … password: footlight

`);
  return async () => {
    await closeStorybook?.();
    await closeSite();
  };
});

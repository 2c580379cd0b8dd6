import { lazyComponent } from '@footlight/ui';

/** A page that does not exist. Lazy, because the rooms that it offers weigh more than many a page. */
export const NotFoundPage = lazyComponent(() => import('./missing-address.tsx'), { onServer: true });

import { lazyComponent } from '@footlight/ui';

/** A page that does not exist. Lazy, because its list of rooms is larger than most pages that import it. */
export const NotFoundPage = lazyComponent(() => import('./missing-address.tsx'), { onServer: true });

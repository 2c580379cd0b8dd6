/** Name of the site's only Trusted Types policy. */
export const WORKER_POLICY = 'footlight-service-worker';

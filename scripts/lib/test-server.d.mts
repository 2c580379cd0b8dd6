/** Starts the platform tests' PostgreSQL, where one is installed, and answers how to stop it. */
export default function startTestServer(): Promise<(() => Promise<void>) | undefined>;

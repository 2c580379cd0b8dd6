import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the classes of durations, in seconds. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 60];

type Numbers = Record<string, number>;

/** What a process reports to Prometheus. No label is called `job` or `instance`, which Prometheus sets. */
export interface Metrics {
  /** Times the requests of a server by method, route and status. A route is a pattern, so it names no person. */
  watchRequests(app: FastifyInstance): void;
  /** Notes a run of a job. */
  jobRan(job: string, seconds: number, isOk: boolean): void;
  /** Reads values when they are asked for, by the value of one label. A failed read leaves the metric out. */
  gauge(name: string, help: string, label: string, read: () => Promise<Numbers> | Numbers): void;
  /** The same for a sum that only grows since the start of the process. */
  counter(name: string, help: string, label: string, read: () => Numbers): void;
  /** All metrics in Prometheus's text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** The metrics of one process: Node's own, requests and jobs, and what the parts of the platform add. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'footlight_http_request_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'footlight_job_seconds',
    help: 'Time of a run of a job.',
    labelNames: ['task', 'result'],
    buckets: JOB_SECONDS,
    registers,
  });
  const lastRun = new Gauge({
    name: 'footlight_job_last_success_seconds',
    help: 'Unix time of the last run without an error in this process.',
    labelNames: ['task'],
    registers,
  });

  return {
    watchRequests(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const route = routeOptions.url ?? 'unknown';
        requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
    jobRan(job, seconds, isOk) {
      jobs.observe({ task: job, result: isOk ? 'ok' : 'failed' }, seconds);
      if (isOk) lastRun.set({ task: job }, Date.now() / 1000);
    },
    gauge(name, help, label, read) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          this.reset();
          const values = await Promise.resolve(read()).catch(() => ({}));
          for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value);
        },
      });
    },
    counter(name, help, label, read) {
      new Counter({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          this.reset();
          for (const [key, value] of Object.entries(read())) this.inc({ [label]: key }, value);
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

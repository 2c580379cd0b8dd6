import type { FastifyInstance } from 'fastify';

/** Traces of one process. Attributes name routes, statements and codes, and no person: no address, path, query or value. */
export interface Tracing {
  /** A span for each request, named by the pattern of its route; what the request does becomes its children. */
  watchRequests(app: FastifyInstance): void;
  /** A span for a statement of the database, whose text has placeholders instead of values. */
  query<T>(statement: string, run: () => Promise<T>): Promise<T>;
  /** Sends what waits. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** Base address of an OTLP receiver; spans go to `/v1/traces` below it. */
  endpoint: string;
  serviceName: string;
}

const LONGEST_STATEMENT = 2_000;

/** Loads OpenTelemetry and starts tracing. Its packages are loaded only here. */
export async function openTracing({ endpoint, serviceName }: TracingOptions): Promise<Tracing> {
  const [
    { context, SpanKind, SpanStatusCode, trace },
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    // No detectors: they would add the names of host and user.
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer('footlight');

  return {
    watchRequests(app) {
      const spans = new WeakMap<object, ReturnType<typeof tracer.startSpan>>();
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, routeOptions } = request;
        const route = routeOptions.url ?? 'unknown';
        const span = tracer.startSpan(`${method} ${route}`, {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': method, 'http.route': route },
        });
        spans.set(request, span);
        context.with(trace.setSpan(context.active(), span), done);
      });
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
      // A visitor who left gets no answer.
      app.addHook('onRequestAbort', async (request) => spans.get(request)?.end());
    },
    async query(statement, run) {
      // Jobs query all the time; only what a request asks for is traced.
      if (!trace.getActiveSpan()) return run();
      const [operation = ''] = /^\s*\w+/.exec(statement) ?? [];
      const span = tracer.startSpan(operation.trim().toUpperCase() || 'QUERY', {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.query.text': statement.slice(0, LONGEST_STATEMENT),
        },
      });
      try {
        return await run();
      } catch (error) {
        const { code } = error as { code?: unknown };
        // The message may name values.
        span.setAttribute('error.type', typeof code === 'string' ? code : 'unknown');
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}

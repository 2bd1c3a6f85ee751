import { SpanKind, type Telemetry } from 'bullmq';
import { currentTrace, type Trace, traceOf, traceparent, withTrace } from '../tracing/index.js';

type Context = Trace | undefined;

const nothing = () => undefined;

/**
 * For BullMQ's `telemetry`: each job carries the trace of whoever enqueued it, in its options, and is worked on as a part
 * of it; one that nobody's request set off begins a trace of its own. Nothing is measured.
 */
export const jobTraces: Telemetry<Context> = {
  tracer: {
    startSpan: (_name, options) => ({
      setSpanOnContext: (context) => (options?.kind === SpanKind.CONSUMER ? (context ?? traceOf()) : context),
      setAttribute: nothing,
      setAttributes: nothing,
      addEvent: nothing,
      recordException: nothing,
      end: nothing,
    }),
  },
  contextManager: {
    active: currentTrace,
    with: withTrace,
    root: nothing,
    getMetadata: (trace: Context) => (trace && traceparent(trace)) ?? '',
    fromMetadata: (_active: Context, metadata) => traceOf(metadata),
  },
};

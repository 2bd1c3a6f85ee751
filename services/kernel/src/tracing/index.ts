import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** What one request of a visitor sets off, from the edge to the last worker (W3C Trace Context). */
export interface Trace {
  /** 32 hex digits: in every line of the log, and the reference on error screens. */
  readonly id: string;
  /** 16 hex digits: whose work set this off. */
  readonly span: string;
}

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;
const storage = new AsyncLocalStorage<Trace | undefined>();

/** @param traceparent of whoever set this off; anything that is none begins a trace */
export function traceOf(traceparent?: unknown): Trace {
  const known = typeof traceparent === 'string' ? form.exec(traceparent) : null;
  return {
    id: known?.[1] ?? randomBytes(16).toString('hex'),
    span: known?.[2] ?? randomBytes(8).toString('hex'),
  };
}

/** Runs work as a part of a trace: what it logs, calls and publishes carries it. @param trace undefined: of none */
export const withTrace = <T>(trace: Trace | undefined, work: () => T): T => storage.run(trace, work);

export const currentTrace = (): Trace | undefined => storage.getStore();

/** What is handed on to whoever works on the same; undefined outside of a trace. */
export function traceparent(trace = currentTrace()): string | undefined {
  return trace && `00-${trace.id}-${randomBytes(8).toString('hex')}-01`;
}

/** What every line of a log carries inside of a trace. */
export const traceFields = (): { readonly trace_id?: string } => {
  const trace = currentTrace();
  return trace === undefined ? {} : { trace_id: trace.id };
};

/** The path of an address, without the part that is a secret. */
export function loggedPath(url: string, secretsBehind: readonly string[] = []): string {
  const path = url.split('?')[0] ?? '';
  const start = secretsBehind.find((beginning) => path.startsWith(beginning));
  if (start === undefined) return path;
  const after = path.indexOf('/', start.length);
  return `${start}…${after < 0 ? '' : path.slice(after)}`;
}

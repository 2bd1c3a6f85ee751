import {
  type Endpoint,
  type EndpointInput,
  ErrorBody,
  type ErrorCode,
  errorCatalogue,
  type ServiceName,
  urlOf,
} from '@stroomwerk/contracts';
import { type CommonEnv, serviceUrl } from '../env/environment.js';
import { traceparent } from '../tracing/index.js';
import { AppError } from './app-error.js';

const owners: readonly (readonly [RegExp, ServiceName])[] = [
  [/^\/api\/(auth|account)(\/|$)/, 'auth'],
  [/^\/api\/(workflows|workflows-library|automations|dashboard)(\/|$)/, 'library'],
  [/^\/api\/(stripe|billing|referrals)(\/|$)/, 'billing'],
  [/^\/api\/releases(\/|$)/, 'releases'],
  [/^\/api\/(analytics|ultimate-dashboard|ai-[a-z-]+)(\/|$)/, 'ai-ops'],
];

export interface CallOptions {
  /** The token to send on. */
  readonly bearer?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds, 5,000 when absent. */
  readonly limit?: number;
}

export interface ServiceClient {
  /**
   * Calls another service by its contract.
   * @throws AppError the other's own refusal, or common.unavailable when it does not answer
   */
  call<I extends EndpointInput, O>(target: Endpoint<I, O>, input?: I, options?: CallOptions): Promise<O>;
}

const isCode = (code: string): code is ErrorCode => code in errorCatalogue;

async function refusal(answer: Response): Promise<AppError> {
  const body = ErrorBody.safeParse(await answer.json().catch(() => undefined));
  if (body.success && answer.status < 500 && isCode(body.data.code))
    return new AppError(body.data.code, { fields: body.data.fields });
  return new AppError('common.unavailable', { cause: new Error(`status ${answer.status}`) });
}

/** Typed HTTP between services, by the endpoints of contracts. */
export const serviceClient = (env: CommonEnv): ServiceClient => ({
  async call<I extends EndpointInput, O>(target: Endpoint<I, O>, input?: I, options: CallOptions = {}) {
    const owner = owners.find(([paths]) => paths.test(target.path))?.[1];
    if (!owner) throw new Error(`no service answers ${target.path}`);
    const trace = traceparent();
    let answer: Response;
    try {
      answer = await fetch(serviceUrl(env, owner) + urlOf(target, input), {
        method: target.method,
        headers: {
          ...(input?.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(options.bearer ? { authorization: `Bearer ${options.bearer}` } : {}),
          ...(trace === undefined ? {} : { traceparent: trace }),
          ...options.headers,
        },
        body: input?.body === undefined ? undefined : JSON.stringify(input.body),
        signal: AbortSignal.timeout(options.limit ?? 5_000),
      });
    } catch (cause) {
      throw new AppError('common.unavailable', { cause });
    }
    if (!answer.ok) throw await refusal(answer);
    return (answer.status === 204 ? undefined : await answer.json()) as O;
  },
});

import type { DynamicModule } from '@nestjs/common';
import { Logger, LoggerModule } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import type { ServiceDefinition } from '../boot/definition.js';
import type { CommonEnv } from '../env/environment.js';
import { requestTrace } from '../http/traces.js';
import { currentTrace, loggedPath, traceFields } from '../tracing/index.js';
import { logLines } from './log-lines.js';

/** Only what tells errors apart: a database error's detail and parameters may hold personal data. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack,
    ...(error.cause ? { cause: describe(error.cause) } : {}),
  };
}

/** Calls that change nothing are told apart: a line for each of them would be one for each figure on a screen. */
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * JSON lines by pino, each with the trace it belongs to. Of a request: method, path without its query, status, duration;
 * no address, no header.
 * @param lines where they go
 */
export const logging = (
  env: CommonEnv,
  def: ServiceDefinition,
  lines: DestinationStream = logLines(),
): DynamicModule =>
  LoggerModule.forRoot({
    forRoutes: ['{/*splat}'],
    pinoHttp: {
      stream: lines,
      name: def.name,
      level: env.LOG_LEVEL,
      base: { service: def.name },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      autoLogging: { ignore: (request) => /^\/(health|metrics)\b/.test(request.url ?? '') },
      // A caller that hung up leaves an error too, but none of ours.
      customLogLevel: (request, reply, error) =>
        (error && !request.socket?.destroyed) || reply.statusCode >= 500
          ? 'error'
          : reply.statusCode >= 400 || !reads.has(request.method ?? '')
            ? 'info'
            : 'debug',
      mixin: traceFields,
      // The line of a request is written when its answer is gone, outside of what it set off.
      customProps: (request) => (currentTrace() ? {} : { trace_id: requestTrace(request)?.id }),
      quietReqLogger: true,
      wrapSerializers: false,
      serializers: {
        req: (request: { method: string; url: string; originalUrl?: string }) => ({
          method: request.method,
          path: loggedPath(request.originalUrl ?? request.url, def.secretsBehind),
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: describe,
      },
    },
  });

/** Contexts in which Nest lists every module and route at each start. */
const listings = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
]);

/** Leaves those lists out, unless LOG_LEVEL asks for everything. */
export function quieten(logger: Logger, env: CommonEnv): Logger {
  if (env.LOG_LEVEL === 'debug' || env.LOG_LEVEL === 'trace') return logger;
  const log = logger.log.bind(logger);
  logger.log = (message: unknown, ...parameters: unknown[]) => {
    if (!listings.has(String(parameters.at(-1)))) log(message, ...parameters);
  };
  return logger;
}

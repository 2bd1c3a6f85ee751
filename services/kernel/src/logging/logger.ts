import type { DynamicModule } from '@nestjs/common';
import { Logger, LoggerModule } from 'nestjs-pino';
import type { ServiceDefinition } from '../boot/definition.js';
import type { CommonEnv } from '../env/environment.js';

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

/** The path of an address, without the part that is a secret. */
export function loggedPath(url: string, secretsBehind: readonly string[] = []): string {
  const path = url.split('?')[0] ?? '';
  const start = secretsBehind.find((beginning) => path.startsWith(beginning));
  if (start === undefined) return path;
  const after = path.indexOf('/', start.length);
  return `${start}…${after < 0 ? '' : path.slice(after)}`;
}

/** JSON lines by pino. Of a request: id, method, path without its query, status, duration; no address, no header. */
export const logging = (env: CommonEnv, def: ServiceDefinition): DynamicModule =>
  LoggerModule.forRoot({
    pinoHttp: {
      name: def.name,
      level: env.LOG_LEVEL,
      base: { service: def.name },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      autoLogging: { ignore: (request) => request.url === '/health' || request.url === '/metrics' },
      customLogLevel: (_request, reply, error) =>
        error || reply.statusCode >= 500 ? 'error' : reply.statusCode >= 400 ? 'info' : 'debug',
      quietReqLogger: true,
      wrapSerializers: false,
      serializers: {
        req: (request: { id: unknown; method: string; url: string; originalUrl?: string }) => ({
          id: request.id,
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

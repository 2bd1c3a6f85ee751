import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { ErrorCode } from '@stroomwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';
import { languageOf } from './language.js';
import { requestTrace } from './traces.js';

const byStatus = new Map<number, ErrorCode>([
  [400, 'common.invalid_request'],
  [401, 'auth.token_invalid'],
  [403, 'auth.forbidden'],
  [404, 'common.not_found'],
  [405, 'common.not_found'],
  [409, 'common.conflict'],
  [413, 'common.body_too_large'],
  [415, 'common.unsupported_media_type'],
  [429, 'common.too_many_requests'],
  [503, 'common.unavailable'],
  [507, 'common.no_room'],
]);

/** What Fastify throws before a handler runs, and what PostgreSQL answers to text it cannot hold (a zero byte). */
const byErrorCode = new Map<string, ErrorCode>([
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'common.malformed_body'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'common.malformed_body'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'common.body_too_large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'common.unsupported_media_type'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'common.malformed_body'],
  ['22021', 'common.invalid_request'],
  ['22P05', 'common.invalid_request'],
  // The disk is full: PostgreSQL's word for it, and the system's.
  ['53100', 'common.no_room'],
  ['ENOSPC', 'common.no_room'],
  ['EDQUOT', 'common.no_room'],
  // PostgreSQL is gone, starting, stopping, takes no changes, or somebody else holds what the call needs: it may be tried again.
  ['25006', 'common.unavailable'],
  ['55P03', 'common.unavailable'],
  ['57014', 'common.unavailable'],
  ['ECONNREFUSED', 'common.unavailable'],
  ['ECONNRESET', 'common.unavailable'],
  ['57P01', 'common.unavailable'],
  ['57P02', 'common.unavailable'],
  ['57P03', 'common.unavailable'],
  ['53300', 'common.unavailable'],
]);

/** The pool's words when no connection came in time; it gives them no code. */
const noConnection = 'timeout exceeded when trying to connect';

const property = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** The refusal that an error stands for; undefined when it is none of the expected ones. */
export function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const cause = property(error, 'cause');
  const errorCode = [property(error, 'code'), property(cause, 'code')].find(
    (code) => typeof code === 'string',
  );
  const known = typeof errorCode === 'string' ? byErrorCode.get(errorCode) : undefined;
  if (known) return new AppError(known, { cause: error });
  if (property(error, 'message') === noConnection)
    return new AppError('common.unavailable', { cause: error });
  if (error instanceof SyntaxError && property(error, 'statusCode') === 400)
    return new AppError('common.malformed_body', { cause: error });
  const status = error instanceof HttpException ? error.getStatus() : property(error, 'statusCode');
  const code = typeof status === 'number' ? byStatus.get(status) : undefined;
  return code ? new AppError(code, { cause: error }) : undefined;
}

/** Every error's answer: `{ code, message, detail, fields?, trace_id }`. What is not expected is logged and answered with 500. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    // Whoever hung up gets no answer, and is no error of ours.
    if (request.socket.destroyed) return;
    const refusal = refusalOf(error) ?? new AppError('common.internal', { cause: error });
    if (refusal.status >= 500)
      this.logger.error({
        msg: `${request.method} ${request.routeOptions?.url ?? 'unknown route'} failed: ${refusal.code}`,
        err: error,
      });
    if (reply.sent) return;
    if (refusal.retryAfter) void reply.header('retry-after', String(refusal.retryAfter));
    const body = {
      ...refusal.body(languageOf(request.headers['accept-language'])),
      trace_id: requestTrace(request.raw)?.id,
    };
    // A route for files or text has named its own type before it failed.
    void reply.status(refusal.status).type('application/json; charset=utf-8').send(body);
  }
}

import {
  type CallHandler,
  type ExecutionContext,
  HttpStatus,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { etagOf } from '../domain/etag.js';

/** Answers of public reads: live figures, so half a minute in caches, and 304 to whoever has the same ones. */
@Injectable()
export class PublicCacheInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((body) => {
        const etag = etagOf(body);
        reply
          .header('cache-control', 'public, max-age=30')
          .header('vary', 'accept-language')
          .header('etag', etag);
        if (request.headers['if-none-match'] !== etag) return body;
        reply.status(HttpStatus.NOT_MODIFIED);
        return undefined;
      }),
    );
  }
}

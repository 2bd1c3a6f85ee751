import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AppError } from '@stroomwerk/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GalleryKeys, type Owner } from '../application/gallery-keys.service.js';

type Asked = FastifyRequest<{ Params: { secret: string } }>;
const owners = new WeakMap<FastifyRequest, Owner>();

/** The account whose secret stands in the address, on routes behind {@link GallerySecret}. */
export const GalleryOwner = createParamDecorator((_: unknown, context: ExecutionContext): Owner => {
  const owner = owners.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (owner === undefined) throw new AppError('library.gallery_unknown');
  return owner;
});

/** n8n's own header, and whatever else its browser announces. */
const headersAllowed = (asked: string | undefined): string => {
  const wanted = (asked ?? '').split(',').map((name) => name.trim().toLowerCase());
  return [...new Set(['n8n-version', ...wanted.filter((name) => /^[a-z0-9-]{1,60}$/.test(name))])].join(', ');
};

/**
 * n8n's editor calls from its own address, with credentials: then a star is refused, and the exact origin has to stand
 * in every answer, refusals included (n8n.md, "Template host"). No cookie means anything here; the secret does.
 */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('vary', 'origin').header('cross-origin-resource-policy', 'cross-origin');
  const { origin } = request.headers;
  if (origin === undefined || !/^https?:\/\/[^\s/]+$/.test(origin)) return;
  void reply
    .header('access-control-allow-origin', origin)
    .header('access-control-allow-credentials', 'true')
    .header('access-control-expose-headers', 'retry-after');
}

/** What the preflight of a call is told. */
export function allowCall(request: FastifyRequest, reply: FastifyReply): void {
  const asked = request.headers['access-control-request-headers'];
  void reply
    .header('access-control-allow-methods', 'GET, HEAD')
    .header('access-control-allow-headers', headersAllowed(asked))
    .header('access-control-max-age', '600');
  if (request.headers['access-control-request-private-network'] === 'true')
    void reply.header('access-control-allow-private-network', 'true');
}

/** Whose gallery it is: 404 library.gallery_unknown, and 403 library.subscription_required where the plan has ended. */
@Injectable()
export class GallerySecret implements CanActivate {
  constructor(private readonly keys: GalleryKeys) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Asked>();
    allowOrigin(request, http.getResponse<FastifyReply>());
    if (request.method !== 'OPTIONS') owners.set(request, await this.keys.open(request.params.secret));
    return true;
  }
}

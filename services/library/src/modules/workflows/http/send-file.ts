import type { FastifyReply } from 'fastify';
import { attachment } from '../domain/disposition.js';
import type { FileRow } from '../persistence/search.js';

/** The file under its name, never sniffed as anything else and not kept by shared caches: it is for this user. */
export function sendFile(reply: FastifyReply, { filename, file, content_hash }: FileRow): void {
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-disposition', attachment(filename))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-cache')
    .header('etag', `"${content_hash}"`)
    .send(Buffer.from(file, 'utf8'));
}

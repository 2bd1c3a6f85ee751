import type { FastifyReply } from 'fastify';
import type { WorkflowFile } from '../application/downloads.service.js';
import { attachment } from '../domain/disposition.js';

/** The file under its name, never sniffed as anything else and not kept by shared caches: it is for this user. */
export function sendFile(reply: FastifyReply, { saved_as, file, content_hash }: WorkflowFile): void {
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-disposition', attachment(saved_as))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-cache')
    .header('etag', `"${content_hash}"`)
    .send(Buffer.from(file, 'utf8'));
}

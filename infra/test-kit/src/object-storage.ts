// The other end of the wire: as much of the S3 protocol as the platform speaks, in memory.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StoredObject {
  readonly content: Buffer;
  readonly metadata: Readonly<Record<string, string>>;
  /** Tests may set it back. */
  modifiedAt: Date;
}

/** `hang`: takes the call and never answers; `refuse`: 500; `cut`: ends in the middle of an object's content. */
export type Trouble = 'hang' | 'refuse' | 'cut';

export interface TestObjectStorage {
  readonly url: string;
  /** S3_* as a process reads them. */
  readonly env: Readonly<Record<string, string>>;
  /** By key. */
  readonly objects: Map<string, StoredObject>;
  /** What was asked, e.g. `GET mfe-x/1.0.0/page.css`, oldest first. */
  readonly calls: string[];
  /** Decides whether a call goes wrong; undefined: none does. */
  trouble: ((call: string) => Trouble | undefined) | undefined;
  close(): Promise<void>;
}

const bucket = 'releases';
const keyId = 'TESTKEY';

/** An S3-compatible storage with one bucket. Refuses calls that are not signed with its key's id. */
export async function testObjectStorage(): Promise<TestObjectStorage> {
  const objects = new Map<string, StoredObject>();
  const calls: string[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const storage: TestObjectStorage = {
    ...{ url, objects, calls, trouble: undefined },
    env: {
      S3_ENDPOINT: url,
      S3_REGION: 'eu-central-1',
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: 'a-secret-of-the-tests',
      S3_FORCE_PATH_STYLE: 'true',
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return storage;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = await request.toArray();
    const address = new URL(request.url ?? '/', url);
    const [, inBucket, ...parts] = address.pathname.split('/').map(decodeURIComponent);
    const key = parts.join('/');
    const copied = request.headers['x-amz-copy-source'];
    const method = copied === undefined ? (request.method ?? '') : 'COPY';
    const call = key === '' ? `LIST ${address.searchParams.get('prefix') ?? ''}` : `${method} ${key}`;
    calls.push(call);
    const trouble = storage.trouble?.(call);
    if (trouble === 'hang') return;
    if (trouble === 'refuse') return failure(response, 500, 'InternalError');
    const signed = request.headers.authorization ?? '';
    if (!signed.startsWith(`AWS4-HMAC-SHA256 Credential=${keyId}/`) || !/Signature=[0-9a-f]{64}/.test(signed))
      return failure(response, 403, 'SignatureDoesNotMatch');
    if (inBucket !== bucket) return failure(response, 404, 'NoSuchBucket');
    if (key === '') return list(address.searchParams, response);
    switch (method) {
      case 'PUT':
        return put(key, { content: Buffer.concat(chunks), metadata: metadataOf(request) }, response);
      case 'COPY': {
        const from = decodeURIComponent(String(copied)).replace(/^\/?[^/]+\//, '');
        const source = objects.get(from);
        if (!source) return failure(response, 404, 'NoSuchKey');
        objects.set(key, { ...source, modifiedAt: new Date() });
        return xml(response, `<CopyObjectResult><ETag>${etag(source.content)}</ETag></CopyObjectResult>`);
      }
      case 'DELETE':
        objects.delete(key);
        response.writeHead(204).end();
        return;
      default:
        return read(key, method === 'HEAD', trouble === 'cut', response);
    }
  }

  function put(key: string, object: Omit<StoredObject, 'modifiedAt'>, response: ServerResponse): void {
    objects.set(key, { ...object, modifiedAt: new Date() });
    response.writeHead(200, { etag: etag(object.content) }).end();
  }

  function read(key: string, head: boolean, cut: boolean, response: ServerResponse): void {
    const object = objects.get(key);
    if (!object) {
      failure(response, 404, 'NoSuchKey');
      return;
    }
    response.writeHead(200, {
      'content-length': object.content.length,
      etag: etag(object.content),
      'last-modified': object.modifiedAt.toUTCString(),
      ...Object.fromEntries(
        Object.entries(object.metadata).map(([name, value]) => [`x-amz-meta-${name}`, value]),
      ),
    });
    if (head) response.end();
    else if (cut)
      response.write(object.content.subarray(0, object.content.length / 2), () => response.destroy());
    else response.end(object.content);
  }

  /** Two objects a page, so that who lists has to turn pages. */
  function list(query: URLSearchParams, response: ServerResponse): void {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const after = query.get('continuation-token');
    const rest = after === null ? keys : keys.filter((key) => key > after);
    const page = rest.slice(0, 2);
    const more = rest.length > page.length;
    const contents = page.map((key) => {
      const { content, modifiedAt } = objects.get(key) as StoredObject;
      return `<Contents><Key>${escaped(key)}</Key><Size>${content.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`;
    });
    const next = more ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
    xml(
      response,
      `<ListBucketResult><Name>${bucket}</Name><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }
}

const etag = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const metadataOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-amz-meta-') ? [[name.slice('x-amz-meta-'.length), String(value)]] : [],
    ),
  );

function xml(response: ServerResponse, body: string, status = 200): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);
}

const failure = (response: ServerResponse, status: number, code: string): void =>
  xml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status);

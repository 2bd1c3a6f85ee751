import { addAbortSignal, Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { ObjectStorageSettings } from './settings.js';

type Sdk = typeof import('@aws-sdk/client-s3');

/** The storage does not answer, or refuses. Carries 503: what asks may ask again. */
export class ObjectStorageError extends Error {
  readonly statusCode = 503;
}

/** What is known of an object without reading it. */
export interface ObjectHead {
  readonly bytes: number;
  /** Written beside it; names in lower case. */
  readonly metadata: Readonly<Record<string, string>>;
}

export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

/** Milliseconds that one call may take, with the client's own repetitions. */
const patience = 10_000;

/** One bucket. Every call ends within its limit. @throws ObjectStorageError from each of them */
export class ObjectStorage {
  private constructor(
    private readonly sdk: Sdk,
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly limit: number,
  ) {}

  /** @param limit milliseconds for one call. The client is loaded here, so that nobody without a bucket pays for it. */
  static async open(settings: ObjectStorageSettings, limit = patience): Promise<ObjectStorage> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region: settings.region,
      endpoint: settings.endpoint,
      forcePathStyle: settings.forcePathStyle,
      credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
      // Checksums of Amazon's own kind, which other storages may not know; ours are checked by those who call.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return new ObjectStorage(sdk, client, settings.bucket, limit);
  }

  /** @returns null where there is no such object */
  get(key: string): Promise<Buffer | null> {
    return this.within(`GET ${key}`, async (abortSignal) => {
      const command = new this.sdk.GetObjectCommand({ Bucket: this.bucket, Key: key });
      const { Body, ContentLength } = await this.client.send(command, { abortSignal });
      if (!(Body instanceof Readable)) throw new Error('the answer has no body');
      const content = Buffer.concat(await addAbortSignal(abortSignal, Body).toArray());
      if (ContentLength !== undefined && content.length !== ContentLength)
        throw new Error(`${content.length} of ${ContentLength} bytes came`);
      return content;
    });
  }

  /** @returns null where there is no such object */
  head(key: string): Promise<ObjectHead | null> {
    return this.within(`HEAD ${key}`, async (abortSignal) => {
      const command = new this.sdk.HeadObjectCommand({ Bucket: this.bucket, Key: key });
      const { ContentLength = 0, Metadata = {} } = await this.client.send(command, { abortSignal });
      return { bytes: ContentLength, metadata: Metadata };
    });
  }

  async put(key: string, content: Buffer, metadata: Record<string, string> = {}): Promise<void> {
    await this.within(`PUT ${key}`, (abortSignal) => {
      const command = new this.sdk.PutObjectCommand({
        ...{ Bucket: this.bucket, Key: key, Body: content, Metadata: metadata },
        ...{ ContentLength: content.length, ContentType: 'application/octet-stream' },
      });
      return this.client.send(command, { abortSignal });
    });
  }

  /** Copies within the bucket, with what is written beside it. @returns whether the source was there */
  async copy(from: string, to: string): Promise<boolean> {
    const source = [this.bucket, ...from.split('/')].map(encodeURIComponent).join('/');
    const done = await this.within(`COPY ${from}`, (abortSignal) =>
      this.client.send(new this.sdk.CopyObjectCommand({ Bucket: this.bucket, Key: to, CopySource: source }), {
        abortSignal,
      }),
    );
    return done !== null;
  }

  /** An object that is not there is no error. */
  async remove(key: string): Promise<void> {
    await this.within(`DELETE ${key}`, (abortSignal) =>
      this.client.send(new this.sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: key }), { abortSignal }),
    );
  }

  /** Every object whose key begins with `prefix`. */
  async *list(prefix: string): AsyncGenerator<ListedObject> {
    let token: string | undefined;
    do {
      const page = await this.within(`LIST ${prefix}`, (abortSignal) =>
        this.client.send(
          new this.sdk.ListObjectsV2Command({
            ...{ Bucket: this.bucket, Prefix: prefix, ContinuationToken: token },
          }),
          { abortSignal },
        ),
      );
      for (const { Key, Size = 0, LastModified } of page?.Contents ?? [])
        if (Key !== undefined) yield { key: Key, bytes: Size, modifiedAt: LastModified ?? new Date(0) };
      token = page?.NextContinuationToken;
    } while (token !== undefined);
  }

  close(): void {
    this.client.destroy();
  }

  private async within<T>(what: string, work: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    const signal = AbortSignal.timeout(this.limit);
    try {
      return await work(signal);
    } catch (error) {
      if (isAbsent(error)) return null;
      const reason = signal.aborted ? `nothing within ${this.limit} ms` : String(error);
      throw new ObjectStorageError(`object storage, ${what}: ${reason}`, { cause: error });
    }
  }
}

/** No such object; a bucket that is not there is an error. */
function isAbsent(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket';
}

// Real: Amazon's client over HTTP. Fake: the storage at the other end of the wire.
import { type TestObjectStorage, testObjectStorage } from '@stroomwerk/test-kit';
import { ObjectStorage, ObjectStorageError } from './object-storage.js';
import { objectStorageObjection, objectStorageOf } from './settings.js';

describe('settings', () => {
  const whole = { S3_REGION: 'r', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

  it('are all there or none', () => {
    expect(objectStorageOf({})).toBeNull();
    expect(objectStorageOf({ ...whole, S3_FORCE_PATH_STYLE: '1' })).toMatchObject({
      ...{ bucket: 'b', endpoint: undefined, forcePathStyle: true },
    });
    expect(objectStorageObjection({ S3_BUCKET: 'b', S3_REGION: 'r' })).toBe(
      'Object storage needs S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY beside S3_REGION, S3_BUCKET',
    );
    expect(objectStorageObjection({ ...whole, S3_BUCKET: undefined })).toContain('needs S3_BUCKET');
  });
});

describe('ObjectStorage', () => {
  let far: TestObjectStorage;
  let storage: ObjectStorage;
  /** Gives up sooner than a busy machine may answer: for what never comes. */
  let hasty: ObjectStorage;
  beforeAll(async () => {
    far = await testObjectStorage();
    storage = await ObjectStorage.open(settings(), 600_000);
    hasty = await ObjectStorage.open(settings(), 400);
  });
  beforeEach(() => {
    far.trouble = undefined;
    far.objects.clear();
  });
  afterAll(async () => {
    storage.close();
    hasty.close();
    await far.close();
  });
  const settings = (change: Record<string, string> = {}) => {
    const read = objectStorageOf({ ...far.env, ...change });
    if (!read) throw new Error('the settings are complete');
    return read;
  };

  it('keeps, finds, copies, lists and removes objects, also with names that need escaping', async () => {
    const key = 'mfe-x/1.0.0/a page+é&.css';
    await storage.put(key, Buffer.from('a{}'), { sha384: 'abc+/=' });
    expect(await storage.head(key)).toEqual({ bytes: 3, metadata: { sha384: 'abc+/=' } });
    expect(await storage.copy(key, 'copy/of & it.css')).toBe(true);
    expect((await storage.get('copy/of & it.css'))?.toString()).toBe('a{}');
    expect((await storage.head('copy/of & it.css'))?.metadata.sha384).toBe('abc+/=');
    for (const name of ['1', '2', '3', '4']) await storage.put(`many/${name}`, Buffer.from(name));
    const listed: string[] = [];
    for await (const object of storage.list('many/')) listed.push(object.key);
    expect(listed).toEqual(['many/1', 'many/2', 'many/3', 'many/4']);
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
    expect(await storage.head(key)).toBeNull();
    expect(await storage.copy(key, 'x')).toBe(false);
    await storage.remove(key);
  });

  it.each([
    ['hang', 1],
    // Amazon's client asks again by itself.
    ['refuse', 3],
    ['cut', 1],
  ] as const)('says when the storage does, and does not ask for ever: %s', async (trouble, times) => {
    await storage.put('a', Buffer.alloc(1000));
    far.trouble = () => trouble;
    far.calls.length = 0;
    const asking = (trouble === 'hang' ? hasty : storage).get('a');
    await expect(asking).rejects.toThrow(ObjectStorageError);
    expect(far.calls).toEqual(Array(times).fill('GET a'));
    far.trouble = undefined;
    expect((await storage.get('a'))?.length).toBe(1000);
  });

  it('is refused with another key, and told of a bucket that is not there', async () => {
    const stranger = await ObjectStorage.open(settings({ S3_ACCESS_KEY_ID: 'OTHER' }));
    await expect(stranger.get('a')).rejects.toThrow('SignatureDoesNotMatch');
    const elsewhere = await ObjectStorage.open(settings({ S3_BUCKET: 'nowhere' }));
    await expect(elsewhere.get('a')).rejects.toThrow(/NoSuchBucket/);
    stranger.close();
    elsewhere.close();
  });
});

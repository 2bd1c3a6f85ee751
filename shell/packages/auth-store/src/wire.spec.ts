// Real: what is sent and how an answer is read. At the wire's other end: a fetch that answers as told.
import type { Endpoint } from '@stroomwerk/contracts';
import { ApiError, send, sendRaw, unreachable, type Wire } from './wire.js';

const endpoint = (change: object = {}) =>
  ({ method: 'POST', path: '/api/x', auth: 'required', ...change }) as unknown as Endpoint;

type Fetch = (url: string, init: RequestInit & { headers: Record<string, string> }) => Promise<Response>;
const wire = (answer: Fetch, change: Partial<Wire> = {}): Wire => ({
  ...{ origin: '', token: 't1', language: 'nl', fetch: answer as unknown as typeof fetch },
  ...change,
});
const answer = (status: number, body: string | null, headers: Record<string, string> = {}) =>
  wire(async () => new Response(body, { status, headers }));
const refused = async (status: number, body: string | null, language: 'nl' | 'en' = 'nl') => {
  const headers = { 'x-request-id': 'r1' };
  const failure = await send(
    endpoint(),
    {},
    wire(async () => new Response(body, { status, headers }), { language }),
  ).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  return failure as ApiError;
};

describe('what is sent', () => {
  /** The call that was made for this input. */
  async function sent(input: object, change: Partial<Wire> = {}, what = endpoint()) {
    let asked: Parameters<Fetch> | undefined;
    await sendRaw(
      what,
      input,
      wire(async (...call) => {
        asked = call;
        return new Response(null);
      }, change),
    );
    return { url: asked?.[0], init: asked?.[1] };
  }

  it('is the body as JSON, with language, bearer and what the page adds', async () => {
    const { url, init } = await sent({ body: { a: 1 } }, { headers: { 'x-page-token': 'p' } });
    expect(url).toBe('/api/x');
    expect(init).toMatchObject({ method: 'POST', body: '{"a":1}', credentials: 'same-origin' });
    expect(init?.headers).toEqual({
      ...{ 'accept-language': 'nl', 'content-type': 'application/json' },
      ...{ authorization: 'Bearer t1', 'x-page-token': 'p' },
    });
  });

  it('has no body, no type of one and no bearer where there is none', async () => {
    const { init } = await sent({}, { token: null });
    expect(init).not.toHaveProperty('body');
    expect(init?.headers).toEqual({ 'accept-language': 'nl' });
  });

  it('never carries the bearer of a plain call, nor our cookies to another host', async () => {
    const { url, init } = await sent({}, { origin: 'http://ai' }, endpoint({ auth: 'plain' }));
    expect(url).toBe('http://ai/api/x');
    expect(init?.headers).toEqual({ 'accept-language': 'nl' });
    expect(init?.credentials).toBe('omit');
  });
});

describe('a refusal', () => {
  it('carries what the platform says of it, and which request it was', async () => {
    const body = { code: 'a.b', detail: 'Kijk', fields: { name: 'Leeg' } };
    expect(await refused(400, JSON.stringify(body))).toMatchObject({
      ...{ name: 'ApiError', message: 'a.b: Kijk', status: 400, reference: 'r1' },
      ...body,
    });
    expect((await refused(400, '{"code":"a.b","detail":"Kijk"}')).fields).toEqual({});
    expect((await refused(400, '{"code":"a.b","detail":"Kijk","fields":null}')).fields).toEqual({});
    expect((await refused(400, '{"code":"a.b","detail":"Kijk","fields":"x"}')).fields).toEqual({});
  });

  it.each([null, 'null', '"text"', '<html>', '{}', '{"code":"a.b"}', '{"detail":"x"}'])(
    'that is not the platform’s own says what happened: %s',
    async (body) => {
      const failed = { status: 500, code: 'common.internal', fields: {}, reference: 'r1' };
      expect(await refused(500, body)).toMatchObject({
        ...failed,
        detail: expect.stringContaining('aan onze kant'),
      });
      expect((await refused(501, body, 'en')).detail).toMatch(/on our side/);
      const gone = { status: 502, code: 'common.unavailable', fields: {}, reference: 'r1' };
      expect(await refused(502, body)).toMatchObject({
        ...gone,
        detail: expect.stringContaining('even niet bereikbaar'),
      });
      expect((await refused(503, body, 'en')).detail).toMatch(/not available right now/);
    },
  );
});

describe('without an answer', () => {
  const hanging: Fetch = (_url, { signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  it('the part counts as unavailable, in the language of the page', async () => {
    const gone = wire(() => Promise.reject(new TypeError('no network')), { language: 'en' });
    await expect(send(endpoint(), {}, gone)).rejects.toMatchObject({
      ...{ status: 0, code: 'common.unavailable', reference: null, fields: {} },
      detail: unreachable('en').detail,
    });
    expect(unreachable('nl').detail).toMatch(/even niet bereikbaar/);
  });

  it('a call ends at its time limit, also where its caller could end it', async () => {
    await expect(send(endpoint(), {}, wire(hanging, { timeout: 1 }))).rejects.toMatchObject({ status: 0 });
    const signal = new AbortController().signal;
    await expect(send(endpoint(), {}, wire(hanging, { timeout: 1, signal }))).rejects.toMatchObject({
      status: 0,
    });
  });

  it('what the caller gave up stays theirs', async () => {
    const caller = new AbortController();
    const call = send(endpoint(), {}, wire(hanging, { signal: caller.signal }));
    caller.abort(new Error('gone elsewhere'));
    await expect(call).rejects.toThrow('gone elsewhere');
  });
});

it('reads JSON, a file, or nothing', async () => {
  const read = (from: Wire) => send(endpoint(), {}, from) as Promise<unknown>;
  expect(await read(answer(200, '{"a":1}', { 'content-type': 'application/json; charset=utf-8' }))).toEqual({
    a: 1,
  });
  expect(await read(answer(204, null))).toBeUndefined();
  const file = (await read(answer(200, 'abc', { 'content-type': 'application/zip' }))) as Blob;
  expect(await file.text()).toBe('abc');
  expect(await read(wire(async () => new Response(new Uint8Array([1]))))).toBeInstanceOf(Blob);
});

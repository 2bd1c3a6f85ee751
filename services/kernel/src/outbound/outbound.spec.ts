// Real: sockets, TLS, HTTP and gzip on this machine. Stand-in: the resolver, where a name must have an answer.
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type TestCertificate, testCertificate } from '../testing/certificate.js';
import { AllowedPrivate } from './allowed-private.js';
import { jsonOf, Outbound, type OutboundRequest } from './outbound.js';
import type { OutboundError } from './outbound-error.js';
import { type OwnPlace, ownPlaces, type Resolve, systemResolve } from './rules.js';

const close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of close.splice(0)) await end();
});

async function listening(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => void sockets.add(socket);
  server.on('connection', keep);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}
const plain = (handle: RequestListener) => listening(createServer(handle));
const secure = (handle: RequestListener, certificate: TestCertificate) =>
  listening(createSecureServer(certificate, handle));
const ok: RequestListener = (_request, answer) =>
  void answer.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');

const outbound = (
  allowed: string,
  {
    resolve = systemResolve as Resolve,
    own = [] as readonly OwnPlace[],
    ca = undefined as string | undefined,
  } = {},
) => new Outbound({ allowed: new AllowedPrivate(allowed), own, resolve }, ca);
const named =
  (...answers: string[]): Resolve =>
  async () =>
    answers.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const get = (url: string, more: Partial<OutboundRequest> = {}): OutboundRequest => ({
  method: 'GET',
  url,
  ...more,
});
const failure = (work: Promise<unknown>): Promise<OutboundError> =>
  work.then(
    () => Promise.reject(new Error('it was answered')),
    (error: OutboundError) => error,
  );
const kindAndWhy = async (work: Promise<unknown>) => {
  const { kind, why } = await failure(work);
  return [kind, why];
};

describe('an answer', () => {
  it('is read from a private place that the operator allows, over http too, with what was sent', async () => {
    const heard: unknown[] = [];
    const port = await plain((request, answer) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        heard.push([request.method, request.url, request.headers.host, request.headers['x-key'], body]);
        answer.writeHead(201, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
        answer.end(gzipSync('{"id":"é"}'));
      });
    });
    const answer = await outbound('machine').send({
      method: 'POST',
      url: `http://127.0.0.1:${port}/n8n/api?x=1`,
      headers: { 'x-key': 'k' },
      body: { name: 'é' },
    });
    expect([answer.status, jsonOf(answer)]).toEqual([201, { id: 'é' }]);
    expect(heard).toEqual([['POST', '/n8n/api?x=1', `127.0.0.1:${port}`, 'k', '{"name":"é"}']]);
  });

  it('comes over TLS where the certificate is trusted and of the name', async () => {
    const certificate = testCertificate(['n8n.example']);
    const port = await secure(ok, certificate);
    const asked = outbound('machine', { resolve: named('127.0.0.1'), ca: certificate.cert });
    expect((await asked.send(get(`https://n8n.example:${port}/`))).status).toBe(200);
  });

  it.each([
    ['expired', testCertificate(['n8n.example'], -1), true],
    ['self_signed', testCertificate(['n8n.example']), false],
    ['wrong_name', testCertificate(['other.example']), true],
  ])('is refused with a certificate that is %s', async (why, certificate, trusted) => {
    const port = await secure(ok, certificate);
    const asked = outbound('machine', {
      resolve: named('127.0.0.1'),
      ca: trusted ? certificate.cert : testCertificate(['n8n.example']).cert,
    });
    const expected = why === 'self_signed' ? ['self_signed'] : [why];
    const error = await failure(asked.send(get(`https://n8n.example:${port}/`)));
    expect([error.kind, error.why]).toEqual(['certificate', ...expected]);
  });

  it('that is a page for people is a login page; what is nothing at all is unreachable', async () => {
    const page = await plain(
      (_request, answer) => void answer.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in'),
    );
    const answer = await outbound('machine').send(get(`http://127.0.0.1:${page}/`));
    expect(() => jsonOf(answer)).toThrow(expect.objectContaining({ kind: 'login_page' }));
    expect(() => jsonOf({ ...answer, headers: {}, text: 'nope' })).toThrow(
      expect.objectContaining({ kind: 'unreachable', code: 'EJSON' }),
    );
  });
});

describe('what would turn a request against us', () => {
  it('a private address, in whatever spelling, is not asked', async () => {
    let asked = 0;
    const port = await plain((_request, answer) => {
      asked += 1;
      answer.end('{}');
    });
    const hosts = [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '[::ffff:127.0.0.1]',
      '[::1]',
      'localhost',
      'localhost.',
    ];
    for (const host of [
      ...hosts,
      '169.254.169.254',
      '[fd00:ec2::254]',
      '0.0.0.0',
      '10.0.0.1',
      '[64:ff9b::7f00:1]',
    ])
      expect([host, ...(await kindAndWhy(outbound('none').send(get(`https://${host}:${port}/`))))]).toEqual([
        host,
        'refused_address',
        'private',
      ]);
    expect(asked).toBe(0);
  });

  it('link-local and metadata addresses are refused whatever the operator allows', async () => {
    for (const host of ['169.254.169.254', '[fe80::1]', '100.100.100.200', '0.0.0.0'])
      expect(await kindAndWhy(outbound('machine, 10.0.0.0/8').send(get(`http://${host}/`)))).toEqual([
        'refused_address',
        'private',
      ]);
  });

  it('one private address among public ones is enough', async () => {
    const resolve = named('93.184.215.14', '10.0.0.1');
    expect(await kindAndWhy(outbound('none', { resolve }).send(get('https://n8n.example/')))).toEqual([
      'refused_address',
      'private',
    ]);
  });

  it('a name that changes its mind: the connection goes where the look went', async () => {
    const heard: string[] = [];
    const server = createServer((request, answer) => {
      heard.push(request.headers.host ?? '');
      answer.end('{}');
    });
    const port = await listening(server);
    let answers = 0;
    const resolve: Resolve = async () => {
      answers += 1;
      return [{ address: answers === 1 ? '127.0.0.1' : '10.255.255.1', family: 4 }];
    };
    await outbound('machine', { resolve }).send(get(`http://rebinds.example:${port}/`));
    expect([answers, heard]).toEqual([1, [`rebinds.example:${port}`]]);
    answers = 1;
    expect(
      await kindAndWhy(outbound('machine', { resolve }).send(get(`http://rebinds.example:${port}/`))),
    ).toEqual(['refused_address', 'private']);
  });

  it('http goes to private places only, and names in an address not at all', async () => {
    const resolve = named('93.184.215.14');
    const asked = outbound('machine', { resolve });
    expect(await kindAndWhy(asked.send(get('http://n8n.example/')))).toEqual([
      'refused_address',
      'https_only',
    ]);
    expect(await kindAndWhy(asked.send(get('https://a:b@n8n.example/')))).toEqual([
      'refused_address',
      'userinfo',
    ]);
  });

  it('a part of this platform is never asked: by its public name, by its port on this machine, by its service name', async () => {
    const port = await plain(ok);
    const own = ownPlaces([
      'https://stroomwerk.example',
      `http://127.0.0.1:${port}`,
      'http://billing.internal:4103',
      'redis://cache.internal',
      undefined,
    ]);
    expect(own).toContainEqual({ host: 'cache.internal', port: 6379 });
    const resolve: Resolve = async (host) =>
      host === 'localhost'
        ? systemResolve(host)
        : [{ address: host.startsWith('billing') ? '10.0.0.3' : '10.0.0.9', family: 4 }];
    const asked = outbound('machine, 10.0.0.0/8', { own, resolve });
    const refused = ['refused_address', 'own'];
    expect(await kindAndWhy(asked.send(get('https://Stroomwerk.example./n8n')))).toEqual(refused);
    expect(await kindAndWhy(asked.send(get(`http://127.0.0.1:${port}/`)))).toEqual(refused);
    expect(await kindAndWhy(asked.send(get(`http://127.8.8.8:${port}/`)))).toEqual(refused);
    expect(await kindAndWhy(asked.send(get(`http://localhost:${port}/`)))).toEqual(refused);
    expect(await kindAndWhy(asked.send(get('http://10.0.0.3:4103/')))).toEqual(refused);
    const other = await plain(ok);
    expect((await asked.send(get(`http://127.0.0.1:${other}/`))).status).toBe(200);
  });

  it('a redirect is not followed', async () => {
    let reached = 0;
    const inside = await plain((_request, answer) => {
      reached += 1;
      answer.end('{}');
    });
    const port = await plain(
      (_request, answer) => void answer.writeHead(302, { location: `http://127.0.0.1:${inside}/` }).end(),
    );
    expect((await failure(outbound('machine').send(get(`http://127.0.0.1:${port}/`)))).kind).toBe('redirect');
    expect(reached).toBe(0);
  });

  it('proxies of the environment play no part', async () => {
    const port = await plain(ok);
    const before = process.env.HTTP_PROXY;
    process.env.HTTP_PROXY = 'http://127.0.0.1:9';
    try {
      expect((await outbound('machine').send(get(`http://127.0.0.1:${port}/`))).status).toBe(200);
    } finally {
      if (before === undefined) delete process.env.HTTP_PROXY;
      else process.env.HTTP_PROXY = before;
    }
  });
});

describe('limits', () => {
  const small = { limits: { bytes: 64 * 1024 } };

  it('an endless answer ends when it is too large', async () => {
    const port = await plain((_request, answer) => {
      const more = (): void => {
        while (!answer.destroyed && answer.write('x'.repeat(16 * 1024)));
      };
      answer.on('drain', more);
      more();
    });
    expect((await failure(outbound('machine').send(get(`http://127.0.0.1:${port}/`, small)))).kind).toBe(
      'too_large',
    );
  });

  it('one that says it is too large is not read', async () => {
    const port = await plain(
      (_request, answer) => void answer.writeHead(200, { 'content-length': 10 ** 9 }).write('x'),
    );
    expect((await failure(outbound('machine').send(get(`http://127.0.0.1:${port}/`, small)))).kind).toBe(
      'too_large',
    );
  });

  it('a small answer that unpacks to much more is too large, also packed twice', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    const port = await plain((request, answer) => {
      const twice = request.url === '/twice';
      answer
        .writeHead(200, { 'content-encoding': twice ? 'gzip, gzip' : 'gzip' })
        .end(twice ? gzipSync(bomb) : bomb);
    });
    const before = process.memoryUsage().rss;
    const limits = { limits: { bytes: 1024 * 1024 } };
    expect((await failure(outbound('machine').send(get(`http://127.0.0.1:${port}/`, limits)))).kind).toBe(
      'too_large',
    );
    expect(
      (await failure(outbound('machine').send(get(`http://127.0.0.1:${port}/twice`, limits)))).kind,
    ).toBe('unreachable');
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  it('headers without end are too large', async () => {
    const port = await listening(
      createTcpServer((socket) => {
        socket.on('error', () => undefined);
        socket.write('HTTP/1.1 200 OK\r\n');
        const more = (): void => {
          while (!socket.destroyed && socket.write(`x-a: ${'y'.repeat(4_000)}\r\n`));
        };
        socket.on('drain', more);
        more();
      }),
    );
    expect((await failure(outbound('machine').send(get(`http://127.0.0.1:${port}/`)))).kind).toBe(
      'too_large',
    );
  });

  it('who answers a letter at a time is too slow, in headers and in the body', async () => {
    const drip = (first: string) =>
      listening(
        createTcpServer((socket) => {
          socket.on('error', () => undefined);
          socket.write(first);
          const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write('x')), 20);
          socket.on('close', () => clearInterval(timer));
        }),
      );
    const limits = { limits: { headersMs: 200, totalMs: 500 } };
    const headers = await drip('HTTP/1.1 200 OK\r\nx-slow: ');
    const body = await drip('HTTP/1.1 200 OK\r\n\r\n');
    const began = performance.now();
    expect(
      await failure(outbound('machine').send(get(`http://127.0.0.1:${headers}/`, limits))),
    ).toMatchObject({
      kind: 'too_slow',
      code: 'EHEADERS',
    });
    expect(await failure(outbound('machine').send(get(`http://127.0.0.1:${body}/`, limits)))).toMatchObject({
      kind: 'too_slow',
      code: 'ETOTAL',
    });
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('who takes the connection and speaks no TLS, and a resolver that hangs, are too slow', async () => {
    const silent = await listening(createTcpServer(() => undefined));
    const limits = { limits: { connectMs: 200 } };
    expect(
      await failure(outbound('machine').send(get(`https://127.0.0.1:${silent}/`, limits))),
    ).toMatchObject({
      kind: 'too_slow',
      code: 'ECONNECT',
    });
    const resolve: Resolve = () => new Promise(() => undefined);
    expect(
      await failure(outbound('none', { resolve }).send(get('https://n8n.example/', limits))),
    ).toMatchObject({
      kind: 'too_slow',
      code: 'EDNS',
    });
  });

  it('nobody there, no such name, and who hangs up, are unreachable', async () => {
    const gone = await plain(ok);
    for (const end of close.splice(0)) await end();
    expect((await failure(outbound('machine').send(get(`http://127.0.0.1:${gone}/`)))).kind).toBe(
      'unreachable',
    );
    const resolve: Resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    expect((await failure(outbound('none', { resolve }).send(get('https://nobody.example/')))).kind).toBe(
      'unreachable',
    );
    const rude = await listening(createTcpServer((socket) => void socket.destroy()));
    expect((await failure(outbound('machine').send(get(`http://127.0.0.1:${rude}/`)))).kind).toBe(
      'unreachable',
    );
    const broken = await plain((_request, answer) => {
      answer.writeHead(200, { 'content-length': 100 }).write('half');
      setTimeout(() => answer.destroy(), 20);
    });
    expect((await failure(outbound('machine').send(get(`http://127.0.0.1:${broken}/`)))).kind).toBe(
      'unreachable',
    );
  });
});

it('an error tells nothing of what was sent', async () => {
  const secret = 'the-key-of-a-customer';
  const port = await plain((request) => void request.socket.destroy());
  const error = await failure(
    outbound('machine').send(
      get(`http://127.0.0.1:${port}/?token=${secret}`, { headers: { 'x-n8n-api-key': secret } }),
    ),
  );
  expect(JSON.stringify([error.message, error.stack, { ...error }, error.cause])).not.toContain(secret);
});

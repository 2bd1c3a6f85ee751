// Real: a service that browsers reach directly, as the kernel makes it, and PostgreSQL.
import { Controller, Get, Module, Req } from '@nestjs/common';
import { testDatabase } from '@stroomwerk/test-kit';
import type { FastifyRequest } from 'fastify';
import { publisher } from '../../test/example.service.js';
import { Public } from '../security/decorators.js';
import { AskerSeal, askerHeader } from '../signing/index.js';
import { KeyRing } from '../signing/key-ring.js';
import { type TestService, testSecret, testService } from '../testing/index.js';

@Controller('releases/who')
class WhoController {
  @Get()
  @Public()
  who(@Req() request: FastifyRequest): { ip: string } {
    return { ip: request.ip };
  }
}

@Module({ imports: [publisher.module], controllers: [WhoController] })
class WhoModule {}

let db: Awaited<ReturnType<typeof testDatabase>>;
const services: TestService[] = [];
const start = async (env: Record<string, string> = {}) => {
  const definition = { ...publisher, module: WhoModule, edgeSecret: () => new KeyRing(testSecret) };
  const service = await testService(definition, { databaseUrl: db.url, env });
  services.push(service);
  return async (headers: Record<string, string>) =>
    (await service.call<{ ip: string }>('GET', '/api/releases/who', { headers })).body.ip;
};

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(async () => {
  for (const service of services) await service.close();
  await db?.drop();
});

const here = '127.0.0.1';
const claim = { 'x-forwarded-for': '203.0.113.7' };

it('believes the edge about who asks by its seal, and nobody for calling from this machine', async () => {
  const who = await start();
  const edge = new AskerSeal(testSecret);
  expect(await who(claim)).toBe(here);
  expect(await who({ [askerHeader]: edge.seal('198.51.100.4') })).toBe('198.51.100.4');
  // What the caller claimed beside it is not what the edge says.
  expect(await who({ ...claim, [askerHeader]: edge.seal('198.51.100.4') })).toBe('198.51.100.4');
  const old = new AskerSeal(testSecret, () => Date.now() - 120_000).seal('198.51.100.4');
  const strangers = new AskerSeal('a-secret-that-somebody-else-made-up-01234').seal('198.51.100.4');
  for (const word of [old, strangers, 'x.y', ''])
    expect(await who({ ...claim, [askerHeader]: word })).toBe(here);
});

it('believes the proxies that the operator named, and of their chain no further than them', async () => {
  const who = await start({ TRUSTED_PROXIES: here });
  expect(await who(claim)).toBe('203.0.113.7');
  expect(await who({ 'x-forwarded-for': '6.6.6.6, 203.0.113.7' })).toBe('203.0.113.7');
});

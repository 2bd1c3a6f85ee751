import { z } from 'zod';
import { keyRing } from '../signing/key-ring.js';
import { EnvironmentError, readEnvironment } from './environment.js';

const least = {
  AUTH_DATABASE_URL: 'postgresql://svc_auth:pw@localhost:5432/stroomwerk',
};

describe('the environment', () => {
  it('has a default for what a developer need not give', () => {
    expect(readEnvironment({ ...least, PORT: '9000' })).toMatchObject({
      PUBLIC_URL: 'http://localhost:9000',
      AI_OPS_URL: 'http://localhost:8081',
      SERVICE_HOST: '127.0.0.1',
    });
  });

  it('takes an empty value for an absent one, and a trailing slash off an address', () => {
    expect(readEnvironment({ ...least, REDIS_URL: '', PUBLIC_URL: 'https://a.example/' })).toMatchObject({
      PUBLIC_URL: 'https://a.example',
    });
  });

  it('names each invalid variable in one line and keeps its value to itself', () => {
    const read = () =>
      readEnvironment(
        { AUTH_DATABASE_URL: 'mysql://secret', TEST_SECRET: 'short-secret', PORT: '99999' },
        z.object({ TEST_SECRET: keyRing }),
      );
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/PORT: .*AUTH_DATABASE_URL: .*TEST_SECRET: at least 32 characters/);
    expect(read).not.toThrow(/short-secret|mysql/);
  });

  it('wants the addresses in production', () => {
    expect(() => readEnvironment({ ...least, NODE_ENV: 'production' })).toThrow(
      'needs PUBLIC_URL, AI_OPS_URL',
    );
  });

  it('refuses in production what is open or made up, in one line', () => {
    const production = {
      ...least,
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://stroomwerk.example',
      AI_OPS_URL: 'https://ai.stroomwerk.example',
    };
    expect(() => readEnvironment(production)).toThrow(
      'NODE_ENV=production refuses: PUBLIC_URL is not an https address',
    );
    expect(readEnvironment({ ...production, NODE_ENV: 'development' })).toMatchObject({ PORT: 8080 });
  });

  it('reads what a service adds', () => {
    const extra = z.object({ LIMIT: z.coerce.number().default(3) });
    expect(readEnvironment(least, extra)).toMatchObject({ LIMIT: 3 });
    expect(() => readEnvironment({ ...least, LIMIT: 'many' }, extra)).toThrow('LIMIT');
  });
});

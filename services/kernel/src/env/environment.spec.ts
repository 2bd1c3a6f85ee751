import { z } from 'zod';
import { EnvironmentError, readEnvironment } from './environment.js';

const least = {
  DATABASE_URL: 'postgresql://owner:pw@localhost:5432/stroomwerk',
  APP_SECRET: 'x'.repeat(32),
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
      readEnvironment({ DATABASE_URL: 'mysql://secret', APP_SECRET: 'short-secret', PORT: '99999' });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/PORT: .*DATABASE_URL: .*APP_SECRET: at least 32 characters/);
    expect(read).not.toThrow(/short-secret|mysql/);
  });

  it('wants the addresses in production', () => {
    expect(() => readEnvironment({ ...least, NODE_ENV: 'production' })).toThrow(
      'needs PUBLIC_URL, AI_OPS_URL',
    );
  });

  it('reads what a service adds', () => {
    const extra = z.object({ LIMIT: z.coerce.number().default(3) });
    expect(readEnvironment(least, extra)).toMatchObject({ LIMIT: 3 });
    expect(() => readEnvironment({ ...least, LIMIT: 'many' }, extra)).toThrow('LIMIT');
  });
});

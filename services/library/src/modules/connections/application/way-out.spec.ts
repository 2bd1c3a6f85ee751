import { ownPlaces } from '@stroomwerk/kernel/outbound';
import { allowedIn, ownPartsIn } from './way-out.js';

it('lets requests go to this machine in development, and to no private place in production until it is told', () => {
  expect(allowedIn({ NODE_ENV: 'development', N8N_ALLOW_PRIVATE: undefined })).toBe('machine');
  expect(allowedIn({ NODE_ENV: 'production', N8N_ALLOW_PRIVATE: undefined })).toBe('none');
  expect(allowedIn({ NODE_ENV: 'production', N8N_ALLOW_PRIVATE: '10.1.0.0/16' })).toBe('10.1.0.0/16');
  expect(allowedIn({ NODE_ENV: 'development', N8N_ALLOW_PRIVATE: 'none' })).toBe('none');
});

it('knows the parts of this platform by name and port', () => {
  const env = {
    ...{ PUBLIC_URL: 'https://stroomwerk.example', AI_OPS_URL: 'https://ai.stroomwerk.example' },
    ...{ PORT: 8080, AI_OPS_PORT: 8081, SERVICE_PORT: 0, REDIS_URL: 'redis://cache' },
    ...{ AUTH_SERVICE_URL: 'http://auth:4101', LIBRARY_SERVICE_URL: 'http://library:4102' },
    ...{ BILLING_SERVICE_URL: 'http://billing:4103', AI_OPS_SERVICE_URL: 'http://ai-ops:8081' },
    ...{ RELEASES_SERVICE_URL: 'http://releases:4105' },
    LIBRARY_DATABASE_URL: { url: 'postgres://svc_library:secret@postgres/stroomwerk' },
  } as unknown as Parameters<typeof ownPartsIn>[0];
  const places = ownPlaces(ownPartsIn(env)).map(({ host, port }) => `${host}:${port}`);
  expect(places).toEqual([
    ...['stroomwerk.example:443', 'ai.stroomwerk.example:443', '127.0.0.1:8080', '127.0.0.1:8081'],
    ...['auth:4101', 'library:4102', 'billing:4103', 'ai-ops:8081', 'releases:4105'],
    ...['postgres:5432', 'cache:6379'],
  ]);
});

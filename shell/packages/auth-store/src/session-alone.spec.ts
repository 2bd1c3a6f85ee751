// Real: the session as a page has it before anything was told to it. Fake: the browser's storage and its fetch.
import { loadSession } from './session.js';
import { authStore } from './store.js';

it('is not known yet at first, and is asked for by the page’s own fetch, in Dutch, by the present time', async () => {
  expect(authStore.getState()).toEqual({ status: 'loading', user: null, ended: null });
  const inAnHour = `e30.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3_600 }))}.x`;
  const asked: [string, string | undefined][] = [];
  Object.assign(globalThis, {
    window: { localStorage: { getItem: () => inAnHour } },
    fetch: async (url: string, { headers }: { headers: Record<string, string> }) => {
      asked.push([url, headers['accept-language']]);
      return Response.json({ id: 'u1' });
    },
  });
  await loadSession();
  expect(asked).toEqual([['/api/auth/me', 'nl']]);
  expect(authStore.getState()).toMatchObject({ status: 'authenticated', user: { id: 'u1' } });
});

it('renews a token that ended an hour ago before it asks who it is of', async () => {
  const hourAgo = `e30.${btoa(JSON.stringify({ exp: Date.now() / 1000 - 3_600 }))}.x`;
  const asked: string[] = [];
  Object.assign(globalThis, {
    document: { cookie: '' },
    window: { localStorage: { getItem: () => hourAgo, removeItem: () => undefined } },
    fetch: async (url: string) => {
      asked.push(url);
      return Response.json({ error: { code: 'auth.session_over', message: 'Over.' } }, { status: 401 });
    },
  });
  await loadSession();
  expect(asked).toEqual(['/api/auth/refresh']);
  expect(authStore.getState().status).toBe('anonymous');
});

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { authStore } from './store.js';
import { currentAccountId, currentUserId, knownAuth, useAuth } from './use-auth.js';

const Shown = () => useAuth().status;
const anonymous = { status: 'anonymous', user: null, ended: null } as const;
beforeEach(() => authStore.setState({ ...anonymous, status: 'loading' }));

it('waits until it is known who looks at the page, and listens no longer', async () => {
  const known = knownAuth();
  authStore.setState({ ended: 'logout' });
  authStore.setState(anonymous);
  authStore.setState({ status: 'authenticated' });
  expect(await known).toEqual(anonymous);
});

it('says at once what is known already', async () => {
  authStore.setState(anonymous);
  const known = knownAuth();
  authStore.setState({ status: 'authenticated' });
  expect(await known).toEqual(anonymous);
});

it('listens for nothing once it knows', async () => {
  let listening = 0;
  const { subscribe } = authStore;
  jest.spyOn(authStore, 'subscribe').mockImplementation((listener) => {
    const end = subscribe(listener);
    listening += 1;
    return () => {
      listening -= 1;
      end();
    };
  });
  const known = knownAuth();
  expect(listening).toBe(1);
  authStore.setState(anonymous);
  await known;
  await knownAuth();
  expect(listening).toBe(0);
  jest.restoreAllMocks();
});

it('is drawn as the session was at first: what the edge draws says nothing of anybody', () => {
  authStore.setState({ status: 'authenticated' });
  expect(renderToString(createElement(Shown))).toBe('loading');
});

it('names who is signed in', () => {
  expect(currentUserId()).toBeNull();
  authStore.setState({ user: { id: 'u1' } as never });
  expect(currentUserId()).toBe('u1');
});

it('names the account that is worked in, also where auth tells of none yet', () => {
  expect(currentAccountId()).toBeNull();
  authStore.setState({ user: { id: 'u1' } as never });
  expect(currentAccountId()).toBe('u1');
  authStore.setState({ user: { id: 'u1', account_id: 'a1' } as never });
  expect(currentAccountId()).toBe('a1');
});

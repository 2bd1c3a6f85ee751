import { authStore } from './store.js';
import { currentUserId, knownAuth } from './use-auth.js';

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

it('names who is signed in', () => {
  expect(currentUserId()).toBeNull();
  authStore.setState({ user: { id: 'u1' } as never });
  expect(currentUserId()).toBe('u1');
});

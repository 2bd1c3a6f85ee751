// Real: the federation runtime.
import { createInstance } from '@module-federation/runtime';
import { offered } from './offered.js';

it('asks again for what could not be loaded, and once for what could', async () => {
  const dialog = {};
  let asked = 0;
  const parts = {
    'kit/dialog': () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve(dialog);
    },
  };
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: offered(parts, { 'kit/dialog': '1.2.0' }, () => instance.shareScopeMap),
  });
  await expect(instance.loadShare('kit/dialog')).rejects.toThrow('no connection');
  for (const _ of ['the next try', 'another remote']) {
    const factory = await instance.loadShare<object>('kit/dialog');
    expect(factory ? factory() : undefined).toBe(dialog);
  }
  expect(asked).toBe(2);
});

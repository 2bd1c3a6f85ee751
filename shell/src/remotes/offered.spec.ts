// Real: the federation runtime.
import { createInstance } from '@module-federation/runtime';
import { offered } from './offered.js';

it('is offered, and never forced on a remote: what fits its version is taken, anything else it brings itself', () => {
  const load = async () => ({});
  const kit = offered({ 'kit/dialog': load, 'kit/menu': load }, { 'kit/dialog': '1.2.0' }, () => ({}));
  const shareConfig = { singleton: false, eager: false, strictVersion: false, requiredVersion: '^1.2.0' };
  expect(kit['kit/dialog']).toMatchObject({ version: '1.2.0', shareConfig });
  expect(kit['kit/menu']).toMatchObject({ version: '0.0.0', shareConfig: { requiredVersion: '^0.0.0' } });
});

it.each([{}, { default: {} }, { default: { 'kit/dialog': {} } }])(
  'says why a part could not be loaded when the runtime keeps nothing of it: %j',
  async (scopes) => {
    const parts = { 'kit/dialog': () => Promise.reject(new Error('no connection')) };
    const { get } = offered(parts, {}, () => scopes as never)['kit/dialog'] ?? {};
    await expect(get?.()).rejects.toThrow('no connection');
  },
);

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

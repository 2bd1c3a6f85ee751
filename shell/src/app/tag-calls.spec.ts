import { tagParameters } from './tag-calls.js';

const properties = {
  ...{ timestamp: 't', sessionId: 's', userId: 'u', url: 'https://x/success?session_id=cs', referrer: 'r' },
  ...{ userAgent: 'a', email: 'me@example.com', transaction_id: 'cs_1', tier: 'launch_special', value: 49 },
};

it.each(['subscribe', 'purchase', 'begin_checkout', 'view_workflow_catalog', 'view_full_catalog'])(
  'tells of %s without anything of a person',
  (name) => {
    const told = tagParameters(name, properties) ?? {};
    for (const key of ['userId', 'sessionId', 'url', 'referrer', 'userAgent', 'email', 'transaction_id'])
      expect(told).not.toHaveProperty(key);
  },
);

it('tells what was bought', () => {
  expect(tagParameters('purchase', { ...properties, currency: 'EUR' })).toEqual({
    ...{ value: 49, currency: 'EUR', tier: 'launch_special' },
  });
});

it.each([
  ['subscribe', { tier: 'launch_special' }],
  ['begin_checkout', { price_tier: 'p', interval: 'year' }],
  ['view_workflow_catalog', { slug: 'facturen' }],
  ['view_full_catalog', {}],
])('tells of %s what its name needs', (name, told) => {
  const more = { price_tier: 'p', interval: 'year', slug: 'facturen' };
  expect(tagParameters(name, { ...properties, ...more })).toEqual(told);
  expect(tagParameters(name, {})).toStrictEqual({});
});

it('leaves out what is not there', () => {
  expect(tagParameters('begin_checkout', { price_tier: 'launch_special', interval: null })).toEqual({
    price_tier: 'launch_special',
  });
});

it.each(['web_vitals', 'share_referral', 'page_view', 'toString', '__proto__'])(
  'keeps %s to itself',
  (name) => {
    expect(tagParameters(name, properties)).toBeNull();
  },
);

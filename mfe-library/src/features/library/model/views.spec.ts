import { memberTradeAddress } from '../../trades/model/address.js';
import { addressOf, appsAsked, viewOf, withoutApps } from './views.js';

it('reads the part of the page, and falls back to all', () => {
  expect(viewOf(new URLSearchParams(''))).toEqual({ view: 'all', collection: null, trade: null });
  expect(viewOf(new URLSearchParams('view=nothing'))).toEqual({ view: 'all', collection: null, trade: null });
  expect(viewOf(new URLSearchParams('view=favourites&collection=x'))).toEqual({
    view: 'favourites',
    collection: null,
    trade: null,
  });
});

it('reads back what it writes', () => {
  expect(addressOf('all')).toEqual({});
  expect(viewOf(new URLSearchParams(addressOf('collections', 'abc')))).toEqual({
    view: 'collections',
    collection: 'abc',
    trade: null,
  });
  expect(viewOf(new URLSearchParams(memberTradeAddress('webshop', 2).split('?')[1]))).toEqual({
    view: 'collections',
    collection: null,
    trade: 'webshop',
  });
});

it('asks for the own apps where an address says so, and no longer once that is answered', () => {
  const query = new URLSearchParams('my-apps=1&q=slack');
  expect(appsAsked(query)).toBe(true);
  expect(withoutApps(query).toString()).toBe('q=slack');
  expect(appsAsked(withoutApps(query))).toBe(false);
  expect(query.has('my-apps')).toBe(true);
});

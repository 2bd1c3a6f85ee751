import { readDesk, turned, writeDesk } from './address.js';

const desk = (query: string) => readDesk(new URLSearchParams(query));

it('shows open reports first, and forgives what makes no sense', () => {
  expect(desk('tab=x&status=y&hidden=z&page=-3')).toEqual({
    tab: 'reports',
    status: 'open',
    asked: 'open',
    q: '',
    hidden: 'all',
    page: 1,
  });
});

it('reads back what it writes, without what belongs to the other tab', () => {
  const wanted = desk('tab=workflows&q=factuur&hidden=true&page=2');
  expect(desk(new URLSearchParams(writeDesk(wanted)).toString())).toEqual(wanted);
  expect(writeDesk({ ...wanted, tab: 'reports', page: 1 })).toEqual({});
  expect(writeDesk(desk('status=resolved'))).toEqual({ status: 'resolved' });
  expect(writeDesk(desk('tab=requests&asked=answered&q=x'))).toEqual({ tab: 'requests', asked: 'answered' });
});

it('goes back to the first page with another choice', () => {
  expect(turned(desk('page=4'), { status: 'all' })).toMatchObject({ status: 'all', page: 1 });
  expect(turned(desk('page=4'), { page: 5 }).page).toBe(5);
});

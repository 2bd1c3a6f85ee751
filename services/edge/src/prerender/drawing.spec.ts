// Real: the edge, its files, its drawing processes; small servers in place of the services.
import { until } from '@stroomwerk/test-kit';
import { startTestEdge, type TestEdge } from '../test-edge.js';

let edge: TestEdge;
beforeAll(async () => {
  // A drawing that hangs is never ended here: whoever waited for that would wait until the end of the test.
  edge = await startTestEdge({ drawingTime: 600_000 });
});
afterAll(() => edge.close());

it('draws the page at the edge with the shell its React, and hands over the data it was drawn with', async () => {
  const drawn = await until('the page is drawn', async () => {
    const text = await (await edge.page('/')).text();
    return text.includes('data-prerendered') && text;
  });
  expect(drawn).toContain('<div id="root" data-prerendered><main>the shell\'s react / nl</main></div>');
  expect(drawn).toContain('id="page-data">{"prices":{"plans":7}}</script>');
  expect(drawn).toContain('<title>Drawn · Stroomwerk</title>');
});

describe('when what a page shows has changed', () => {
  const text = async () => (await edge.page('/')).text();
  /** Until the edge knows of the change, and draws the page anew. */
  const redrawn = async (change: () => void): Promise<void> => {
    edge.behind.drawing.length = 0;
    change();
    edge.behind.workflows += 1;
    await until('a drawing of the page', async () => {
      await text();
      return edge.behind.drawing.includes('/ nl');
    });
  };
  beforeEach(() =>
    until('the page is drawn', async () => (await text()).includes(JSON.stringify(edge.behind.prices))),
  );

  it('shows it as it was for as long as it is drawn', async () => {
    edge.behind.held = [];
    await redrawn(() => (edge.behind.prices = { plans: 8 }));
    expect(await text()).toContain('{"plans":7}');
    const waiting = edge.behind.held;
    edge.behind.held = undefined;
    for (const answer of waiting) answer();
    await until('the page shows the new data', async () => (await text()).includes('{"plans":8}'));
  });

  it('shows it as it was where it cannot be drawn any more', async () => {
    await redrawn(() => (edge.behind.prices = { plans: -1 }));
    expect(await text()).toContain('{"plans":8}');
    edge.behind.prices = { plans: 8 };
  });

  it('keeps a whole page while a part of it is missing, and does not keep one that was drawn without', async () => {
    await redrawn(() => (edge.behind.pricesUp = false));
    expect(await text()).toContain('{"plans":8}');
    // An address that nobody asked for while the part was there.
    const other = async () => (await edge.page('/one/new')).text();
    await until('a page without its prices', async () => (await other()).includes('"prices":null'));
    edge.behind.pricesUp = true;
    await until('the page whole again', async () => (await other()).includes('{"plans":8}'));
  });
});

it('gives the first visitors of a page the drawing that they wait for', async () => {
  const held: (() => void)[] = [];
  edge.behind.held = held;
  const first = edge.page('/one/first');
  await until('its drawing', () => edge.behind.drawing.includes('/one/first nl'));
  const second = edge.page('/one/first');
  // Longer than anybody waits where an older page is kept.
  setTimeout(() => {
    edge.behind.held = undefined;
    for (const answer of held) answer();
  }, 400);
  for (const response of [await first, await second])
    expect(await response.text()).toContain("<main>the shell's react /one/first nl</main>");
});

it('leads for good to the address that a page has now, with what else was asked', async () => {
  const moved = await until('the page is drawn', async () => {
    const response = await edge.page('/one/was-here?ref=A1');
    return response.status === 301 && response;
  });
  expect(moved.headers.get('location')).toBe('/one/is-here?ref=A1');
  expect(moved.headers.get('cache-control')).toBe('private, no-store');
});

it('draws other pages of a release while one of them hangs', async () => {
  const hanging = edge.page('/hangs/meanwhile');
  await until('its drawing', () => edge.behind.drawing.includes('/hangs/meanwhile nl'));
  for (const path of ['/one/a', '/one/b'])
    await until(`${path} drawn`, async () =>
      (await (await edge.page(path)).text()).includes(`${path} nl</main>`),
    );
  await hanging;
});

it.each(['/boom', '/dies', '/hangs/long'])('leaves %s to the browser', async (path) => {
  const response = await edge.page(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<div id="root"></div>');
});

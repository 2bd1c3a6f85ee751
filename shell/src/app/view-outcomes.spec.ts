import { type RemoteReport, ViewOutcomes } from './view-outcomes.js';

function watched() {
  const posts: RemoteReport[][] = [];
  const due: (() => void)[] = [];
  const outcomes = new ViewOutcomes(
    (reports) => posts.push(reports),
    (run) => due.push(run),
  );
  return { outcomes, posts, pass: () => due.splice(0).map((run) => run()) };
}

it('tells of a page that stood, once', () => {
  const { outcomes, posts, pass } = watched();
  outcomes.stands('mfe-a');
  outcomes.stands('mfe-a');
  expect(posts).toEqual([]);
  pass();
  outcomes.stands('mfe-a');
  pass();
  expect(posts).toEqual([[{ remote: 'mfe-a', outcome: 'ok' }]]);
});

it('tells once more of a page that stood and breaks later', () => {
  const { outcomes, posts, pass } = watched();
  outcomes.stands('mfe-a');
  pass();
  outcomes.failed('mfe-a', 'render');
  outcomes.failed('mfe-a', 'render');
  expect(posts.map(([report]) => report?.outcome)).toEqual(['ok', 'render']);
});

it('tells of a failure at once, and of nothing else after it', () => {
  const { outcomes, posts, pass } = watched();
  outcomes.stands('mfe-a');
  outcomes.failed('mfe-a', 'render');
  outcomes.failed('mfe-a', 'load');
  outcomes.stands('mfe-a');
  pass();
  outcomes.hidden({ lcp_ms: 900 });
  expect(posts).toEqual([[{ remote: 'mfe-a', outcome: 'render' }]]);
});

it('counts what stood until the page went out of sight, with the figures of the first page', () => {
  const { outcomes, posts, pass } = watched();
  outcomes.stands('mfe-a');
  pass();
  outcomes.stands('mfe-b');
  outcomes.hidden({ lcp_ms: 900, cls: 0 });
  pass();
  outcomes.hidden({});
  expect(posts).toEqual([
    [{ remote: 'mfe-a', outcome: 'ok' }],
    [
      { remote: 'mfe-b', outcome: 'ok' },
      { remote: 'mfe-a', outcome: 'ok', lcp_ms: 900, cls: 0 },
    ],
  ]);
});

it('has nothing to tell of a page that never stood', () => {
  const { outcomes, posts } = watched();
  outcomes.hidden({ lcp_ms: 900 });
  expect(posts).toEqual([]);
});

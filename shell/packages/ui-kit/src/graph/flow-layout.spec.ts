import { mainRoute } from './flow-layout.js';

describe('the main route of a workflow', () => {
  it('goes on by the first output, also where the exception is a little longer', () =>
    // Does it add up? Yes: book, file. No: ask, wait, agreed?, correct; then book too.
    expect(
      mainRoute({
        kinds: 'tdssssds',
        edges: [
          [0, 1],
          [1, 2],
          [1, 4],
          [2, 3],
          [4, 5],
          [5, 6],
          [6, 7],
        ],
      }),
    ).toEqual([0, 1, 2, 3]));

  it('leaves out what soon ends while another output goes on', () =>
    // Known already? Yes: done. No: look up, write, tell.
    expect(
      mainRoute({
        kinds: 'tdssss',
        edges: [
          [0, 1],
          [1, 2],
          [1, 3],
          [3, 4],
          [4, 5],
        ],
      }),
    ).toEqual([0, 1, 3, 4, 5]));

  it('takes the straight way to where two meet, not the one by the settings', () =>
    expect(
      mainRoute({
        kinds: 'tsss',
        edges: [
          [0, 2],
          [0, 1],
          [1, 2],
          [2, 3],
        ],
      }),
    ).toEqual([0, 2, 3]));

  it('begins at the trigger with the longest way, ends at a loop, and is empty where nothing is', () => {
    const edges = [
      [0, 1],
      [2, 3],
      [3, 4],
      [4, 3],
    ] as const;
    expect(mainRoute({ kinds: 'tstss', edges })).toEqual([2, 3, 4]);
    expect(mainRoute({ kinds: 'ss', edges: [[0, 1]] })).toEqual([0, 1]);
    expect(mainRoute({ kinds: '', edges: [] })).toEqual([]);
  });
});

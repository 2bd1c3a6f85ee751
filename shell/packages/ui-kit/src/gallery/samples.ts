import type { MiniGraphInput } from '../index.js';

/** The smallest that is worth a name, and one without steps, which draws nothing. */
export const three: MiniGraphInput = {
  kinds: 'tas',
  edges: [
    [0, 1],
    [1, 2],
  ],
};
export const none: MiniGraphInput = { kinds: '', edges: [] };
/** Twenty-five steps in a row: from here on runs are merged. */
export const row: MiniGraphInput = {
  kinds: `t${'s'.repeat(24)}`,
  edges: Array.from({ length: 24 }, (_, at): [number, number] => [at, at + 1]),
};
/** Graphs of the design's own workflows. */
export const invoices: MiniGraphInput = {
  kinds: 'tsadssssdss',
  edges: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [3, 5],
    [5, 6],
    [6, 7],
    [4, 8],
    [7, 8],
    [8, 9],
    [8, 10],
  ],
};
export const channels: MiniGraphInput = {
  kinds: 'tsadssss',
  edges: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [3, 5],
    [3, 6],
    [3, 7],
  ],
};
export const support: MiniGraphInput = {
  kinds: 'tadassdssssss',
  edges: [
    [0, 1],
    [1, 2],
    [2, 3],
    [2, 4],
    [2, 5],
    [3, 7],
    [7, 11],
    [4, 6],
    [6, 8],
    [6, 9],
    [8, 11],
    [9, 11],
    [5, 10],
    [10, 11],
    [11, 12],
  ],
};
export const loop: MiniGraphInput = {
  kinds: 'tsdssts',
  edges: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 1],
    [2, 4],
    [5, 4],
    [4, 6],
  ],
};
/** Forty-six steps with branches: runs are merged. */
export const large: MiniGraphInput = {
  kinds: `t${'ssssdss'.repeat(6)}sss`,
  edges: Array.from({ length: 45 }, (_, at): [number, number][] =>
    at % 7 === 5 && at < 40
      ? [
          [at, at + 1],
          [at, at + 2],
        ]
      : [[at, at + 1]],
  ).flat(),
};

export const days = Array.from({ length: 14 }, (_, at) => `${8 + at} nov`);
export const succeeded = [62, 71, 58, 80, 77, 31, 24, 69, 84, 88, 79, 91, 36, 40];
export const failed = [2, 0, 2, 2, 0, 0, 0, 3, 2, 0, 1, 6, 0, 0];
export const months = ['dec', 'jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov'];
export const revenue = [890, 1120, 1290, 1540, 1780, 2010, 2350, 2600, 2980, 3390, 3925, 4312];
export const before = [120, 150, 180, 220, 260, 300, 350, 410, 480, 560, 650, 760];
export const bridge = ['aug', 'sep', 'okt', 'nov'];
export const growth = [420, 510, 640, 700];
export const losses = [-120, -80, -210, -60];
export const gaps = [12, 18, null, 24, null, null, 31, 28, null, 40, 44, null];

/** An icon of an app that nobody has. */
export const sampleIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path id="i" d="M12 0L24 12L12 24L0 12ZM12 7L7 12L12 17L17 12Z"/></svg>',
)}`;

import { breakLines, drawPicture } from './picture.js';

const of = (change: object = {}) =>
  drawPicture({
    brand: 'Stroomwerk',
    title: 'Facturen boeken',
    text: 'Leest elke factuur.',
    graph: null,
    ...change,
  });

it('breaks a text where it fits, and ends in an ellipsis where it does not', () => {
  expect(breakLines('een twee drie', 10, 60, 2)).toEqual(['een twee', 'drie']);
  expect(breakLines('een twee drie vier vijf', 10, 60, 2)).toEqual(['een twee', 'drie vier…']);
  expect(breakLines('Rijksdienstvoorondernemendnederland', 10, 60, 2)).toEqual(['Rijksdienstv']);
});

it('draws the graph of a workflow, node by node', () => {
  const picture = of({
    graph: {
      kinds: 'tsda',
      edges: [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    },
  });
  expect(picture.match(/<circle cx="[^"]+" cy="[^"]+" r="6.2"/g)).toHaveLength(1);
  expect(picture).toContain('Facturen boeken');
});

it('lets no text become markup', () => {
  expect(of({ title: '<script>"&' })).toContain('&lt;script&gt;&quot;&amp;');
});

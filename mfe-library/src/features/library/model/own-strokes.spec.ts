import { OwnStrokes } from './own-strokes.js';

describe('a search field and what comes back', () => {
  it('keeps what is typed on while an older stroke comes back', () => {
    const own = new OwnStrokes('');
    own.ask('she');
    own.ask('shet');
    expect([own.cameBack('she'), own.cameBack('shet')]).toEqual([true, true]);
  });

  it('follows the back button, also to what was typed before', () => {
    const own = new OwnStrokes('');
    own.ask('factuur');
    expect([own.cameBack('factuur'), own.cameBack(''), own.cameBack('factuur')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

import { readExecution, unflatten } from './execution.js';

describe('a run as n8n stores it', () => {
  it('is put together again, also where one part stands in two places', () => {
    const text = JSON.stringify([{ a: '1', b: '2', n: 5 }, ['3', '3'], 'tekst', { x: '2' }]);
    expect(unflatten(text)).toEqual({ a: [{ x: 'tekst' }, { x: 'tekst' }], b: 'tekst', n: 5 });
  });

  it('tells of each step what it gave, what it would have sent and what went wrong', () => {
    const stored = JSON.stringify([
      { resultData: '1' },
      { runData: '2', error: '12', lastNodeExecuted: '15' },
      { Meld: '3', Tel: '10' },
      ['4'],
      { data: '5', hints: '8' },
      { main: '6' },
      ['7'],
      ['16'],
      ['9'],
      { message: '17' },
      ['11'],
      { error: '12' },
      { message: '13', description: '14' },
      'x is leeg',
      'regel 1',
      'Tel',
      { json: '18' },
      '{"asked":[{"text":"Hoi"}]}',
      { ok: true },
    ]);
    const run = readExecution('error', stored);
    expect(run.steps.get('Meld')).toEqual({
      error: null,
      outputs: [[{ ok: true }]],
      asked: [{ text: 'Hoi' }],
    });
    expect(run.steps.get('Tel')?.error).toBe('x is leeg: regel 1');
    expect(run.error).toEqual({ step: 'Tel', text: 'x is leeg: regel 1' });
  });
});

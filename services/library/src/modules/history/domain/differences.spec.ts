import { chain, connect, node } from '../../../../test/flows.js';
import { differences, noDifferences } from './differences.js';

const start = node('Start', 'manualTrigger');
const sheet = (parameters: Record<string, unknown>, rest = {}) =>
  node('Blad', 'googleSheets', { parameters, ...rest });

describe('differences between two versions', () => {
  it('are none where only place, ids and notes differ', () => {
    const note = node('Notitie', 'stickyNote', { parameters: { content: 'a' } });
    const before = chain(start, sheet({ operation: 'append' }));
    const after = {
      ...chain({ ...start, id: 'x' }, sheet({ operation: 'append' }, { position: [9, 9], id: 'y' })),
    };
    after.nodes.push(note);
    expect(differences(before, after)).toEqual(noDifferences);
  });

  it('name the steps that came and went, and their connections', () => {
    const before = chain(start, node('Oud', 'slack'));
    const after = chain(start, node('Nieuw', 'slack'), node('Daarna', 'gmail'));
    expect(differences(before, after)).toEqual({
      added: ['Nieuw', 'Daarna'],
      removed: ['Oud'],
      changed: [],
      connected: ['Start → Nieuw', 'Nieuw → Daarna'],
      disconnected: ['Start → Oud'],
    });
  });

  it('name each parameter with its path, before and after', () => {
    const before = chain(
      start,
      sheet({ operation: 'append', columns: { value: [{ name: 'a', type: 'string' }] }, 'a b': 1, gone: [] }),
    );
    const after = chain(
      start,
      sheet(
        {
          operation: 'update',
          columns: { value: [{ name: 'b', type: 'string' }, { name: 'c' }] },
          'a b': null,
        },
        { typeVersion: 2, disabled: true },
      ),
    );
    expect(differences(before, after).changed).toEqual([
      {
        step: 'Blad',
        parameters: [
          { path: 'operation', before: '"append"', after: '"update"' },
          { path: 'columns.value[0].name', before: '"a"', after: '"b"' },
          { path: '["a b"]', before: '1', after: 'null' },
          { path: 'gone', before: '[]', after: null },
          { path: 'typeVersion', before: '1', after: '2' },
          { path: 'columns.value[1].name', before: null, after: '"c"' },
          { path: 'disabled', before: null, after: 'true' },
        ],
      },
    ]);
  });

  it('leave out ids that n8n makes anew', () => {
    const id = (last: string) => `00000000-0000-4000-8000-00000000000${last}`;
    const before = chain(start, sheet({ conditions: [{ id: id('1'), left: 'a' }] }));
    const after = chain(start, sheet({ conditions: [{ id: id('2'), left: 'a' }] }));
    expect(differences(before, after)).toEqual(noDifferences);
    const chosen = chain(start, sheet({ conditions: [{ id: 'lijst-2', left: 'a' }] }));
    expect(differences(before, chosen).changed).toHaveLength(1);
    // At the top too, and where there was none before; what is only called like one tells something.
    const changed = (was: object, is: object) =>
      differences(chain(start, sheet({ ...was })), chain(start, sheet({ ...is }))).changed.length;
    expect(changed({ id: id('1') }, { id: id('2') })).toBe(0);
    expect(changed({ rule: { left: 'a' } }, { rule: { left: 'a', id: id('2') } })).toBe(0);
    expect(changed({ identifier: id('1') }, { identifier: id('2') })).toBe(1);
    expect(changed({ valid: id('1') }, { valid: id('2') })).toBe(1);
  });

  it('leave out an option that is switched off, as it is where it is not named', () => {
    const [named, unnamed] = [sheet({}, { disabled: false }), sheet({})];
    expect(differences(chain(start, unnamed), chain(start, named))).toEqual(noDifferences);
  });

  it('tell outputs apart', () => {
    const nodes = [start, node('Als', 'if'), node('Ja', 'slack')];
    const yes = { nodes, connections: connect('Start > Als > Ja') };
    const no = {
      nodes,
      connections: {
        ...connect('Start > Als'),
        Als: { main: [[], [{ node: 'Ja', type: 'main', index: 0 }]] },
      },
    };
    expect(differences(yes, no)).toMatchObject({
      connected: ['Als [2] → Ja'],
      disconnected: ['Als → Ja'],
    });
  });

  it('take an output without targets for no connection', () => {
    const nodes = [start];
    expect(differences({ nodes, connections: { Start: { main: [null] } } }, chain(start))).toEqual(
      noDifferences,
    );
  });
});

import { code, node, onlyNew, when } from './core.js';
import { markedAfter } from './marking.js';
import { everyDay, webhook } from './triggers.js';

const daily = everyDay('Elke dag', 8);
const finds = code('Zoek', "return [{ json: { sleutel: 'a', groot: true } }];");
const isNew = onlyNew('Nog niet gemeld', "={{ $json.sleutel }} {{ $('Zoek').item.json.groot }}");
const tells = node('Meld', 'slack', 2.5, { operation: 'post', text: 'Let op' });
const flow = ['Elke dag > Zoek > Nog niet gemeld > Meld'];
const drawn = { nodes: [daily, finds, isNew, tells], flow };

describe('a mark of what was told', () => {
  it('is set once it was told; what failed ends the run and comes by again', () => {
    const { nodes, flow: paths } = markedAfter(drawn);
    expect(nodes.map(({ name, onError }) => `${name} ${onError ?? ''}`.trim())).toEqual([
      'Elke dag',
      'Zoek',
      'Nog niet gemeld',
      'Meld continueErrorOutput',
      'Meld: onthouden',
      'Meld: mislukt',
    ]);
    expect(paths).toEqual([...flow, 'Meld > Meld: onthouden', 'Meld #1 > Meld: mislukt']);
    expect(nodes[2]?.parameters.jsCode).toContain("$('Zoek').itemMatching(i).json.groot");
    expect(nodes[4]?.parameters.jsCode).toContain("$('Nog niet gemeld').item.json.sleutel");
  });

  it('follows the ways of a question to each message', () => {
    const other = { ...tells, name: 'Meld groot' };
    const { nodes } = markedAfter({
      nodes: [daily, finds, isNew, when('Groot?', [['={{ $json.groot }}', 'yes']]), tells, other],
      flow: ['Elke dag > Zoek > Nog niet gemeld > Groot? > Meld groot', 'Groot? #1 > Meld'],
    });
    expect(nodes.map(({ name }) => name).filter((name) => name.endsWith(': onthouden'))).toEqual([
      'Meld: onthouden',
      'Meld groot: onthouden',
    ]);
  });

  it('stays in front of what is done once, of what an app reports once, and of more steps than a message', () => {
    const books = node('Boek', 'httpRequest', 4.2, { method: 'POST' });
    const cases = [
      { nodes: [daily, finds, isNew, books], flow: ['Elke dag > Zoek > Nog niet gemeld > Boek'] },
      {
        nodes: [webhook('Oproep', 'a'), finds, isNew, tells],
        flow: ['Oproep > Zoek > Nog niet gemeld > Meld'],
      },
      { nodes: [daily, finds, isNew, tells, books], flow: [...flow, 'Meld > Boek'] },
    ];
    for (const one of cases) expect(markedAfter(one)).toBe(one);
  });
});

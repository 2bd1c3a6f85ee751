import { ask, extract } from './ai.js';
import { node, nothing, set, withErrorBranch } from './core.js';
import { paired } from './paired.js';
import { byHand } from './triggers.js';

const start = byHand('Start');
const rows = node('Rijen', 'googleSheets', 4.7, { operation: 'read' });
const writes = withErrorBranch(ask('Schrijf', 'Kort.', '={{ $json.Naam }}'));
const says = (text: string) => set('Zeg', { tekst: text });
const said = says("={{ $('Rijen').item.json.Naam }}");
const failed = nothing('Mislukt');
const flow = ['Start > Rijen > Schrijf > Zeg', 'Schrijf #1 > Mislukt'];

describe('a model that answers for several items', () => {
  it('goes on by one output, and a question behind it leads failures where the error branch led', () => {
    const drawn = paired({ nodes: [start, rows, writes, said, failed], flow });
    expect(drawn.nodes.map(({ name, onError }) => `${name} ${onError ?? ''}`.trim())).toEqual([
      'Start',
      'Rijen',
      'Schrijf continueRegularOutput',
      'Schrijf: gelukt?',
      'Zeg',
      'Mislukt',
    ]);
    expect(drawn.flow).toEqual([
      'Start > Rijen',
      'Rijen > Schrijf',
      'Schrijf: gelukt? > Zeg',
      'Schrijf: gelukt? #1 > Mislukt',
      'Schrijf > Schrijf: gelukt?',
    ]);
  });

  it('is asked for what it answers in', () => {
    const reads = withErrorBranch(extract('Schrijf', '={{ $json.Naam }}', [['stad', 'string', 'city']]));
    const { nodes } = paired({ nodes: [start, rows, reads, said, failed], flow });
    expect(JSON.stringify(nodes[3]?.parameters)).toContain('typeof $json.output');
  });

  it('may be an app: what n8n takes for an error goes where the error branch led', () => {
    const sms = withErrorBranch(node('Schrijf', 'twilio', 1, { operation: 'send' }));
    const { nodes } = paired({ nodes: [start, rows, sms, said, failed], flow });
    expect(JSON.stringify(nodes[3]?.parameters)).toContain("['error', 'message', 'details']");
    const sheet = { nodes: [start, rows, withErrorBranch({ ...rows, name: 'Schrijf' }), said, failed], flow };
    expect(paired(sheet)).toBe(sheet);
  });

  it('stays as it is where nobody asks for the item, or one comes at a time', () => {
    const own = { nodes: [start, rows, writes, says('={{ $json.text }}'), failed], flow };
    expect(paired(own)).toBe(own);
    const one = {
      nodes: [start, writes, says("={{ $('Start').item.json.a }}"), failed],
      flow: ['Start > Schrijf > Zeg', 'Schrijf #1 > Mislukt'],
    };
    expect(paired(one)).toBe(one);
  });
});

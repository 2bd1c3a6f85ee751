import { chain, connect, node } from '../../../../test/flows.js';
import { describe as descriptions } from './description.js';
import type { N8nNode } from './n8n.js';

describe('a description that nobody wrote', () => {
  const flow = chain(
    node('Elke ochtend', 'scheduleTrigger', {
      parameters: { rule: { interval: [{ field: 'days', triggerAtHour: 8 }] } },
    }),
    node('Haal orders', 'shopify', { parameters: { operation: 'getAll' } }),
    node('Regels', 'code'),
    node('Naar boekhouding', 'xero', { parameters: { operation: 'create' } }),
  );

  it('says what happens when, in which app, with what result', () => {
    expect(descriptions(flow, 'Orders boeken', 'nl')[0]).toBe(
      'Elke dag om 8:00 legt deze workflow het resultaat vast in Xero.',
    );
    expect(descriptions(flow, 'Orders boeken', 'en')[0]).toBe(
      'Every day at 8:00, this workflow records the result in Xero.',
    );
  });

  it('names the model that reads or writes', () => {
    const ai = {
      nodes: [
        node('Bericht', 'telegramTrigger'),
        node('Agent', '@n8n/n8n-nodes-langchain.agent'),
        node('Model', '@n8n/n8n-nodes-langchain.lmChatAnthropic'),
        node('Antwoord', 'telegram', { parameters: { operation: 'sendMessage' } }),
      ],
      connections: connect('Bericht > Agent > Antwoord', 'Model > Agent (ai_languageModel)'),
    };
    expect(descriptions(ai, 'Bot', 'nl')[0]).toBe(
      'Zodra er iets nieuws is in Telegram laat deze workflow Anthropic het werk lezen of schrijven en stuurt het resultaat via Telegram.',
    );
  });

  it('gets more particular until it names the workflow, so that it can be unique', () => {
    const [short, longer, named] = descriptions(flow, 'Orders boeken', 'nl');
    expect(longer).toContain('‘Haal orders’');
    expect(named).toContain('‘Orders boeken’');
    expect(new Set([short, longer, named]).size).toBe(3);
  });

  it('has something to say about a workflow without any app', () => {
    const bare = chain(node('Hook', 'webhook'), node('Reken', 'code'));
    expect(descriptions(bare, 'Reken', 'nl')[0]).toBe(
      'Zodra een ander systeem een bericht naar de webhook stuurt loopt deze workflow de stappen ‘Reken’ door.',
    );
  });
});

describe('its parts', () => {
  const first = (lang: 'nl' | 'en', nodes: N8nNode[]) => descriptions(chain(...nodes), 'Naam', lang)[0];
  const nl = (...nodes: N8nNode[]) => first('nl', nodes);
  const en = (...nodes: N8nNode[]) => first('en', nodes);
  const slack = (operation?: unknown) => node('Meld', 'slack', { parameters: { operation } });

  it.each<[unknown, string, string]>([
    [{ field: 'minutes', minutesInterval: 5 }, 'Elke 5 minuten', 'Every 5 minutes'],
    [{ field: 'days', daysInterval: 2, triggerAtHour: 8 }, 'Elke 2 dagen om 8:00', 'Every 2 days at 8:00'],
    [{ field: 'days', triggerAtHour: 0, triggerAtMinute: 5 }, 'Elke dag om 0:05', 'Every day at 0:05'],
    [{ field: 'weeks', weeksInterval: 1, triggerAtHour: 17 }, 'Elke week om 17:00', 'Every week at 17:00'],
    [{ field: 'months', triggerAtHour: 9, triggerAtMinute: 30 }, 'Elke maand om 9:30', 'Every month at 9:30'],
    [{ field: 'days', daysInterval: 0 }, 'Elke dag', 'Every day'],
    [{ field: 'hours', triggerAtHour: 8 }, 'Elk uur', 'Every hour'],
    [{ field: 'hours', hoursInterval: '2' }, 'Elk uur', 'Every hour'],
    [{ field: 'cronExpression', expression: '0 8 * * *' }, 'Op vaste tijden', 'At fixed times'],
    [{}, 'Elke dag', 'Every day'],
    ['days', 'Elke dag', 'Every day'],
  ])('a schedule of %j', (interval, dutch, english) => {
    const start = node('Start', 'scheduleTrigger', { parameters: { rule: { interval: [interval] } } });
    expect(nl(start, slack())).toBe(`${dutch} stuurt deze workflow het resultaat via Slack.`);
    expect(en(start, slack())).toBe(`${english}, this workflow sends the result through Slack.`);
  });

  it.each(['scheduleTrigger', 'cron', 'interval'])(
    'a schedule that says nothing of its times: %s',
    (type) => {
      const expected = type === 'scheduleTrigger' ? 'Elke dag' : 'Op vaste tijden';
      for (const rule of [undefined, 'x', {}, { interval: 'x' }])
        expect(nl(node('Start', type, { parameters: { rule } }), slack())).toMatch(`${expected} stuurt deze`);
    },
  );

  it.each([
    [
      'webhook',
      'Zodra een ander systeem een bericht naar de webhook stuurt',
      'As soon as another system calls the webhook',
    ],
    ['shopifyTrigger', 'Zodra er iets nieuws is in Shopify', 'As soon as something new happens in Shopify'],
    ['evaluationTrigger', 'Wanneer je hem zelf start', 'When you start it yourself'],
    ['set', 'Wanneer je hem zelf start', 'When you start it yourself'],
  ])('what starts it: %s', (type, dutch, english) => {
    expect(nl(node('Start', type), slack())).toBe(`${dutch} stuurt deze workflow het resultaat via Slack.`);
    expect(en(node('Start', type), slack())).toBe(
      `${english}, this workflow sends the result through Slack.`,
    );
  });

  it.each([
    ['getAll', 'haalt deze workflow gegevens op uit Slack', 'gets data from Slack'],
    ['forget', 'stuurt deze workflow het resultaat via Slack', 'sends the result through Slack'],
    ['Update', 'werkt deze workflow Slack bij', 'updates Slack'],
    ['reset', 'stuurt deze workflow het resultaat via Slack', 'sends the result through Slack'],
    ['deleteAll', 'ruimt deze workflow op in Slack', 'clears up in Slack'],
    ['undelete', 'stuurt deze workflow het resultaat via Slack', 'sends the result through Slack'],
    ['create', 'legt deze workflow het resultaat vast in Slack', 'records the result in Slack'],
    ['recreate', 'stuurt deze workflow het resultaat via Slack', 'sends the result through Slack'],
    [7, 'stuurt deze workflow het resultaat via Slack', 'sends the result through Slack'],
  ])('what it does: %s', (operation, dutch, english) => {
    const start = node('Start', 'manualTrigger');
    expect(nl(start, slack(operation))).toBe(`Wanneer je hem zelf start ${dutch}.`);
    expect(en(start, slack(operation))).toBe(`When you start it yourself, this workflow ${english}.`);
  });

  it.each([
    ['post', 'stuurt deze workflow het resultaat via Xero', 'sends the result through Xero'],
    ['repost', 'legt deze workflow het resultaat vast in Xero', 'records the result in Xero'],
    [undefined, 'legt deze workflow het resultaat vast in Xero', 'records the result in Xero'],
  ])('what it does in an app that is no messenger: %s', (operation, dutch, english) => {
    const start = node('Start', 'manualTrigger');
    const boekhouding = node('Boek', 'xero', { parameters: { operation } });
    expect(nl(start, boekhouding)).toBe(`Wanneer je hem zelf start ${dutch}.`);
    expect(en(start, boekhouding)).toBe(`When you start it yourself, this workflow ${english}.`);
  });

  it('what it ends in: each app step that leads to no other, each result once, three at most', () => {
    const apps = ['slack', 'xero', 'notion', 'airtable'].map((type) => node(type, type));
    const nodes = [node('Start', 'manualTrigger'), node('Eerst', 'shopify'), node('Reken', 'code'), ...apps];
    const flow = (...types: string[]) => ({
      nodes: nodes.filter(({ name }) => !apps.some((app) => app.name === name) || types.includes(name)),
      connections: connect('Start > Eerst > Reken', ...types.map((type) => `Reken > ${type}`)),
    });
    expect(descriptions(flow('slack', 'xero'), 'Naam', 'nl')[0]).toBe(
      'Wanneer je hem zelf start stuurt deze workflow het resultaat via Slack en legt het resultaat vast in Xero.',
    );
    expect(descriptions(flow('slack', 'xero', 'notion', 'airtable'), 'Naam', 'en')[0]).toBe(
      'When you start it yourself, this workflow sends the result through Slack, records the result in Xero and records the result in Notion.',
    );
    const twice = [...nodes.slice(0, 3), node('A', 'slack'), node('B', 'slack')];
    const both = { nodes: twice, connections: connect('Start > Eerst > Reken > A', 'Reken > B') };
    expect(descriptions(both, 'Naam', 'en')[0]).toBe(
      'When you start it yourself, this workflow sends the result through Slack.',
    );
  });

  it('what it ends in when it goes round: the last app; what is switched off does nothing', () => {
    const nodes = [node('Start', 'manualTrigger'), node('A', 'slack'), node('B', 'xero')];
    const round = { nodes, connections: connect('Start > A > B > A') };
    expect(descriptions(round, 'Naam', 'nl')[0]).toContain('vast in Xero.');
    const off = chain(...nodes.slice(0, 2), node('B', 'xero', { disabled: true }));
    expect(descriptions(off, 'Naam', 'nl')[0]).toContain('via Slack.');
  });

  it('what it ends in where something else comes after it: each app that leads to no other, also round a loop', () => {
    const nodes = [
      ...[node('Start', 'manualTrigger'), node('A', 'slack'), node('Tel', 'code')],
      ...[node('B', 'xero'), node('Reken', 'code')],
    ];
    for (const paths of [
      ['Start > A > Tel', 'Start > B'],
      ['Start > A > Tel > A', 'Start > B > Reken > B'],
    ])
      expect(descriptions({ nodes, connections: connect(...paths) }, 'Naam', 'en')[0]).toBe(
        'When you start it yourself, this workflow sends the result through Slack and records the result in Xero.',
      );
    const round = [node('Start', 'manualTrigger'), node('A', 'slack'), node('B', 'xero'), node('C', 'gmail')];
    expect(
      descriptions({ nodes: round, connections: connect('Start > A > B > C > A') }, 'Naam', 'en')[0],
    ).toBe('When you start it yourself, this workflow sends the result through Gmail.');
  });

  it('who reads or writes, in English', () => {
    const ai = {
      nodes: [
        node('Start', 'webhook'),
        node('Agent', '@n8n/n8n-nodes-langchain.agent'),
        node('Model', '@n8n/n8n-nodes-langchain.lmChatAnthropic'),
        node('Meld', 'slack'),
      ],
      connections: connect('Start > Agent > Meld', 'Model > Agent (ai_languageModel)'),
    };
    expect(descriptions(ai, 'Bot', 'en')).toEqual([
      'As soon as another system calls the webhook this workflow has Anthropic read or write and sends the result through Slack.',
      expect.stringContaining(' On the way: ‘Agent’ and ‘Meld’.'),
      expect.stringMatching(/\. That is how ‘Bot’ works\.$/),
    ]);
  });

  it('its steps: the last two where no app is, four on the way, decisions aside', () => {
    const steps = ['A', 'B', 'C', 'D', 'E'].map((name) => node(name, 'code'));
    const flow = chain(node('Start', 'manualTrigger'), ...steps, node('Goed?', 'if'));
    expect(descriptions(flow, 'Naam', 'nl')).toEqual([
      'Wanneer je hem zelf start loopt deze workflow de stappen ‘D’ en ‘E’ door.',
      'Wanneer je hem zelf start loopt deze workflow de stappen ‘D’ en ‘E’ door. Onderweg: ‘A’, ‘B’, ‘C’ en ‘D’.',
      'Wanneer je hem zelf start loopt deze workflow de stappen ‘D’ en ‘E’ door. Onderweg: ‘A’, ‘B’, ‘C’ en ‘D’. Zo werkt ‘Naam’.',
    ]);
    expect(descriptions(flow, 'Naam', 'en')[0]).toBe(
      'When you start it yourself, this workflow runs through ‘D’ and ‘E’.',
    );
    const [short, longer] = descriptions(chain(node('Start', 'manualTrigger')), 'Naam', 'en');
    expect(longer).toBe(short);
  });
});

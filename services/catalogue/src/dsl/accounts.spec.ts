import { needs } from './accounts.js';
import { inLanguage, say } from './language.js';
import type { WorkflowSpec } from './types.js';
import { workflow } from './workflow.js';

const build = (): WorkflowSpec => ({
  ...{ slug: 'afspraak', name: 'Afspraak', description: 'Maakt een afspraak.', category: 'data', tags: [] },
  ...{ difficulty: 'beginner', tier_required: 'starter', time_to_deploy: '5 min', short_benefit: 'Sneller.' },
  accounts: [needs('calendar', say('krijgt de afspraak', 'gets the appointment'))],
  setup_steps: ['Kies je agenda.'],
  en: { name: 'Appointment', description: 'Makes an appointment.', short_benefit: 'Sooner.' },
  names: { Klok: 'Clock' },
  nodes: [{ name: 'Klok', type: 'n8n-nodes-base.manualTrigger', typeVersion: 1, parameters: {} }],
  flow: ['Klok'],
});

describe('an account that a workflow needs', () => {
  it('is told in the language that is built', () => {
    expect(inLanguage('nl', () => needs('calendar', '')).app).toBe('Google Agenda');
    expect(inLanguage('en', () => needs('calendar', ''))).toEqual({
      ...{ app: 'Google Calendar', credential_type: 'googleCalendarOAuth2Api', why: '' },
      steps: [
        'In n8n, under Credentials, choose "Sign in with Google".',
        'Sign in with the account that the workflow may use and grant access.',
        expect.stringContaining('On an n8n server of your own'),
      ],
    });
  });

  it('stands on the English page and in the English file in English where its words are said', () => {
    const { meta, english } = workflow(build);
    expect(meta.accounts.map(({ app, why }) => [app, why])).toEqual([
      ['Google Agenda', 'krijgt de afspraak'],
    ]);
    expect(meta.en.accounts?.map(({ app, why }) => [app, why])).toEqual([
      ['Google Calendar', 'gets the appointment'],
    ]);
    expect(english?.nodes[0]?.parameters.content).toContain('**Google Calendar**: gets the appointment');
  });
});

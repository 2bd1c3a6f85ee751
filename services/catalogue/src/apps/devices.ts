import { node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import { appTrigger } from '../dsl/triggers.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port, Source } from '../kit/ports.js';
import { app, MICROSOFT_STEPS } from './app.js';
import { philipsHue } from './personal.js';
import { homeAssistant, homeService } from './sensors.js';
import { inApp } from './values.js';

const FIGMA_TEAM = inApp(
  'Figma',
  ['team', 'team'],
  [
    'Het nummer van je team: in het adres achter /team/.',
    'The number of your team: behind /team/ in the address.',
  ],
  '1234567890123456789',
  '^\\d+$',
);

const HOME_LAMP = inApp(
  'Home Assistant',
  ['lamp', 'lamp'],
  [
    'De entity-id van de lamp, onder Settings, Devices.',
    'The entity id of the lamp, under Settings, Devices.',
  ],
  ['light.storingslamp', 'light.outage_lamp'],
  '^light\\.\\w+$',
);

/** A lamp that shows red or goes back to normal. */
export interface Lamp extends Port {
  red(name: string): NodeSpec;
  normal(name: string): NodeSpec;
}
export const lamps: readonly Lamp[] = [
  {
    app: philipsHue.app,
    setup: philipsHue.setup ?? [],
    red: (name) => philipsHue.light(name, true, 0),
    normal: (name) => philipsHue.light(name, false),
  },
  {
    app: homeAssistant,
    red: (name) => homeService(name, 'light', 'turn_on', HOME_LAMP),
    normal: (name) => homeService(name, 'light', 'turn_off', HOME_LAMP),
  },
];

export const figma = app(
  'figma',
  'Figma',
  'figmaApi',
  [
    'Maak in Figma bij Settings, Security een persoonlijk toegangstoken.',
    'Plak het token in n8n en vul in de stap je team-id in.',
  ],
  [
    'Create a personal access token under Settings, Security in Figma.',
    'Paste the token into n8n and enter your team id in the step.',
  ],
  3,
);
export const figmaComment: Source<'work'> = {
  app: figma,
  event: { nl: 'iemand in Figma een opmerking plaatst', en: 'someone leaves a comment in Figma' },
  nodes: (name) => [appTrigger(name, 'figmaTrigger', 1, { teamId: FIGMA_TEAM, triggerOn: 'fileComment' })],
  get fields() {
    return {
      id: '$json.comment_id',
      title: `'${say('Opmerking in', 'Comment in')} ' + $json.file_name`,
      text: "($json.comment ?? []).map((deel) => deel.text ?? '').join(' ')",
      author: '$json.triggered_by?.handle',
      link: "'https://www.figma.com/file/' + $json.file_key",
      project: '$json.file_name',
    };
  },
};

export const graphSecurity = app(
  'graphSecurity',
  'Microsoft Secure Score',
  'microsoftGraphSecurityOAuth2Api',
  ...MICROSOFT_STEPS,
  3,
);
/** The score of the last days, newest first: `currentScore` and `maxScore`. */
export const secureScores = (name: string): NodeSpec =>
  node(name, 'microsoftGraphSecurity', 1, {
    resource: 'secureScore',
    operation: 'getAll',
    returnAll: false,
    limit: 8,
    filters: { includeControlScores: false },
  });

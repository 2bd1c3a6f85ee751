import { appTrigger } from '../dsl/index.js';
import type { Source } from '../kit/ports.js';
import { app } from './app.js';

const figmaApp = app(
  'figma',
  'Figma',
  'figmaApi',
  ['Maak in Figma bij Settings een persoonlijk token met webhooks:write.', 'Plak het token in n8n.'],
  ['In Figma, under Settings, create a personal token with webhooks:write.', 'Paste the token in n8n.'],
  3,
);
/** A remark that someone leaves on a design. */
export const figmaComment: Source<'message'> = {
  app: figmaApp,
  setup: [
    {
      nl: 'Zet in de Figma-trigger het nummer van je team; het staat in het adres van de teampagina.',
      en: 'Put the number of your team in the Figma trigger; it is in the address of the team page.',
    },
  ],
  event: {
    nl: 'iemand een opmerking bij een ontwerp in Figma zet',
    en: 'someone comments on a design in Figma',
  },
  nodes: (name) => [
    appTrigger(name, 'figmaTrigger', 1, {
      authentication: 'accessToken',
      teamId: 'VUL_TEAMNUMMER_IN',
      triggerOn: 'fileComment',
    }),
  ],
  fields: {
    id: '$json.file_key',
    from: '$json.triggered_by?.id',
    name: '$json.triggered_by?.handle',
    subject: '$json.file_name',
    text: "$json.comment?.map((part) => part.text ?? '').join(' ').trim()",
  },
};

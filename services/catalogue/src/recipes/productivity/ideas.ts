import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import {
  ask,
  both,
  combine,
  form,
  from,
  goOnAfterError,
  only,
  parser,
  recipe,
  say,
  t,
} from '../../kit/index.js';

export const ideeenbus = recipe({
  id: 'staff-idea-box',
  category: 'productivity',
  tags: ['ideeën', 'ai', 'formulier'],
  saves: {
    minutes: 10,
    nl: 'Iemand leest elk idee, schat de moeite en zet het op een lijst.',
    en: 'Someone reads each idea, estimates the effort and lists it.',
  },
  variants: combine({ model: models, table: tables }, { take: 10 }),
  build: ({ model, table }) => ({
    name: both(
      `Ideeënbus voor medewerkers in ${table.app.label}, met inschatting door ${model.app.label}`,
      `Staff idea box in ${table.app.label}, rated by ${model.app.label}`,
    ),
    description: both(
      `Een collega dient een idee in; ${model.app.label} schat opbrengst, moeite en een eerste stap, en ${table.app.label} houdt de lijst bij, klaar om op te sorteren.`,
      `A colleague submits an idea; ${model.app.label} estimates gain, effort and a first step, and ${table.app.label} keeps the list, ready to sort.`,
    ),
    benefit: both('Goede ideeën drijven vanzelf boven.', 'Good ideas rise by themselves.'),
    uses: [
      [model, both('schat het idee in', 'rates the idea')],
      [table, both('is de ideeënlijst', 'is the list of ideas')],
    ],
    setup: [
      both(
        'Maak een tabel Ideeën met de kolommen Idee, Indiener, Opbrengst, Moeite en Eerste stap.',
        'Make a table Ideas with the columns Idea, Submitter, Gain, Effort and First step.',
      ),
    ],
    names: {
      'Idee indienen': 'Submit an idea',
      'Schat het idee in': 'Rate the idea',
      Taalmodel: 'Language model',
      Cijfers: 'Marks',
      'Zet op de lijst': 'Put on the list',
    },
    nodes: [
      form(
        'Idee indienen',
        say('Wat kan er beter?', 'What could be better?'),
        say('Klein of groot, alles is welkom.', 'Small or large, everything is welcome.'),
        [
          ['naam', say('Je naam', 'Your name')],
          ['idee', say('Je idee', 'Your idea'), 'textarea'],
          ['waarom', say('Wat levert het op?', 'What will it bring?'), 'textarea'],
        ],
      ),
      goOnAfterError(
        ask(
          'Schat het idee in',
          say(
            'Je beoordeelt ideeën van medewerkers van een klein bedrijf. Geef cijfers van 1 tot 5 en een eerste stap die iemand deze week kan zetten. Wees opbouwend.',
            'You judge ideas from the staff of a small company. Give marks from 1 to 5 and a first step that someone can take this week. Be constructive. Answer in English.',
          ),
          say(
            t`Idee: ${'{{ $json.idee }}'}\nOpbrengst volgens de indiener: ${'{{ $json.waarom }}'}`,
            t`Idea: ${'{{ $json.idee }}'}\nGain according to the submitter: ${'{{ $json.waarom }}'}`,
          ),
          true,
        ),
      ),
      model.attach('Taalmodel', 'Schat het idee in'),
      parser('Cijfers', 'Schat het idee in', {
        opbrengst: 4,
        moeite: 2,
        eerste_stap: say(
          'Vraag bij twee klanten na of ze dit willen',
          'Ask two customers whether they want this',
        ),
      }),
      table.append('Zet op de lijst', say('Ideeën', 'Ideas'), {
        [say('Idee', 'Idea')]: only(from('Idee indienen', 'idee')),
        [say('Indiener', 'Submitter')]: only(from('Idee indienen', 'naam')),
        [say('Opbrengst', 'Gain')]: "={{ $json.output?.opbrengst ?? '' }}",
        [say('Moeite', 'Effort')]: "={{ $json.output?.moeite ?? '' }}",
        [say('Eerste stap', 'First step')]: "={{ $json.output?.eerste_stap ?? '' }}",
      }),
    ],
    flow: ['Idee indienen > Schat het idee in > Zet op de lijst'],
  }),
});

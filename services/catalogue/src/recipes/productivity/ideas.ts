import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { ask, both, combine, form, from, only, parser, recipe, t } from '../../kit/index.js';

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
        'Make a table Ideeën with the columns Idee, Indiener, Opbrengst, Moeite and Eerste stap.',
      ),
    ],
    nodes: [
      form('Idee indienen', 'Wat kan er beter?', 'Klein of groot, alles is welkom.', [
        ['naam', 'Je naam'],
        ['idee', 'Je idee', 'textarea'],
        ['waarom', 'Wat levert het op?', 'textarea'],
      ]),
      ask(
        'Schat het idee in',
        'Je beoordeelt ideeën van medewerkers van een klein bedrijf. Geef cijfers van 1 tot 5 en een eerste stap die iemand deze week kan zetten. Wees opbouwend.',
        t`Idee: ${'{{ $json.idee }}'}\nOpbrengst volgens de indiener: ${'{{ $json.waarom }}'}`,
        true,
      ),
      model.attach('Taalmodel', 'Schat het idee in'),
      parser('Cijfers', 'Schat het idee in', {
        opbrengst: 4,
        moeite: 2,
        eerste_stap: 'Vraag bij twee klanten na of ze dit willen',
      }),
      table.append('Zet op de lijst', 'Ideeën', {
        Idee: only(from('Idee indienen', 'idee')),
        Indiener: only(from('Idee indienen', 'naam')),
        Opbrengst: '={{ $json.output.opbrengst }}',
        Moeite: '={{ $json.output.moeite }}',
        'Eerste stap': '={{ $json.output.eerste_stap }}',
      }),
    ],
    flow: ['Idee indienen > Schat het idee in > Zet op de lijst'],
  }),
});

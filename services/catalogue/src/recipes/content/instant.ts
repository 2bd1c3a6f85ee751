import { mainModels } from '../../apps/models.js';
import { socials } from '../../apps/socials.js';
import { about } from '../../apps/values.js';
import { ask, both, byHand, combine, everyWeek, recipe, say, spares } from '../../kit/index.js';

const SUBJECTS = about(
  'subjects',
  ['Onderwerpen', 'Subjects'],
  ['Waar de tips over gaan, met komma’s ertussen.', 'What the tips are about, with commas between.'],
  ['isolatie, ventilatie, warmtepompen', 'insulation, ventilation, heat pumps'],
);

export const vaktip = recipe({
  id: 'trade-tip',
  category: 'content',
  tags: ['social media', 'vaktip', 'ai'],
  saves: spares(
    15,
    'Iemand bedenkt elke week een tip om te delen.',
    'Someone thinks up a tip to share every week.',
  ),
  variants: combine({ network: socials, model: mainModels }, { take: 9 }),
  build: ({ network, model }) => ({
    name: both(
      `Wekelijkse vaktip van ${model.app.label} op ${network.app.label}`,
      `Weekly trade tip by ${model.app.label} on ${network.app.label}`,
    ),
    description: both(
      `Elke woensdag, of wanneer je er zelf op drukt, schrijft ${model.app.label} een praktische tip uit jullie vak en plaatst hem op ${network.app.label}.`,
      `Every Wednesday, or whenever you press the button, ${model.app.label} writes a practical tip from your trade and posts it on ${network.app.label}.`,
    ),
    benefit: both(
      'Je blijft zichtbaar zonder erbij stil te staan.',
      'You stay visible without thinking about it.',
    ),
    uses: [
      [model, both('schrijft de tip', 'writes the tip')],
      [network, both('plaatst de tip', 'publishes the tip')],
    ],
    setup: [],
    names: {
      Woensdagochtend: 'Wednesday morning',
      'Nu meteen': 'Right now',
      'Schrijf de tip': 'Write the tip',
      Tipgever: 'Tip writer',
      'Plaats de tip': 'Post the tip',
    },
    nodes: [
      everyWeek('Woensdagochtend', [3], 9),
      byHand('Nu meteen'),
      ask(
        'Schrijf de tip',
        say(
          `Schrijf een praktische Nederlandse vaktip van hooguit 250 tekens over het onderwerp dat je krijgt. Schrijf alleen wat in het vak vaststaat, zonder cijfers of prijzen. Geef alleen de tekst.`,
          `Write a practical trade tip in English of at most 250 characters on the subject that you get. Write only what is established in the trade, without figures or prices. Give only the text.`,
        ),
        `={{ '${SUBJECTS}'.split(',').map((een) => een.trim()).filter(Boolean).at($now.weekNumber % '${SUBJECTS}'.split(',').filter((een) => een.trim()).length) }}`,
      ),
      model.attach('Tipgever', 'Schrijf de tip'),
      network.post('Plaats de tip', '={{ $json.text }}'),
    ],
    flow: ['Woensdagochtend > Schrijf de tip > Plaats de tip', 'Nu meteen > Schrijf de tip'],
  }),
});

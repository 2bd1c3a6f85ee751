import { smtpMail } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { socials } from '../../apps/socials.js';
import { about, mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  ask,
  both,
  byHand,
  code,
  combine,
  everyWeek,
  recipe,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const SUBJECTS = about(
  'subjects',
  ['Onderwerpen', 'Subjects'],
  ['Waar de tips over gaan, met komma’s ertussen.', 'What the tips are about, with commas between.'],
  ['isolatie, ventilatie, warmtepompen', 'insulation, ventilation, heat pumps'],
);

/** This week's subject, in turn. */
const SUBJECT = `((lijst) => lijst[$now.weekNumber % Math.max(lijst.length, 1)] ?? '')('${SUBJECTS}'.split(',').map((een) => een.trim()).filter(Boolean))`;

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
      `Elke woensdag, of wanneer je er zelf op drukt, schrijft ${model.app.label} een praktische tip uit jullie vak die nog niet is geweest. Na jouw akkoord per mail staat hij op ${network.app.label}.`,
      `Every Wednesday, or whenever you press the button, ${model.app.label} writes a practical tip from your trade that you did not have yet. Once you approve by mail it is on ${network.app.label}.`,
    ),
    benefit: both('Je blijft zichtbaar voor één klik per week.', 'You stay visible for one click a week.'),
    uses: [
      [model, both('schrijft de tip', 'writes the tip')],
      [network, both('plaatst de tip', 'publishes the tip')],
      [smtpMail, both('vraagt jouw akkoord', 'asks your approval')],
    ],
    setup: [],
    names: {
      Woensdagochtend: 'Wednesday morning',
      'Nu meteen': 'Right now',
      'Schrijf de tip': 'Write the tip',
      Tipgever: 'Tip writer',
      'Welke tips waren er al?': 'Which tips came before?',
      'Vraag akkoord op de vaktip': 'Ask approval of the trade tip',
      'Mag de tip eruit?': 'May the tip go?',
      'Onthoud de vaktip': 'Remember the trade tip',
      'Meld dat er geen tip staat': 'Report that there is no tip',
      'Plaats de tip': 'Post the tip',
    },
    nodes: [
      everyWeek('Woensdagochtend', [3], 9),
      byHand('Nu meteen'),
      code(
        'Welke tips waren er al?',
        "return [{ json: { eerder: ($getWorkflowStaticData('global').tips ?? []).join('\\n') } }];",
      ),
      withErrorBranch(
        ask(
          'Schrijf de tip',
          say(
            `Schrijf een praktische Nederlandse vaktip van hooguit 250 tekens over het onderwerp dat je krijgt, een andere dan de eerdere tips. Schrijf alleen wat in het vak vaststaat, zonder cijfers of prijzen. Geef alleen de tekst.`,
            `Write a practical trade tip in English of at most 250 characters on the subject that you get, another than the earlier tips. Write only what is established in the trade, without figures or prices. Give only the text.`,
          ),
          say(
            `={{ ${SUBJECT} }}\nEerdere tips:\n{{ $json.eerder || 'nog geen' }}`,
            `={{ ${SUBJECT} }}\nEarlier tips:\n{{ $json.eerder || 'none yet' }}`,
          ),
        ),
      ),
      model.attach('Tipgever', 'Schrijf de tip'),
      answeredWithin(
        smtpMail.approve(
          'Vraag akkoord op de vaktip',
          mailOf.me,
          say(
            `=Vaktip voor ${network.app.label}: mag deze?`,
            `=Trade tip for ${network.app.label}: may this go?`,
          ),
          say(
            '={{ $json.text }}<br><br>Klopt het vakinhoudelijk? Zonder antwoord binnen drie dagen wordt hij niet geplaatst.',
            '={{ $json.text }}<br><br>Is it right by the trade? Without an answer in three days it is not posted.',
          ),
        ),
        3,
        'days',
      ),
      when('Mag de tip eruit?', [['={{ $json.data?.approved }}', 'yes']]),
      withErrorBranch(
        network.post(
          'Plaats de tip',
          `={{ String($('Schrijf de tip').first().json.text ?? '').trim().slice(0, ${Math.min(network.longest, 280)}) }}`,
        ),
      ),
      code(
        'Onthoud de vaktip',
        `
const geheugen = $getWorkflowStaticData('global');
geheugen.tips = [...(geheugen.tips ?? []), String($('Schrijf de tip').first().json.text ?? '').replace(/\\s+/g, ' ').slice(0, 150)].slice(-26);
return [];`,
      ),
      smtpMail.send(
        'Meld dat er geen tip staat',
        mailOf.me,
        say('De vaktip van deze week is niet geplaatst', 'This week’s trade tip was not posted'),
        say(
          `Het model of ${network.app.label} gaf een fout. Start de workflow met "Nu meteen", of plaats zelf een tip.`,
          `The model or ${network.app.label} gave an error. Start the workflow by hand, or post a tip yourself.`,
        ),
      ),
    ],
    flow: [
      'Woensdagochtend > Welke tips waren er al? > Schrijf de tip > Vraag akkoord op de vaktip > Mag de tip eruit? > Plaats de tip > Onthoud de vaktip',
      'Nu meteen > Welke tips waren er al?',
      'Schrijf de tip #1 > Meld dat er geen tip staat',
      'Plaats de tip #1 > Meld dat er geen tip staat',
    ],
  }),
});

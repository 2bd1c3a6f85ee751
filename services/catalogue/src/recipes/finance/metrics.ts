import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { profitWellApp, profitWellDaily } from '../../apps/money.js';
import { upsertTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { code, combine, everyDay, recipe, say, when } from '../../kit/index.js';

const SPIKE_FROM = ownLimit(
  ['Minstens zoveel opzeggingen', 'At least so many cancellations'],
  ['Onder dit aantal op een dag komt er geen alarm.', 'Below this number in a day there is no alarm.'],
  3,
);
const SPIKE_TIMES = ownLimit(
  ['Keer het gemiddelde', 'Times the average'],
  ['Hoeveel keer het daggemiddelde een piek is.', 'How many times the daily average makes a spike.'],
  2,
);

export const churnSpike = recipe({
  id: 'churn-spike-alarm',
  category: 'finance',
  tags: ['abonnementen', 'opzeggingen', 'melding'],
  saves: {
    minutes: 10,
    nl: 'Iemand kijkt elke dag naar de abonnementscijfers.',
    en: 'Someone looks at the subscription figures every day.',
  },
  variants: combine(
    { chat: chats, tasks: taskApps, table: upsertTables },
    { take: 9, apart: ['chat', 'tasks'] },
  ),
  build: ({ chat, tasks, table }) => ({
    name: {
      nl: `Piek in opzeggingen uit ProfitWell melden in ${chat.app.label}, met taak in ${tasks.app.label}`,
      en: `Churn spike in ProfitWell: alert in ${chat.app.label}, task in ${tasks.app.label}`,
    },
    description: {
      nl: `Elke ochtend vergelijkt hij de opzeggingen in ProfitWell met het gemiddelde van de maand en bewaart de dag in ${table.app.label}. Bij een uitschieter leest ${chat.app.label} het en volgt een taak in ${tasks.app.label}.`,
      en: `Every morning it compares churn in ProfitWell with the month’s average and keeps the day in ${table.app.label}. An outlier shows in ${chat.app.label} and becomes a task in ${tasks.app.label}.`,
    },
    benefit: { nl: 'Je ziet een vertrekgolf op de eerste dag.', en: 'You see a wave of leavers on day one.' },
    uses: [
      [{ app: profitWellApp }, { nl: 'geeft de dagcijfers', en: 'gives the daily figures' }],
      [table, { nl: 'bewaart de dagen', en: 'keeps the days' }],
      [chat, { nl: 'meldt een piek', en: 'reports a spike' }],
      [tasks, { nl: 'krijgt de onderzoekstaak', en: 'receives the investigation task' }],
    ],
    setup: [],
    notes: [
      {
        over: ['Zoek een uitschieter', 'Piek?'],
        text: say(
          '## Wanneer is het een piek?\nStandaard minstens drie opzeggingen én meer dan twee keer het daggemiddelde van deze maand. In de eerste vijf dagen van de maand zegt dat gemiddelde weinig; dan moeten het er tweemaal zoveel als de ondergrens zijn.',
          '## When is it a spike?\nBy default at least three cancellations and more than twice the daily average of this month. In the first five days of the month that average says little; then it takes twice the lower limit.',
        ),
      },
    ],
    names: {
      'Elke ochtend': 'Every morning',
      'Haal dagcijfers': 'Fetch the daily figures',
      'Zoek een uitschieter': 'Look for an outlier',
      'Bewaar de dag': 'Keep the day',
      'Piek?': 'Spike?',
      'Meld de piek': 'Report the spike',
      'Onderzoek oorzaak': 'Investigate the cause',
    },
    nodes: [
      everyDay('Elke ochtend', 8, 20),
      profitWellDaily('Haal dagcijfers'),
      code(
        'Zoek een uitschieter',
        `
const rijen = $input.all().map(({ json }) => json);
const reeks = rijen.map((rij) => ({ dag: String(rij.date).slice(0, 10), waarde: Number(rij.churned_customers ?? 0) }));
const gisteren = $now.minus({ days: 1 }).toFormat('yyyy-MM-dd');
const dag = reeks.find((punt) => punt.dag === gisteren)?.waarde ?? 0;
const eerder = reeks.filter((punt) => punt.dag < gisteren);
const gemiddeld = eerder.length ? eerder.reduce((som, punt) => som + punt.waarde, 0) / eerder.length : 0;
return [{ json: { gisteren, dag, gemiddeld: Number(gemiddeld.toFixed(1)), piek: dag >= ${SPIKE_FROM} && (eerder.length < 5 ? dag >= ${SPIKE_FROM} * ${SPIKE_TIMES} : dag > gemiddeld * ${SPIKE_TIMES}) } }];`,
      ),
      table.upsert('Bewaar de dag', say('Opzeggingen per dag', 'Cancellations by day'), say('Dag', 'Day'), {
        [say('Dag', 'Day')]: '={{ $json.gisteren }}',
        [say('Aantal', 'Count')]: '={{ $json.dag }}',
        [say('Gemiddeld', 'Average')]: '={{ $json.gemiddeld }}',
      }),
      when('Piek?', [["={{ $('Zoek een uitschieter').first().json.piek }}", 'yes']]),
      chat.post(
        'Meld de piek',
        say(
          "=Gisteren {{ $('Zoek een uitschieter').first().json.dag }} opzeggingen, gemiddeld {{ $('Zoek een uitschieter').first().json.gemiddeld.toLocaleString('nl-NL') }} per dag.",
          "=Yesterday {{ $('Zoek een uitschieter').first().json.dag }} cancellations, {{ $('Zoek een uitschieter').first().json.gemiddeld.toLocaleString('en-GB') }} a day on average.",
        ),
      ),
      tasks.create('Onderzoek oorzaak', {
        title: say(
          "=Waarom zoveel opzeggingen op {{ $now.minus({ days: 1 }).setLocale('nl').toFormat('d MMMM') }}?",
          "=Why so many cancellations on {{ $now.minus({ days: 1 }).setLocale('en').toFormat('d MMMM') }}?",
        ),
        description: say(
          "=Kijk naar prijswijzigingen, storingen en mislukte incasso’s. Aantal: {{ $('Zoek een uitschieter').first().json.dag }}.",
          "=Look at price changes, outages and failed direct debits. Count: {{ $('Zoek een uitschieter').first().json.dag }}.",
        ),
        due: '={{ $now.plus({ days: 1 }).toISO() }}',
      }),
    ],
    flow: [
      'Elke ochtend > Haal dagcijfers > Zoek een uitschieter > Bewaar de dag',
      'Zoek een uitschieter > Piek? > Meld de piek',
      'Piek? > Onderzoek oorzaak',
    ],
  }),
});

import { adPlatforms } from '../../apps/ad-platforms.js';
import { googleAnalytics } from '../../apps/analytics.js';
import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  code,
  codeEach,
  combine,
  everyDay,
  goOnAfterError,
  keep,
  onlyNew,
  reads,
  recipe,
  say,
  t,
} from '../../kit/index.js';

const COST_A_CONVERSION = ownLimit(
  ['Kosten per conversie', 'Cost a conversion'],
  [
    'Wat een conversie je hoogstens mag kosten, in euro.',
    'What a conversion may cost you at most, in euros.',
  ],
  40,
);
const SPENT_FROM = ownLimit(
  ['Pas vanaf uitgaven', 'Only from spending'],
  ['Onder dit bedrag in euro blijft het stil.', 'Below this amount in euros nothing is told.'],
  25,
);

export const adCostAlarm = recipe({
  id: 'ad-cost-alarm',
  category: 'marketing',
  tags: ['advertenties', 'budget', 'bewaking'],
  saves: {
    minutes: 15,
    nl: 'Iemand opent elke ochtend het advertentieaccount en rekent de kosten per aanvraag na.',
    en: 'Someone opens the ad account each morning and works out the cost per lead.',
  },
  variants: combine(
    { ads: adPlatforms, table: tables, chat: chats, task: taskApps },
    { take: 11, apart: ['ads', 'chat', 'table'] },
  ),
  build: ({ ads, table, chat, task }) => {
    const { nodes, path, ref: ad } = reads(ads, 'Haal campagnes op', 'Campagne');
    return {
      name: both(
        `Te dure campagnes in ${ads.app.label} melden in ${chat.app.label} en bewaren in ${table.app.label}`,
        `Flag costly ${ads.app.label} campaigns in ${chat.app.label} and log them in ${table.app.label}`,
      ),
      description: both(
        `Rekent elke ochtend de kosten per conversie van ${ads.what.nl} uit en bewaart ze in ${table.app.label}. Boven je grens komt er een bericht in ${chat.app.label} en een taak in ${task.app.label}.`,
        `Works out the cost per conversion of ${ads.what.en} each morning and keeps it in ${table.app.label}. Above your limit ${chat.app.label} gets a message and ${task.app.label} a task.`,
      ),
      benefit: both(
        'Een campagne die geld lekt valt de volgende ochtend al op.',
        'A campaign that leaks money stands out the very next morning.',
      ),
      uses: [
        [ads, both('geeft kosten en resultaten van gisteren', 'gives costs and results of yesterday')],
        [table, both('bewaart de dagcijfers', 'keeps the daily figures')],
        [chat, both('waarschuwt het team', 'alerts the team')],
        [task, both('houdt vast wat er moet gebeuren', 'keeps what needs doing')],
      ],
      setup: [],
      notes: [
        {
          over: ['Boven de grens?', 'Deze week nog geen taak'],
          text: say(
            '## Elke dag een bericht, één taak per week\nEen campagne zonder conversie telt met al haar uitgaven. Blijft ze te duur, dan staat dat elke ochtend in de chat; de taak komt per week één keer.',
            '## A message a day, one task a week\nA campaign without a conversion counts with all it spent. While it stays too dear the chat says so each morning; the task comes once a week.',
          ),
        },
      ],
      names: {
        'Elke ochtend om half acht': 'Every morning at half past seven',
        'Haal campagnes op': 'Fetch campaigns',
        Campagne: 'Campaign',
        'Reken kosten per conversie': 'Work out cost per conversion',
        'Bewaar dagcijfer': 'Keep daily figure',
        'Boven de grens?': 'Above the limit?',
        'Waarschuw team': 'Alert the team',
        'Deze week nog geen taak': 'No task this week yet',
        'Kijk campagne na': 'Check the campaign',
      },
      nodes: [
        everyDay('Elke ochtend om half acht', 7, 30),
        ...nodes,
        codeEach(
          'Reken kosten per conversie',
          `
const { kosten, conversies } = { kosten: Number($json.cost) || 0, conversies: Number($json.conversions) || 0 };
const perConversie = conversies > 0 ? kosten / conversies : kosten;
const lees = (v) => v.toLocaleString('${say('nl-NL', 'en-GB')}', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const uitleg = conversies > 0 ? ${say("'kostte gisteren € ' + lees(perConversie) + ' per conversie (€ ' + lees(kosten) + ' uitgegeven, ' + conversies + ' conversies)'", "'cost € ' + lees(perConversie) + ' per conversion yesterday (€ ' + lees(kosten) + ' spent, ' + conversies + ' conversions)'")} : ${say("'gaf gisteren € ' + lees(kosten) + ' uit en leverde geen enkele conversie op'", "'spent € ' + lees(kosten) + ' yesterday without a single conversion'")};
return { json: { ...$json, uitleg, perConversie: Math.round(perConversie * 100) / 100, datum: $now.minus({ days: 1 }).toFormat('yyyy-MM-dd') } };`,
        ),
        goOnAfterError(
          table.append('Bewaar dagcijfer', say('Advertenties', 'Ads'), {
            [say('Datum', 'Date')]: '={{ $json.datum }}',
            [say('Campagne', 'Campaign')]: '={{ $json.name }}',
            [say('Kosten', 'Cost')]: '={{ $json.cost }}',
            [say('Klikken', 'Clicks')]: '={{ $json.clicks }}',
            [say('Conversies', 'Conversions')]: '={{ $json.conversions }}',
            [say('Kosten per conversie', 'Cost per conversion')]: '={{ $json.perConversie }}',
          }),
        ),
        keep('Boven de grens?', [
          ['={{ $json.perConversie }}', '>', `={{ ${COST_A_CONVERSION} }}`],
          ['={{ $json.cost }}', '>', `={{ ${SPENT_FROM} }}`],
        ]),
        chat.post(
          'Waarschuw team',
          say(t`${ad.name} {{ $json.uitleg }}.`, t`${ad.name} {{ $json.uitleg }}.`),
        ),
        onlyNew('Deze week nog geen taak', t`${ad.id} {{ $now.toFormat('kkkk-WW') }}`),
        task.create('Kijk campagne na', {
          title: say(t`Campagne nakijken: ${ad.name}`, t`Check campaign: ${ad.name}`),
          description: say(
            t`${ad.name} {{ $json.uitleg }}, bij ${ad.clicks} klikken.`,
            t`${ad.name} {{ $json.uitleg }}, with ${ad.clicks} clicks.`,
          ),
          due: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
      ],
      flow: [
        `Elke ochtend om half acht > ${path} > Reken kosten per conversie > Boven de grens? > Waarschuw team`,
        'Reken kosten per conversie > Bewaar dagcijfer',
        'Boven de grens? > Deze week nog geen taak > Kijk campagne na',
      ],
    };
  },
});

export const visitorsToday = recipe({
  id: 'visitors-of-yesterday',
  category: 'marketing',
  tags: ['website', 'google analytics', 'cijfers'],
  saves: {
    minutes: 10,
    nl: 'Iemand opent elke ochtend Google Analytics en deelt de bezoekcijfers.',
    en: 'Someone opens Google Analytics each morning and shares the visits.',
  },
  variants: combine({ chat: chats, table: tables }, { take: 9 }),
  build: ({ chat, table }) => ({
    name: both(
      `Dagelijkse bezoekcijfers uit Google Analytics in ${chat.app.label} en ${table.app.label}`,
      `Daily Google Analytics visits in ${chat.app.label} and ${table.app.label}`,
    ),
    description: both(
      `Vertelt het team elke ochtend in ${chat.app.label} hoeveel bezoeken de site gisteren had en waarvandaan, en bouwt in ${table.app.label} een reeks op om mee te vergelijken.`,
      `Tells the team in ${chat.app.label} each morning how many visits the site had yesterday and from where, and builds up a series to compare with in ${table.app.label}.`,
    ),
    benefit: both(
      'Iedereen kent de bezoekcijfers zonder in te loggen.',
      'Everyone knows the visits without signing in.',
    ),
    uses: [
      [googleAnalytics, both('geeft bezoeken per bron', 'gives visits per source')],
      [chat, both('toont de cijfers', 'shows the figures')],
      [table, both('bewaart de dagreeks', 'keeps the daily series')],
    ],
    setup: [
      both(
        'Wil je een andere tijd, verander dan "Elke ochtend om negen".',
        'For another time, change "Elke ochtend om negen".',
      ),
    ],
    notes: [
      {
        over: ['Bezoek per bron', 'Maak bericht'],
        text: say(
          '## Bezoeken, geen mensen\nEen bezoek heeft één bron, dus bezoeken mag je optellen. Wie via twee bronnen komt, zou als mens dubbel tellen.',
          '## Visits, not people\nA visit has one source, so visits may be added up. Who comes through two sources would count twice as a person.',
        ),
      },
    ],
    names: {
      'Elke ochtend om negen': 'Every morning at nine',
      'Bezoek per bron': 'Visits per source',
      'Maak bericht': 'Write message',
      'Deel bezoekcijfers': 'Share visits',
      'Bewaar dag': 'Keep the day',
    },
    nodes: [
      everyDay('Elke ochtend om negen', 9),
      googleAnalytics.report(
        'Bezoek per bron',
        'yesterday',
        ['sessions', 'totalUsers'],
        ['sourceMedium'],
        1000,
      ),
      code(
        'Maak bericht',
        `
const bronnen = $input.all().map(({ json }) => ({ bron: json.sessionSourceMedium ?? json.sourceMedium, bezoeken: Number(json.sessions) || 0 }));
bronnen.sort((a, b) => b.bezoeken - a.bezoeken);
const totaal = bronnen.reduce((som, bron) => som + bron.bezoeken, 0);
const top = bronnen.slice(0, 5).map((bron) => bron.bron + ': ' + bron.bezoeken).join('\\n');
return [{ json: { datum: $now.minus({ days: 1 }).toFormat('yyyy-MM-dd'), totaal, top, beste: bronnen[0]?.bron ?? ${say("'geen'", "'none'")} } }];`,
      ),
      chat.post(
        'Deel bezoekcijfers',
        say(
          '=Gisteren {{ $json.totaal }} bezoeken aan de site. De vijf grootste bronnen:\n{{ $json.top }}',
          '={{ $json.totaal }} visits to the site yesterday. The five largest sources:\n{{ $json.top }}',
        ),
      ),
      table.append('Bewaar dag', say('Bezoek', 'Visits'), {
        [say('Datum', 'Date')]: "={{ $('Maak bericht').item.json.datum }}",
        [say('Bezoeken', 'Visits')]: "={{ $('Maak bericht').item.json.totaal }}",
        [say('Beste bron', 'Best source')]: "={{ $('Maak bericht').item.json.beste }}",
      }),
    ],
    flow: ['Elke ochtend om negen > Bezoek per bron > Maak bericht > Deel bezoekcijfers > Bewaar dag'],
  }),
});

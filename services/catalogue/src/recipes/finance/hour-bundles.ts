import { ownLimit } from '../../apps/limits.js';
import { officeChats, officeMail, officeTables } from '../../apps/office.js';
import { timeTrackers } from '../../apps/time-trackers.js';
import {
  AS_AMOUNT,
  alsoRows,
  both,
  code,
  combine,
  everyWeek,
  reads,
  recipe,
  rowsOf,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const BUNDLE_PERCENT = ownLimit(
  ['Bijna op bij procent', 'Almost used at percent'],
  [
    'Onder welk deel van de bundel de klant bericht krijgt.',
    'Below which share of the bundle the client is told.',
  ],
  20,
);

export const hourBundle = recipe({
  id: 'hour-bundle-balance-per-client',
  category: 'finance',
  tags: ['strippenkaart', 'urenbundel', 'bureau', 'retainer', 'meerwerk'],
  saves: spares(
    45,
    'Een bureau houdt per klant bij hoeveel uren van een bundel nog over zijn.',
    'An agency keeps how many hours of each client’s bundle are left.',
  ),
  variants: combine(
    { tracker: timeTrackers, table: officeTables, mailer: officeMail, chat: officeChats },
    { take: 3, apart: ['tracker'] },
  ),
  build: ({ tracker, table, mailer, chat }) => {
    const u = reads(tracker.lastWeek, 'Haal uren van vorige week', 'Gewerkt uur');
    const b = rowsOf(table, 'Lees urenbundels', say('Urenbundels', 'Hour bundles'), 'Urenbundel', {
      project: say('Project', 'Project'),
      klant: say('Klant', 'Client'),
      mail: say('Mail', 'Mail'),
      over: say('Uren over', 'Hours left'),
      gekocht: say('Gekocht', 'Bought'),
      week: say('Bijgewerkt tot', 'Updated to'),
    });
    return {
      name: both(
        `Urenbundels van klanten wekelijks afboeken met uren uit ${tracker.app.label} en klant op tijd mailen`,
        `Debit clients’ hour bundles weekly with hours from ${tracker.app.label} and mail the client in time`,
      ),
      description: both(
        `Elke maandag haalt hij de uren van vorige week uit ${tracker.app.label}, boekt ze per project af van de bundel in ${table.app.label} en mailt via ${mailer.app.label} wie onder een vijfde (of jouw grens) komt. Uren op een lege of onbekende bundel staan in ${chat.app.label}.`,
        `Every Monday it gets last week’s hours from ${tracker.app.label}, debits them by project from the bundle in ${table.app.label} and mails through ${mailer.app.label} who gets below a fifth (or your limit). Hours on an empty or unknown bundle are told in ${chat.app.label}.`,
      ),
      benefit: both(
        'Je werkt niet door op uren die niemand heeft gekocht.',
        'You do not work on with hours that nobody bought.',
      ),
      uses: [
        [{ app: tracker.app, setup: tracker.lastWeek.setup ?? [] }, both('geeft de uren', 'gives the hours')],
        [table, both('heeft de bundels', 'has the bundles')],
        [mailer, both('mailt de klant', 'mails the client')],
        [chat, both('krijgt lege en onbekende bundels', 'is told of empty and unknown bundles')],
      ],
      setup: [
        both(
          'Maak de tabel Urenbundels met de kolommen Project (zoals in de urenregistratie), Klant, Mail, Gekocht, Uren over en Bijgewerkt tot. Koopt een klant bij, tel de uren dan bij Gekocht en Uren over op.',
          'Make the table Hour bundles with the columns Project (as in the time tracker), Client, Mail, Bought, Hours left and Updated to. When a client buys more, add the hours to Bought and Hours left.',
        ),
      ],
      notes: [
        {
          over: ['Boek af per bundel', 'Bekende bundel?'],
          text: say(
            '## Eén keer per week\nDe week in Bijgewerkt tot voorkomt dat dezelfde uren twee keer afgaan. Uren die later over een oude week worden geschreven, tel je zelf bij. Projecten zonder bundel met minder dan een half uur worden niet gemeld.',
            '## Once a week\nThe week in Updated to prevents that the same hours go off twice. Hours written later for an old week you add yourself. Projects without a bundle and less than half an hour are not reported.',
          ),
        },
      ],
      names: {
        'Maandag om 7 uur': 'Monday at 7',
        'Haal uren van vorige week': 'Fetch last week’s hours',
        'Gewerkt uur': 'Hour worked',
        'Lees urenbundels': 'Read the hour bundles',
        Urenbundel: 'Hour bundle',
        'Boek af per bundel': 'Debit by bundle',
        'Bekende bundel?': 'Known bundle?',
        'Werk bundel bij': 'Update the bundle',
        'Bijna op?': 'Nearly used up?',
        'Mail klant over bundel': 'Mail the client about the bundle',
        'Bundel leeg?': 'Bundle empty?',
        'Meld lege bundel': 'Report an empty bundle',
        'Meld uren zonder bundel': 'Report hours without a bundle',
      },
      nodes: [
        everyWeek('Maandag om 7 uur', [1], 7),
        ...u.nodes,
        ...alsoRows(b).nodes,
        code(
          'Boek af per bundel',
          `
${AS_AMOUNT}
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const week = $now.minus({ weeks: 1 }).toFormat("kkkk-'W'WW");
const uren = new Map();
for (const { json: een } of $('Gewerkt uur').all()) {
  const aantal = getal(een.hours);
  if (aantal !== null && aantal > 0) { const oud = uren.get(kaal(een.project)) ?? { naam: een.project || '-', aantal: 0 }; oud.aantal += aantal; uren.set(kaal(een.project), oud); }
}
const grens = ${BUNDLE_PERCENT} / 100;
const bundels = $input.all().map(({ json }) => json).filter((een) => een.project);
const uit = bundels.flatMap((een) => {
  const gewerkt = uren.get(kaal(een.project)), gekocht = getal(een.gekocht) ?? 0, eerst = getal(een.over);
  if (!gewerkt || eerst === null || String(een.week ?? '').trim() >= week) return [];
  const over = Math.round((eerst - gewerkt.aantal) * 100) / 100;
  return [{ json: { bekend: true, project: een.project, klant: een.klant || een.project, mail: /^\\S+@\\S+\\.\\S+$/.test(String(een.mail ?? '').trim()) ? String(een.mail).trim() : '', gewerkt: Math.round(gewerkt.aantal * 100) / 100, over, gekocht, week, bijna: gekocht > 0 && over > 0 && over <= gekocht * grens && eerst > gekocht * grens, leeg: over <= 0 } }];
});
const zonder = [...uren].filter(([sleutel, een]) => een.aantal >= 0.5 && !bundels.some((bundel) => kaal(bundel.project) === sleutel)).map(([, een]) => '- ' + een.naam + ': ' + Math.round(een.aantal * 100) / 100);
return zonder.length > 0 ? [...uit, { json: { bekend: false, lijst: zonder.join('\\n') } }] : uit;`,
        ),
        when('Bekende bundel?', [['={{ $json.bekend }}', 'yes']]),
        table.upsert('Werk bundel bij', say('Urenbundels', 'Hour bundles'), 'Project', {
          Project: '={{ $json.project }}',
          [say('Uren over', 'Hours left')]: '={{ $json.over }}',
          [say('Bijgewerkt tot', 'Updated to')]: '={{ $json.week }}',
        }),
        when('Bijna op?', [
          ["={{ $('Bekende bundel?').item.json.bijna }}", 'yes'],
          ["={{ $('Bekende bundel?').item.json.mail }}", 'filled'],
        ]),
        withErrorBranch(
          mailer.send(
            'Mail klant over bundel',
            "={{ $('Bekende bundel?').item.json.mail }}",
            say(
              "=Nog {{ $('Bekende bundel?').item.json.over.toLocaleString('nl-NL') }} uur in je bundel",
              "={{ $('Bekende bundel?').item.json.over.toLocaleString('en-GB') }} hours left in your bundle",
            ),
            say(
              "=Beste {{ $('Bekende bundel?').item.json.klant }},<br><br>Vorige week werkten we {{ $('Bekende bundel?').item.json.gewerkt.toLocaleString('nl-NL') }} uur aan {{ $('Bekende bundel?').item.json.project }}. Van je bundel van {{ $('Bekende bundel?').item.json.gekocht.toLocaleString('nl-NL') }} uur zijn er nog {{ $('Bekende bundel?').item.json.over.toLocaleString('nl-NL') }}. Wil je uren bijkopen, antwoord dan op deze mail; we werken pas door als je akkoord bent.",
              "=Dear {{ $('Bekende bundel?').item.json.klant }},<br><br>Last week we worked {{ $('Bekende bundel?').item.json.gewerkt.toLocaleString('en-GB') }} hours on {{ $('Bekende bundel?').item.json.project }}. Of your bundle of {{ $('Bekende bundel?').item.json.gekocht.toLocaleString('en-GB') }} hours {{ $('Bekende bundel?').item.json.over.toLocaleString('en-GB') }} are left. To buy more, answer this mail; we go on only once you agree.",
            ),
          ),
        ),
        when(
          'Bundel leeg?',
          [
            ["={{ $('Bekende bundel?').item.json.leeg }}", 'yes'],
            ["={{ $('Bekende bundel?').item.json.bijna }}", 'yes'],
          ],
          'or',
        ),
        chat.post(
          'Meld lege bundel',
          say(
            "=Bundel van {{ $('Bekende bundel?').item.json.klant }} is {{ $('Bekende bundel?').item.json.leeg ? 'op' : 'bijna op en de klant kreeg geen mail' }} ({{ $('Bekende bundel?').item.json.over.toLocaleString('nl-NL') }} uur). {{ $('Bekende bundel?').item.json.leeg ? 'Stop of spreek meerwerk af' : 'Neem zelf contact op' }} voor {{ $('Bekende bundel?').item.json.project }}.",
            "=The bundle of {{ $('Bekende bundel?').item.json.klant }} is {{ $('Bekende bundel?').item.json.leeg ? 'used up' : 'nearly used up and the client got no mail' }} ({{ $('Bekende bundel?').item.json.over.toLocaleString('en-GB') }} hours). {{ $('Bekende bundel?').item.json.leeg ? 'Stop, or agree on extra work' : 'Get in touch yourself' }} for {{ $('Bekende bundel?').item.json.project }}.",
          ),
        ),
        chat.post(
          'Meld uren zonder bundel',
          say(
            '=Uren van vorige week zonder bundel:\n{{ $json.lijst }}',
            '=Last week’s hours without a bundle:\n{{ $json.lijst }}',
          ),
        ),
      ],
      flow: [
        `Maandag om 7 uur > ${u.path} > ${b.path} > Boek af per bundel > Bekende bundel? > Werk bundel bij > Bijna op? > Mail klant over bundel`,
        'Bijna op? #1 > Bundel leeg? > Meld lege bundel',
        'Mail klant over bundel #1 > Meld lege bundel',
        'Bekende bundel? #1 > Meld uren zonder bundel',
      ],
    };
  },
});

import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import {
  both,
  code,
  codeEach,
  combine,
  everyWeek,
  http,
  keep,
  limit,
  onlyNew,
  recipe,
  rowsOf,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const MOT_DAYS = ownLimit(
  ['Dagen voor de APK', 'Days before the MOT'],
  [
    'Hoeveel dagen voor het verlopen de berijder het hoort.',
    'How many days before it runs out the driver is told.',
  ],
  42,
);

export const fleetCheck = recipe({
  id: 'fleet-check-rdw',
  category: 'data',
  tags: ['wagenpark', 'apk', 'rdw', 'kenteken', 'installateur'],
  saves: spares(
    45,
    'Iemand zoekt elk kenteken op bij de RDW en zet de datums in de lijst.',
    'Someone looks up each number plate at the RDW and puts the dates in the list.',
  ),
  variants: combine(
    { table: fullTables, chat: approvalChats, mailer: mailboxes },
    { take: 2, apart: ['table', 'chat'] },
  ),
  build: ({ table, chat, mailer }) => {
    const car = rowsOf(table, 'Lees het wagenpark', say('Wagenpark', 'Fleet'), 'Voertuig', {
      kenteken: say('Kenteken', 'Plate'),
      berijder: say('Berijder', 'Driver'),
      mail: 'E-mail',
    });
    return {
      name: both(
        `APK, verzekering en terugroepacties van het wagenpark in ${table.app.label} nakijken, signalen in ${chat.app.label}`,
        `Check MOT dates, insurance and recalls of the fleet in ${table.app.label}, alerts in ${chat.app.label}`,
      ),
      description: both(
        `Haalt elke maandag van elk kenteken in ${table.app.label} de APK-datum, de verzekering en open terugroepacties op bij de RDW, mailt de berijder via ${mailer.app.label} en meldt de lijst in ${chat.app.label}.`,
        `Every Monday asks the Dutch vehicle authority for the MOT date, insurance and recalls of each plate in ${table.app.label}, mails the driver through ${mailer.app.label} and posts the list in ${chat.app.label}.`,
      ),
      benefit: both(
        'Geen bus rijdt meer ongemerkt met een verlopen APK.',
        'No company car drives on with an expired MOT unnoticed.',
      ),
      uses: [
        [table, both('is je wagenparklijst', 'is your fleet list')],
        [mailer, both('waarschuwt de berijder', 'warns the driver')],
        [chat, both('krijgt de lijst', 'gets the list')],
      ],
      setup: [
        both(
          'Geef het tabblad Wagenpark de kolommen Kenteken, Berijder, E-mail, Merk, APK tot, Oordeel en Nagekeken; streepjes in het kenteken mogen blijven staan.',
          'Give the tab Fleet the columns Plate, Driver, E-mail, Make, MOT until, Verdict and Checked; hyphens in the plate may stay.',
        ),
      ],
      notes: [
        {
          over: ['Vraag het aan de RDW', 'Beoordeel het voertuig'],
          text: say(
            '## Open data van de RDW\nGratis en zonder account. De RDW zegt niets over de eigenaar. Binnenkort verlopen (standaard zes weken), al verlopen, niet verzekerd, een open terugroepactie of een onbekend kenteken telt als signaal.',
            '## Open data of the RDW\nFree and without an account. The RDW tells nothing about the owner. Due soon (six weeks by default), expired, not insured, an open recall or an unknown plate counts as an alert.',
          ),
        },
        {
          over: ['Nog niet gemeld'],
          text: say(
            '## Eén keer per datum\nZolang het oordeel en de APK-datum gelijk blijven, krijgt de berijder geen tweede mail. De lijst zelf wordt wel elke week bijgewerkt.',
            '## Once a date\nAs long as the verdict and the date stay the same, the driver gets no second mail. The list itself is brought up to date every week.',
          ),
        },
      ],
      names: {
        'Maandag om zeven uur': 'Monday at seven',
        'Lees het wagenpark': 'Read the fleet',
        Voertuig: 'Vehicle',
        'Heeft een kenteken': 'Has a plate',
        'Vraag het aan de RDW': 'Ask the RDW',
        'Beoordeel het voertuig': 'Judge the vehicle',
        'Werk het wagenpark bij': 'Bring the fleet up to date',
        'Vraagt om actie': 'Asks for action',
        'Nog niet gemeld': 'Not reported yet',
        'Mailadres bekend?': 'Mail address known?',
        'Waarschuw de berijder': 'Warn the driver',
        'Meld wie geen mail kreeg': 'Report who got no mail',
        'Zet ze op een lijst': 'Put them on a list',
        'Meld de voertuigen': 'Report the vehicles',
        'Eerste storing': 'First failure',
        'Meld dat de RDW zwijgt': 'Report that the RDW is silent',
      },
      nodes: [
        everyWeek('Maandag om zeven uur', [1], 7),
        ...car.nodes,
        keep('Heeft een kenteken', [
          ["={{ String($json.kenteken ?? '').replace(/[^A-Za-z0-9]/g, '').length === 6 }}", 'yes'],
        ]),
        withErrorBranch(
          http('Vraag het aan de RDW', 'https://opendata.rdw.nl/resource/m9d7-ebf2.json', {
            query: { kenteken: "={{ String($json.kenteken).replace(/[^A-Za-z0-9]/g, '').toUpperCase() }}" },
            full: true,
            perSecond: 5,
          }),
        ),
        codeEach(
          'Beoordeel het voertuig',
          `
const bron = $('Voertuig').item.json;
const auto = Array.isArray($json.body) ? $json.body[0] : undefined;
const datum = DateTime.fromFormat(String(auto?.vervaldatum_apk ?? ''), 'yyyyMMdd');
const dagen = datum.isValid ? Math.floor(datum.diff($now.startOf('day'), 'days').days) : null;
const signalen = [];
if ($json.statusCode !== 200) signalen.push('${say('de RDW gaf geen antwoord', 'the RDW gave no answer')}');
else if (!auto) signalen.push('${say('kenteken onbekend bij de RDW', 'plate unknown to the RDW')}');
else {
  if (dagen !== null && dagen < 0) signalen.push('${say('APK is verlopen op', 'MOT expired on')} ' + datum.toFormat('dd-MM-yyyy'));
  else if (dagen !== null && dagen <= ${MOT_DAYS}) signalen.push('${say('APK verloopt op', 'MOT expires on')} ' + datum.toFormat('dd-MM-yyyy'));
  if (String(auto.wam_verzekerd ?? '').startsWith('N')) signalen.push('${say('staat als niet verzekerd geregistreerd', 'is registered as not insured')}');
  if (String(auto.openstaande_terugroepactie_indicator ?? '').startsWith('J')) signalen.push('${say('heeft een open terugroepactie', 'has an open recall')}');
}
return { json: {
  kenteken: bron.kenteken, berijder: bron.berijder, mail: String(bron.mail ?? '').trim(),
  merk: [auto?.merk, auto?.handelsbenaming].filter(Boolean).join(' '),
  apk: datum.isValid ? datum.toISODate() : '',
  oordeel: signalen.join(', ') || '${say('in orde', 'in order')}', signaal: signalen.length > 0,
} };`,
        ),
        table.upsert('Werk het wagenpark bij', say('Wagenpark', 'Fleet'), say('Kenteken', 'Plate'), {
          [say('Kenteken', 'Plate')]: '={{ $json.kenteken }}',
          [say('Merk', 'Make')]: '={{ $json.merk }}',
          [say('APK tot', 'MOT until')]: '={{ $json.apk }}',
          [say('Oordeel', 'Verdict')]: '={{ $json.oordeel }}',
          [say('Nagekeken', 'Checked')]: '={{ $now.toISODate() }}',
        }),
        keep('Vraagt om actie', [['={{ $json.signaal }}', 'yes']]),
        onlyNew('Nog niet gemeld', '={{ $json.kenteken }} {{ $json.apk }} {{ $json.oordeel }}'),
        when('Mailadres bekend?', [['={{ $json.mail }}', 'contains', '@']]),
        withErrorBranch(
          mailer.send(
            'Waarschuw de berijder',
            '={{ $json.mail }}',
            say('={{ $json.kenteken }} vraagt om actie', '={{ $json.kenteken }} needs action'),
            say(
              '=Beste {{ $json.berijder }},<br><br>De {{ $json.merk }} met kenteken {{ $json.kenteken }}: {{ $json.oordeel }}.<br><br>Maak een afspraak bij de garage of geef door wanneer die er al staat.',
              '=Dear {{ $json.berijder }},<br><br>The {{ $json.merk }} with plate {{ $json.kenteken }}: {{ $json.oordeel }}.<br><br>Please book the garage, or tell us when that has been done.',
            ),
          ),
        ),
        chat.post(
          'Meld wie geen mail kreeg',
          say(
            "=De mail over {{ $('Nog niet gemeld').item.json.kenteken }} aan {{ $('Nog niet gemeld').item.json.berijder || 'de berijder' }} ({{ $('Nog niet gemeld').item.json.mail || 'geen mailadres' }}) ging niet weg. Geef het zelf door: {{ $('Nog niet gemeld').item.json.oordeel }}.",
            "=The mail about {{ $('Nog niet gemeld').item.json.kenteken }} to {{ $('Nog niet gemeld').item.json.berijder || 'the driver' }} ({{ $('Nog niet gemeld').item.json.mail || 'no address' }}) did not leave. Pass it on yourself: {{ $('Nog niet gemeld').item.json.oordeel }}.",
          ),
        ),
        code(
          'Zet ze op een lijst',
          "return [{ json: { lijst: $input.all().map(({ json }) => '• ' + json.kenteken + ' (' + (json.berijder || '?') + '): ' + json.oordeel).join('\\n'), aantal: $input.all().length } }];",
        ),
        chat.post(
          'Meld de voertuigen',
          say(
            '=Wagenpark, {{ $json.aantal }} nieuwe signalen:\n{{ $json.lijst }}',
            '=Fleet, {{ $json.aantal }} new alerts:\n{{ $json.lijst }}',
          ),
        ),
        limit('Eerste storing', 1),
        chat.post(
          'Meld dat de RDW zwijgt',
          say(
            'De RDW was vanochtend niet bereikbaar voor een of meer kentekens; hun datums zijn niet bijgewerkt.',
            'The RDW could not be reached for one or more plates this morning; their dates were not updated.',
          ),
        ),
      ],
      flow: [
        `Maandag om zeven uur > ${car.path} > Heeft een kenteken > Vraag het aan de RDW > Beoordeel het voertuig > Werk het wagenpark bij`,
        'Beoordeel het voertuig > Vraagt om actie > Nog niet gemeld > Zet ze op een lijst > Meld de voertuigen',
        'Nog niet gemeld > Mailadres bekend? > Waarschuw de berijder',
        'Mailadres bekend? #1 > Meld wie geen mail kreeg',
        'Waarschuw de berijder #1 > Meld wie geen mail kreeg',
        'Vraag het aan de RDW #1 > Eerste storing > Meld dat de RDW zwijgt',
      ],
    };
  },
});

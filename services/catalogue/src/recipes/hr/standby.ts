import { pushers } from '../../apps/push.js';
import { smsSenders } from '../../apps/sms.js';
import { readableTables } from '../../apps/tables.js';
import { formAddress } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  form,
  from,
  goOnAfterError,
  keep,
  only,
  recipe,
  rowsOf,
  say,
  t,
  when,
} from '../../kit/index.js';

export const invaller = recipe({
  id: 'stand-in',
  category: 'hr',
  tags: ['invallen', 'oproep', 'rooster'],
  saves: {
    minutes: 15,
    nl: 'De planner belt een lijst af tot iemand wil invallen en belt de rest weer af.',
    en: 'The planner calls a list until someone wants to stand in, then calls the others off.',
  },
  variants: combine(
    { sms: smsSenders, table: readableTables, push: pushers },
    { take: 8, apart: ['sms', 'table'] },
  ),
  build: ({ sms, table, push }) => {
    const r = rowsOf(table, 'Lees de invallers', say('Invallers', 'Stand-ins'), 'Invaller', {
      naam: say('Naam', 'Name'),
      telefoon: say('Telefoon', 'Phone'),
      functie: say('Functie', 'Position'),
      vrij: say('Beschikbaar', 'Available'),
    });
    const g = (field: string) => `{{ $('Dienst valt uit').first().json.${field} }}`;
    const j = (field: string) => from('Ja, ik kan', field);
    return {
      name: both(
        `Invaller zoeken als een dienst uitvalt: oproep via ${sms.app.label}, lijst in ${table.app.label}`,
        `Find a stand-in when a shift falls through: ${sms.app.label} call, list in ${table.app.label}`,
      ),
      description: both(
        `Valt een dienst uit, dan krijgen alle beschikbare invallers uit ${table.app.label} met de juiste functie een bericht via ${sms.app.label}. De eerste die ja zegt krijgt de dienst; de planner ziet het via ${push.app.label}.`,
        `When a shift falls through, all available stand-ins in ${table.app.label} with the right role get a message by ${sms.app.label}. The first to say yes gets the shift; the planner sees it by ${push.app.label}.`,
      ),
      benefit: both('Binnen tien minuten een invaller.', 'A stand-in within ten minutes.'),
      uses: [
        [table, both('bevat de invallers', 'holds the stand-ins')],
        [sms, both('vraagt en bevestigt', 'asks and confirms')],
        [push, both('waarschuwt de planner', 'alerts the planner')],
      ],
      setup: [
        both(
          'Maak een tabel Invallers met de kolommen Naam, Telefoon, Functie en Beschikbaar (ja of nee).',
          'Make a table Stand-ins with the columns Name, Phone, Position and Available (yes or no).',
        ),
      ],
      notes: [
        {
          over: ['Ja, ik kan', 'Eerste reactie'],
          text: say(
            '## Wie het eerst komt\nElke dienstcode wordt maar één keer toegewezen. Wie later is of een verkeerde code geeft, krijgt dat te horen.',
            '## First come, first served\nEvery shift code is only assigned once. Who is later or gives a wrong code is told so.',
          ),
        },
      ],
      names: {
        'Dienst valt uit': 'Shift falls through',
        'Lees de invallers': 'Read the stand-ins',
        Invaller: 'Stand-in',
        'Beschikbaar en geschikt': 'Available and suitable',
        'Vraag wie kan': 'Ask who can',
        'Tel de oproepen': 'Count the calls',
        'Meld dat de oproep loopt': 'Report that the call is out',
        'Ja, ik kan': 'Yes, I can',
        'Eerste reactie': 'First response',
        'Nog vrij?': 'Still free?',
        'Meld dat het niet kan': 'Say that it is not possible',
        'Wijs de dienst toe': 'Assign the shift',
        'Bevestig de dienst': 'Confirm the shift',
        'Meld wie invalt': 'Report who stands in',
      },
      nodes: [
        form(
          'Dienst valt uit',
          say('Invaller gezocht', 'Stand-in wanted'),
          say('Alleen voor de planning.', 'For planning only.'),
          [
            ['code', say('Dienstcode', 'Shift code')],
            [
              'functie',
              say('Functie', 'Position'),
              'dropdown',
              [
                say('Bediening', 'Waiting staff'),
                say('Keuken', 'Kitchen'),
                say('Magazijn', 'Warehouse'),
                say('Zorg', 'Care'),
              ],
            ],
            ['wanneer', say('Wanneer?', 'When?')],
          ],
        ),
        ...r.nodes,
        keep('Beschikbaar en geschikt', [
          ['={{ $json.vrij }}', 'is', say('ja', 'yes')],
          ['={{ $json.functie }}', 'is', t`${g('functie')}`],
        ]),
        goOnAfterError(
          sms.send(
            'Vraag wie kan',
            only(r.ref.telefoon),
            say(
              t`Hoi ${r.ref.naam}, kun jij invallen: ${g('functie')}, ${g('wanneer')}? Reageer met code ${g('code')} op ${formAddress}`,
              t`Hi ${r.ref.naam}, can you stand in: ${g('functie')}, ${g('wanneer')}? Respond with code ${g('code')} at ${formAddress}`,
            ),
          ),
        ),
        code(
          'Tel de oproepen',
          `
const { code } = $('Dienst valt uit').first().json;
${say('// Alleen een dienst die hier staat, kan straks worden toegewezen.', '// Only a shift that is recorded here can be assigned later.')}
($getWorkflowStaticData('global').diensten ??= {})[code.trim().toUpperCase()] = 'open';
return [{ json: { aantal: $('Beschikbaar en geschikt').all().length } }];`,
        ),
        push.push(
          'Meld dat de oproep loopt',
          say('Oproep verstuurd', 'Call sent'),
          say(
            t`${'{{ $json.aantal }}'} invallers gevraagd voor dienst ${g('code')}.`,
            t`{{ $json.aantal }} stand-ins asked for shift ${g('code')}.`,
          ),
        ),
        form(
          'Ja, ik kan',
          say('Ik val in', 'I will stand in'),
          say('De eerste reactie krijgt de dienst.', 'The first response gets the shift.'),
          [
            ['code', say('Dienstcode uit het bericht', 'Shift code from the message')],
            ['naam', say('Naam', 'Name')],
            ['telefoon', say('Mobiel nummer', 'Mobile number')],
          ],
        ),
        code(
          'Eerste reactie',
          `
const diensten = ($getWorkflowStaticData('global').diensten ??= {});
return $input.all().map(({ json }, i) => {
  const code = json.code.trim().toUpperCase();
  const vrij = diensten[code] === 'open';
  if (vrij) diensten[code] = json.telefoon;
  return { json: { ...json, code, vrij }, pairedItem: i };
});`,
        ),
        when('Nog vrij?', [['={{ $json.vrij }}', 'yes']]),
        sms.send(
          'Meld dat het niet kan',
          only(j('telefoon')),
          say(
            t`Hoi ${j('naam')}, dienst ${j('code')} is al vergeven of bestaat niet. Bedankt dat je wilde!`,
            t`Hi ${j('naam')}, shift ${j('code')} is taken already or does not exist. Thank you for offering!`,
          ),
        ),
        table.append('Wijs de dienst toe', say('Ingevallen', 'Assigned'), {
          [say('Dienst', 'Shift')]: only(j('code')),
          [say('Naam', 'Name')]: only(j('naam')),
          [say('Telefoon', 'Phone')]: only(j('telefoon')),
          Moment: '={{ $now.toISO() }}',
        }),
        sms.send(
          'Bevestig de dienst',
          only(j('telefoon')),
          say(
            t`Top ${j('naam')}, dienst ${j('code')} is voor jou.`,
            t`Great ${j('naam')}, shift ${j('code')} is yours.`,
          ),
        ),
        push.push(
          'Meld wie invalt',
          say('Invaller gevonden', 'Stand-in found'),
          say(t`${j('naam')} neemt dienst ${j('code')}.`, t`${j('naam')} takes shift ${j('code')}.`),
        ),
      ],
      flow: [
        `Dienst valt uit > ${r.path} > Beschikbaar en geschikt > Vraag wie kan > Tel de oproepen > Meld dat de oproep loopt`,
        'Ja, ik kan > Eerste reactie > Nog vrij? > Wijs de dienst toe > Bevestig de dienst',
        'Nog vrij? #1 > Meld dat het niet kan',
        'Wijs de dienst toe > Meld wie invalt',
      ],
    };
  },
});

import { wholeLimit } from '../../apps/limits.js';
import { pushers } from '../../apps/push.js';
import { smsSenders } from '../../apps/sms.js';
import { readableTables } from '../../apps/tables.js';
import { formAddress } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  evenWhenEmpty,
  form,
  formEnd,
  from,
  goOnAfterError,
  keep,
  only,
  onlyOnce,
  openFormWithEnding,
  pause,
  plain,
  recipe,
  rowsOf,
  say,
  t,
  when,
} from '../../kit/index.js';

const WAIT_MINUTES = wholeLimit(
  ['Minuten wachten op een invaller', 'Minutes to wait for a stand-in'],
  [
    'Na hoeveel minuten zonder reactie de planner bericht krijgt.',
    'After how many minutes without a response the planner is told.',
  ],
  30,
);

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
        `Valt een dienst uit, dan krijgen alle beschikbare invallers uit ${table.app.label} met de juiste functie een bericht via ${sms.app.label}. De eerste die ja zegt krijgt de dienst; de planner hoort via ${push.app.label} wie invalt, of dat er niemand is.`,
        `When a shift falls through, all available stand-ins in ${table.app.label} with the right role get a message by ${sms.app.label}. The first to say yes gets the shift; ${push.app.label} tells the planner who stands in, or that nobody does.`,
      ),
      benefit: both('Een invaller zonder rond te bellen.', 'A stand-in without calling round.'),
      uses: [
        [table, both('bevat de invallers', 'holds the stand-ins')],
        [sms, both('vraagt en bevestigt', 'asks and confirms')],
        [push, both('waarschuwt de planner', 'alerts the planner')],
      ],
      setup: [
        both(
          'Maak een tabel Invallers met de kolommen Naam, Telefoon, Functie en Beschikbaar (ja of nee). Zet in "Dienst valt uit" de functies die jullie kennen, gespeld zoals in de tabel.',
          'Make a table Stand-ins with the columns Name, Phone, Position and Available (yes or no). In "Dienst valt uit" list the positions that you have, spelled as in the table.',
        ),
      ],
      notes: [
        {
          over: ['Ja, ik kan', 'Eerste reactie'],
          text: say(
            '## Wie het eerst komt\nElke dienstcode wordt maar één keer toegewezen. Alleen wie is gevraagd kan reageren, met het nummer uit de tabel. Wie later is of een verkeerde code geeft, leest dat meteen op het scherm; zo gaat er geen sms naar vreemden.',
            '## First come, first served\nEvery shift code is only assigned once. Only who was asked can respond, with the number in the table. Who is later or gives a wrong code reads so on the screen at once; that way no message goes to strangers.',
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
        'Is er iemand?': 'Is there anybody?',
        'Meld dat niemand past': 'Report that nobody fits',
        'Wacht op reacties': 'Wait for responses',
        'Lees wie invalt': 'Read who stands in',
        'Nog niemand?': 'Nobody yet?',
        'Meld dat er niemand is': 'Report that there is nobody',
        'Toon dat het niet kan': 'Say that it is not possible',
        'Toon dat het rond is': 'Say that it is arranged',
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
        evenWhenEmpty(
          keep('Beschikbaar en geschikt', [
            [
              "={{ String($json.vrij ?? '').trim().toLowerCase() }}",
              'matches',
              say('^(ja|true)$', '^(yes|true)$'),
            ],
            ['={{ $json.functie }}', 'is', t`${g('functie')}`],
            ['={{ $json.telefoon }}', 'filled'],
          ]),
        ),
        when('Is er iemand?', [['={{ $json.telefoon }}', 'filled']]),
        push.push(
          'Meld dat niemand past',
          say('Geen invaller op de lijst', 'No stand-in on the list'),
          say(
            t`Voor dienst ${g('code')} (${g('functie')}, ${g('wanneer')}) is niemand in Invallers beschikbaar. Bel zelf verder.`,
            t`For shift ${g('code')} (${g('functie')}, ${g('wanneer')}) nobody in Stand-ins is available. Call on yourself.`,
          ),
        ),
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
const diensten = ($getWorkflowStaticData('global').diensten ??= {});
const gevraagd = $('Beschikbaar en geschikt').all().map(({ json }) => String(json.telefoon).replace(/\\D/g, '').slice(-9));
diensten[code.trim().toUpperCase()] = { open: true, gevraagd, op: $now.toISO() };
${say('// Wat ouder is dan een maand hoeft niemand meer te weten.', '// Nobody needs to know what is older than a month.')}
for (const [sleutel, dienst] of Object.entries(diensten)) if (!(DateTime.fromISO(String(dienst.op)) > $now.minus({ months: 1 }))) delete diensten[sleutel];
return [{ json: { aantal: $('Beschikbaar en geschikt').all().length } }];`,
        ),
        push.push(
          'Meld dat de oproep loopt',
          say('Oproep verstuurd', 'Call sent'),
          say(
            t`{{ $json.aantal === 1 ? 'Eén invaller' : $json.aantal + ' invallers' }} gevraagd voor dienst ${g('code')}.`,
            t`{{ $json.aantal === 1 ? 'One stand-in' : $json.aantal + ' stand-ins' }} asked for shift ${g('code')}.`,
          ),
        ),
        pause('Wacht op reacties', `={{ ${WAIT_MINUTES} }}`, 'minutes'),
        evenWhenEmpty(onlyOnce(table.rows('Lees wie invalt', say('Ingevallen', 'Assigned')))),
        code(
          'Nog niemand?',
          `
const code = $('Dienst valt uit').first().json.code.trim().toUpperCase();
const vanaf = $now.minus({ days: 1 });
const ja = $input.all().some(({ json: $json }) => String(${table.cell(say('Dienst', 'Shift'))} ?? '').trim().toUpperCase() === code && !(DateTime.fromISO(String(${table.cell('Moment')})) < vanaf));
return ja ? [] : [{ json: { code } }];`,
        ),
        push.push(
          'Meld dat er niemand is',
          say('Nog geen invaller', 'No stand-in yet'),
          say(
            t`Niemand heeft gereageerd op dienst ${g('code')} (${g('functie')}, ${g('wanneer')}). Bel zelf verder; wie alsnog ja zegt, krijgt de dienst.`,
            t`Nobody responded to shift ${g('code')} (${g('functie')}, ${g('wanneer')}). Call on yourself; who still says yes gets the shift.`,
          ),
        ),
        openFormWithEnding(
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
  const dienst = diensten[code], nummer = json.telefoon.replace(/\\D/g, '').slice(-9);
  const vrij = Boolean(dienst?.open) && dienst.gevraagd.includes(nummer);
  if (vrij) dienst.open = false;
  return { json: { ...json, code, vrij }, pairedItem: i };
});`,
        ),
        when('Nog vrij?', [['={{ $json.vrij }}', 'yes']]),
        formEnd(
          'Toon dat het niet kan',
          say('Deze dienst kan niet', 'This shift is not possible'),
          say(
            t`Dienst {{ $json.code }} is al vergeven, bestaat niet, of je vulde een ander nummer in dan waarop je de oproep kreeg. Bedankt dat je wilde!`,
            t`Shift {{ $json.code }} is taken already, does not exist, or you filled in another number than the one that got the call. Thank you for offering!`,
          ),
        ),
        formEnd(
          'Toon dat het rond is',
          say('De dienst is voor jou', 'The shift is yours'),
          say(
            t`Top, dienst ${"{{ $('Eerste reactie').first().json.code }}"} is voor jou. De planner weet het ook.`,
            t`Great, shift {{ $('Eerste reactie').first().json.code }} is yours. The planner knows too.`,
          ),
        ),
        table.append('Wijs de dienst toe', say('Ingevallen', 'Assigned'), {
          [say('Dienst', 'Shift')]: only(from('Eerste reactie', 'code')),
          [say('Naam', 'Name')]: only(j('naam')),
          [say('Telefoon', 'Phone')]: only(j('telefoon')),
          Moment: '={{ $now.toISO() }}',
        }),
        goOnAfterError(
          sms.send(
            'Bevestig de dienst',
            only(j('telefoon')),
            say(
              t`Top ${plain(j('naam'))}, dienst ${plain(j('code'), 20)} is voor jou.`,
              t`Great ${plain(j('naam'))}, shift ${plain(j('code'), 20)} is yours.`,
            ),
          ),
        ),
        push.push(
          'Meld wie invalt',
          say('Invaller gevonden', 'Stand-in found'),
          say(t`${j('naam')} neemt dienst ${j('code')}.`, t`${j('naam')} takes shift ${j('code')}.`),
        ),
      ],
      flow: [
        `Dienst valt uit > ${r.path} > Beschikbaar en geschikt > Is er iemand? > Vraag wie kan > Tel de oproepen > Meld dat de oproep loopt > Wacht op reacties > Lees wie invalt > Nog niemand? > Meld dat er niemand is`,
        'Is er iemand? #1 > Meld dat niemand past',
        'Ja, ik kan > Eerste reactie > Nog vrij? > Wijs de dienst toe > Meld wie invalt > Bevestig de dienst > Toon dat het rond is',
        'Nog vrij? #1 > Toon dat het niet kan',
      ],
    };
  },
});

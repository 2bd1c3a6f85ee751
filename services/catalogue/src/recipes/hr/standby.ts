import { pushers } from '../../apps/push.js';
import { smsSenders } from '../../apps/sms.js';
import { readableTables } from '../../apps/tables.js';
import { both, code, combine, form, from, keep, only, onlyNew, recipe, rowsOf, t } from '../../kit/index.js';

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
    const r = rowsOf(table, 'Lees de invallers', 'Invallers', 'Invaller', {
      naam: 'Naam',
      telefoon: 'Telefoon',
      functie: 'Functie',
      vrij: 'Beschikbaar',
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
          'Zet in "Vraag wie kan" het adres van het antwoordformulier.',
          'Put the address of the answer form in "Vraag wie kan".',
        ),
        both(
          'Maak een tabel Invallers met de kolommen Naam, Telefoon, Functie en Beschikbaar (ja of nee).',
          'Make a table Invallers with the columns Naam, Telefoon, Functie and Beschikbaar (ja or nee).',
        ),
      ],
      notes: [
        {
          over: ['Ja, ik kan', 'Eerste reactie'],
          text: '## Wie het eerst komt\nElke dienstcode wordt maar één keer toegewezen; latere reacties vallen stil af.',
        },
      ],
      nodes: [
        form('Dienst valt uit', 'Invaller gezocht', 'Alleen voor de planning.', [
          ['code', 'Dienstcode'],
          ['functie', 'Functie', 'dropdown', ['Bediening', 'Keuken', 'Magazijn', 'Zorg']],
          ['wanneer', 'Wanneer?'],
        ]),
        ...r.nodes,
        keep('Beschikbaar en geschikt', [
          ['={{ $json.vrij }}', 'is', 'ja'],
          ['={{ $json.functie }}', 'is', t`${g('functie')}`],
        ]),
        sms.send(
          'Vraag wie kan',
          only(r.ref.telefoon),
          t`Hoi ${r.ref.naam}, kun jij invallen: ${g('functie')}, ${g('wanneer')}? Reageer met code ${g('code')} op https://n8n.example.com/form/inval`,
        ),
        code('Tel de oproepen', 'return [{ json: { aantal: $input.all().length } }];'),
        push.push(
          'Meld dat de oproep loopt',
          'Oproep verstuurd',
          t`${'{{ $json.aantal }}'} invallers gevraagd voor dienst ${g('code')}.`,
        ),
        form('Ja, ik kan', 'Ik val in', 'De eerste reactie krijgt de dienst.', [
          ['code', 'Dienstcode uit het bericht'],
          ['naam', 'Naam'],
          ['telefoon', 'Mobiel nummer'],
        ]),
        onlyNew('Eerste reactie', '={{ $json.code.trim().toUpperCase() }}'),
        table.append('Wijs de dienst toe', 'Ingevallen', {
          Dienst: only(j('code')),
          Naam: only(j('naam')),
          Telefoon: only(j('telefoon')),
          Moment: '={{ $now.toISO() }}',
        }),
        sms.send(
          'Bevestig de dienst',
          only(j('telefoon')),
          t`Top ${j('naam')}, dienst ${j('code')} is voor jou.`,
        ),
        push.push('Meld wie invalt', 'Invaller gevonden', t`${j('naam')} neemt dienst ${j('code')}.`),
      ],
      flow: [
        `Dienst valt uit > ${r.path} > Beschikbaar en geschikt > Vraag wie kan > Tel de oproepen > Meld dat de oproep loopt`,
        'Ja, ik kan > Eerste reactie > Wijs de dienst toe > Bevestig de dienst',
        'Wijs de dienst toe > Meld wie invalt',
      ],
    };
  },
});

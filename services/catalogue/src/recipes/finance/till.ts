import { officeChats, officeTables } from '../../apps/office.js';
import { limitOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  asEuro,
  both,
  code,
  combine,
  formEnd,
  formWithEnding,
  recipe,
  rowsOf,
  say,
  spares,
  TO_CENT,
  when,
} from '../../kit/index.js';

export const tillCount = recipe({
  id: 'till-count-at-closing',
  category: 'finance',
  tags: ['kassa', 'kas tellen', 'kasverschil', 'horeca', 'winkel', 'dagafsluiting'],
  saves: spares(
    15,
    'De filiaalmanager telt de kas, rekent het verschil uit en appt het door.',
    'The shop manager counts the till, works out the difference and texts it on.',
  ),
  variants: combine({ table: officeTables, chat: officeChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const t = rowsOf(table, 'Lees eerdere tellingen', say('Kastellingen', 'Till counts'), 'Telling', {
      op: say('Op', 'On'),
      kassa: say('Kassa', 'Till'),
      verschil: say('Verschil', 'Difference'),
    });
    return {
      name: both(
        `Kas tellen bij sluiting met een formulier, verschil in ${table.app.label} en alarm in ${chat.app.label}`,
        `Count the till at closing with a form, difference in ${table.app.label} and alarm in ${chat.app.label}`,
      ),
      description: both(
        `Wie sluit telt biljetten en munten in een formulier en ziet meteen kassaldo, verschil en afstorting. ${table.app.label} bewaart elke telling; een groot verschil, of drie tekorten in twee weken op dezelfde kassa, is een melding in ${chat.app.label}.`,
        `Who closes counts notes and coins in a form and sees balance, difference and deposit at once. ${table.app.label} keeps each count; a large difference, or three shortages in two weeks at one till, is told in ${chat.app.label}.`,
      ),
      benefit: both(
        'Verschillen komen dezelfde avond boven water.',
        'Differences come up on the same evening.',
      ),
      uses: [
        [table, both('bewaart de tellingen', 'keeps the counts')],
        [chat, both('krijgt opvallende verschillen', 'is told of striking differences')],
      ],
      setup: [
        both(
          'Maak de tabel Kastellingen met de kolommen Op, Kassa, Geteld, Verwacht, Verschil, Afstorten en Door.',
          'Make the table Till counts with the columns On, Till, Counted, Expected, Difference, Deposit and By.',
        ),
      ],
      notes: [
        {
          over: ['Tel de kas', 'Opvallend?'],
          text: say(
            '## Eerst tellen, dan pas de omzet\nTel de la voordat je het dagrapport van de kassa opvraagt: zo rekent niemand naar nul toe. Elke telling wordt bewaard, ook een tweede van dezelfde avond. Wat boven het wisselgeld ligt, is de afstorting, afgerond op vijf euro.',
            '## Count first, then the takings\nCount the till before you ask the register for its day report: so nobody counts towards zero. Every count is kept, a second one of the same evening too. What exceeds the float is the deposit, rounded to five euros.',
          ),
        },
      ],
      names: {
        'Kas geteld': 'Till counted',
        'Tel de kas': 'Count the till',
        'Bewaar telling': 'Keep the count',
        'Lees eerdere tellingen': 'Read earlier counts',
        Telling: 'Count',
        'Zoek patroon': 'Look for a pattern',
        'Opvallend?': 'Striking?',
        'Meld kasverschil': 'Report the difference',
        'Toon afsluiting': 'Show the closing',
      },
      nodes: [
        formWithEnding(
          'Kas geteld',
          say('Kas tellen', 'Count the till'),
          say('Aantallen per soort; munten als totaalbedrag.', 'Numbers of each; coins as a total.'),
          [
            ['kassa', say('Kassa', 'Till')],
            ['b50', say('Biljetten van 50', 'Notes of 50'), 'number'],
            ['b20', say('Biljetten van 20', 'Notes of 20'), 'number'],
            ['b10', say('Biljetten van 10', 'Notes of 10'), 'number'],
            ['b5', say('Biljetten van 5', 'Notes of 5'), 'number'],
            [
              'groot?',
              say('Biljetten van 100 en 200, totaalbedrag', 'Notes of 100 and 200, total'),
              'number',
            ],
            ['munten', say('Munten, totaalbedrag', 'Coins, total'), 'number'],
            [
              'contant',
              say(
                'Contante omzet volgens de kassa, min retouren',
                'Cash takings by the register, less returns',
              ),
              'number',
            ],
            ['door', say('Je naam', 'Your name')],
          ],
        ),
        code(
          'Tel de kas',
          `
${TO_CENT}
${asEuro()}
return $input.all().map(({ json: $json }) => {
  const n = (v) => Math.max(0, Number(v) || 0);
  const geteld = cent(n($json.b50) * 50 + n($json.b20) * 20 + n($json.b10) * 10 + n($json.b5) * 5 + n($json.groot) + n($json.munten));
  const wissel = Number('${limitOf('float', ['Wisselgeld in de kassa', 'Float in the till'], ['Het vaste bedrag waarmee de kassa begint, in euro.', 'The fixed amount that the till starts with, in euros.'], 150)}') || 0;
  const verwacht = cent(wissel + (Number($json.contant) || 0)), verschil = cent(geteld - verwacht);
  const afstorten = Math.max(0, Math.floor((geteld - wissel) / 5) * 5);
  return { json: { kassa: String($json.kassa ?? '').trim(), door: $json.door, geteld, verwacht, verschil, afstorten, tekst: { geteld: euro(geteld), verschil: euro(verschil), afstorten: euro(afstorten) } } };
});`,
        ),
        table.append('Bewaar telling', say('Kastellingen', 'Till counts'), {
          [say('Op', 'On')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
          [say('Kassa', 'Till')]: '={{ $json.kassa }}',
          [say('Geteld', 'Counted')]: '={{ $json.geteld }}',
          [say('Verwacht', 'Expected')]: '={{ $json.verwacht }}',
          [say('Verschil', 'Difference')]: '={{ $json.verschil }}',
          [say('Afstorten', 'Deposit')]: '={{ $json.afstorten }}',
          [say('Door', 'By')]: '={{ $json.door }}',
        }),
        ...alsoRows(t).nodes,
        code(
          'Zoek patroon',
          `
${AS_DAY}
${AS_AMOUNT}
const nu = $('Tel de kas').first().json, grens = Number('${limitOf('till-difference', ['Verschil om te melden', 'Difference to report'], ['Vanaf hoeveel euro, tekort of over.', 'From how many euros, short or over.'], 10)}') || 10;
const vanaf = $now.minus({ weeks: 2 });
const tekorten = $input.all().map(({ json }) => json).filter((een) => String(een.kassa ?? '').trim().toLowerCase() === nu.kassa.toLowerCase() && asDay(String(een.op ?? '').slice(0, 10)) >= vanaf && (getal(een.verschil) ?? 0) < -1).length;
return [{ json: { ...nu, tekorten, melden: Math.abs(nu.verschil) >= grens || (nu.verschil < -1 && tekorten >= 3) } }];`,
        ),
        when('Opvallend?', [['={{ $json.melden }}', 'yes']]),
        chat.post(
          'Meld kasverschil',
          say(
            '=Kassa {{ $json.kassa }}: verschil {{ $json.tekst.verschil }} (geteld {{ $json.tekst.geteld }}, door {{ $json.door }}). Tekorten in twee weken: {{ $json.tekorten }}. Kijk naar retouren en wisselgeld voordat je iemand aanspreekt.',
            '=Till {{ $json.kassa }}: a difference of {{ $json.tekst.verschil }} (counted {{ $json.tekst.geteld }}, by {{ $json.door }}). Shortages in two weeks: {{ $json.tekorten }}. Look at returns and change before you speak to anyone.',
          ),
        ),
        formEnd(
          'Toon afsluiting',
          say(
            "=Verschil: {{ $('Tel de kas').first().json.tekst.verschil }}",
            "=Difference: {{ $('Tel de kas').first().json.tekst.verschil }}",
          ),
          say(
            "=Geteld {{ $('Tel de kas').first().json.tekst.geteld }}. Doe {{ $('Tel de kas').first().json.tekst.afstorten }} in de sealbag en laat het wisselgeld liggen.",
            "=Counted {{ $('Tel de kas').first().json.tekst.geteld }}. Put {{ $('Tel de kas').first().json.tekst.afstorten }} into the seal bag and leave the float.",
          ),
        ),
      ],
      flow: [
        `Kas geteld > Tel de kas > Bewaar telling > ${t.path} > Zoek patroon > Opvallend? > Meld kasverschil > Toon afsluiting`,
        'Opvallend? #1 > Toon afsluiting',
      ],
    };
  },
});

import { chats } from '../../apps/chats.js';
import { documents } from '../../apps/documents.js';
import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { readableTables } from '../../apps/tables.js';
import {
  append,
  ask,
  both,
  chain,
  code,
  combine,
  everyMonths,
  keep,
  recipe,
  rowsOf,
  set,
  sideBySide,
  t,
  when,
} from '../../kit/index.js';

export const wervingsrapport = recipe({
  id: 'recruitment-report',
  category: 'hr',
  tags: ['werving', 'rapport', 'ai', 'doorlooptijd'],
  saves: {
    minutes: 75,
    nl: 'De recruiter telt kandidaten per fase en bron en schrijft er een stukje bij.',
    en: 'The recruiter counts candidates by stage and source and writes a comment.',
  },
  variants: combine(
    { table: readableTables, model: models, doc: documents, chat: chats, mailer: mailers },
    {
      take: 9,
      apart: ['table', 'model', 'doc'],
      sameApp: true,
      unless: ({ table, doc }) => table.app.key === doc.app.key,
    },
  ),
  build: ({ table, model, doc, chat, mailer }) => {
    const k = rowsOf(table, 'Lees de kandidaten', 'Kandidaten', 'Kandidaat', {
      naam: 'Naam',
      functie: 'Functie',
      status: 'Status',
      bron: 'Bron',
      ontvangen: 'Ontvangen',
      besluit: 'Besluitdatum',
    });
    const report = doc.write('Schrijf het rapport', {
      title: "=Werving {{ $now.minus({ months: 1 }).setLocale('nl').toFormat('LLLL yyyy') }}",
      text: "={{ $('Tekst klaar').first().json.text }}",
    });
    return {
      name: both(
        `Wervingsrapport per maand: cijfers uit ${table.app.label}, uitleg door ${model.app.label}, bewaard in ${doc.app.label}`,
        `Monthly recruitment report: ${table.app.label} figures, explained by ${model.app.label}, in ${doc.app.label}`,
      ),
      description: both(
        `Telt op de eerste van de maand kandidaten uit ${table.app.label} per fase, bron en doorlooptijd. ${model.app.label} schrijft de toelichting, ${doc.app.label} bewaart het rapport en de directie krijgt het via ${mailer.app.label}.`,
        `On the first of the month counts candidates from ${table.app.label} by stage, source and time to hire. ${model.app.label} writes the comment, ${doc.app.label} keeps it and the board gets it by ${mailer.app.label}.`,
      ),
      benefit: both('Weten welke wervingsbron echt werkt.', 'Know which source really works.'),
      uses: [
        [table, both('bevat alle kandidaten', 'holds all candidates')],
        [model, both('schrijft de toelichting', 'writes the comment')],
        [doc, both('bewaart het rapport', 'keeps the report')],
        [chat, both('deelt het rapport', 'shares the report')],
        [mailer, both('stuurt het naar de directie', 'sends it to the board')],
      ],
      setup: [
        both(
          'Houd in de tabel Kandidaten de kolommen Status, Bron, Ontvangen en Besluitdatum bij.',
          'Keep the columns Status, Bron, Ontvangen and Besluitdatum in the table Kandidaten.',
        ),
        both(
          'Vul in "Mail de directie" het juiste adres in.',
          'Fill in the right address in "Mail de directie".',
        ),
      ],
      notes: [
        {
          over: ['Tel per fase', 'Tel per bron', 'Meet de doorlooptijd', 'Alle cijfers'],
          text: '## Drie tellingen naast elkaar\nElke telling werkt op dezelfde kandidaten; voeg er gerust een toe.',
        },
        {
          over: ['Schrijf de toelichting', 'Genoeg kandidaten?'],
          text: '## Toelichting\nHet model krijgt alleen aantallen, geen namen.',
        },
      ],
      nodes: [
        everyMonths('Elke eerste van de maand', 1, 1, 8),
        ...k.nodes,
        keep('Van de vorige maand', [
          ["={{ DateTime.fromISO($json.ontvangen).hasSame($now.minus({ months: 1 }), 'month') }}", 'yes'],
        ]),
        code(
          'Tel per fase',
          "const tel = {}; for (const { json } of $input.all()) tel[json.status || 'Onbekend'] = (tel[json.status || 'Onbekend'] ?? 0) + 1;\nreturn [{ json: { fasen: tel, totaal: $input.all().length } }];",
        ),
        code(
          'Tel per bron',
          "const tel = {}; for (const { json } of $input.all()) tel[json.bron || 'Onbekend'] = (tel[json.bron || 'Onbekend'] ?? 0) + 1;\nreturn [{ json: { bronnen: tel } }];",
        ),
        code(
          'Meet de doorlooptijd',
          "const dagen = $input.all().filter(({ json }) => json.besluit).map(({ json }) => DateTime.fromISO(json.besluit).diff(DateTime.fromISO(json.ontvangen), 'days').days);\nreturn [{ json: { doorlooptijd: dagen.length ? Math.round(dagen.reduce((a, b) => a + b, 0) / dagen.length) : null } }];",
        ),
        sideBySide('Alle cijfers', 3),
        when('Genoeg kandidaten?', [['={{ $json.totaal }}', '>', 4]]),
        ask(
          'Schrijf de toelichting',
          'Je bent recruiter bij een Nederlands mkb-bedrijf. Schrijf een helder maandrapport in gewone zinnen: cijfers, wat opvalt, twee adviezen. Verzin niets.',
          t`${'{{ JSON.stringify($json) }}'}`,
        ),
        model.attach('Taalmodel', 'Schrijf de toelichting'),
        set('Korte versie', {
          text: '=Vorige maand kwamen {{ $json.totaal }} kandidaten binnen; te weinig voor conclusies. Verdeling: {{ JSON.stringify($json.fasen) }}',
        }),
        append('Tekst klaar', 2),
        ...report,
        chat.post('Deel het rapport', t`Het wervingsrapport staat klaar: ${`{{ ${doc.link} }}`}`),
        mailer.send(
          'Mail de directie',
          'directie@example.com',
          'Wervingsrapport van vorige maand',
          "={{ $('Tekst klaar').first().json.text.replaceAll('\\n', '<br>') }}",
        ),
      ],
      flow: [
        `Elke eerste van de maand > ${k.path} > Van de vorige maand > Tel per fase > Alle cijfers > Genoeg kandidaten? > Schrijf de toelichting > Tekst klaar > ${chain(report)} > Deel het rapport`,
        'Van de vorige maand > Tel per bron > Alle cijfers @1',
        'Van de vorige maand > Meet de doorlooptijd > Alle cijfers @2',
        'Genoeg kandidaten? #1 > Korte versie > Tekst klaar @1',
        'Tekst klaar > Mail de directie',
      ],
    };
  },
});

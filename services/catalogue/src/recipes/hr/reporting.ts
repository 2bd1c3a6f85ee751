import { chats } from '../../apps/chats.js';
import { documents } from '../../apps/documents.js';
import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { readableTables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  append,
  ask,
  both,
  chain,
  code,
  combine,
  dayOf,
  evenWhenEmpty,
  everyMonths,
  keep,
  recipe,
  rowsOf,
  say,
  set,
  sideBySide,
  t,
  when,
  withErrorBranch,
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
    const k = rowsOf(table, 'Lees de kandidaten', say('Kandidaten', 'Candidates'), 'Kandidaat', {
      naam: say('Naam', 'Name'),
      functie: say('Functie', 'Position'),
      status: 'Status',
      bron: say('Bron', 'Source'),
      ontvangen: say('Ontvangen', 'Received'),
      besluit: say('Besluitdatum', 'Decision date'),
    });
    const c = "$('Alle cijfers').first().json";
    const list = (of: string) =>
      `Object.entries(${c}.${of} ?? {}).map(([naam, aantal]) => naam + ' ' + aantal).join(', ') || '-'`;
    const figures = say(
      `Vorige maand kwamen {{ ${c}.totaal }} kandidaten binnen.\nPer fase: {{ ${list('fasen')} }}\nPer bron: {{ ${list('bronnen')} }}\nGemiddeld tot een besluit: {{ ${c}.doorlooptijd === null ? 'nog niet te zeggen' : ${c}.doorlooptijd + ' dagen' }}`,
      `Last month {{ ${c}.totaal }} candidates came in.\nBy stage: {{ ${list('fasen')} }}\nBy source: {{ ${list('bronnen')} }}\nOn average until a decision: {{ ${c}.doorlooptijd === null ? 'not known yet' : ${c}.doorlooptijd + ' days' }}`,
    );
    const report = doc.write('Schrijf het rapport', {
      title: say(
        "=Werving {{ $now.minus({ months: 1 }).setLocale('nl').toFormat('LLLL yyyy') }}",
        "=Recruitment {{ $now.minus({ months: 1 }).setLocale('en').toFormat('LLLL yyyy') }}",
      ),
      text: `={{ $('Tekst klaar').first().json.text }}\n\n${figures}`,
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
          'Houd in de tabel Kandidaten de kolommen Naam, Functie, Status, Bron, Ontvangen en Besluitdatum bij.',
          'Keep the columns Name, Position, Status, Source, Received and Decision date in the table Candidates.',
        ),
      ],
      notes: [
        {
          over: ['Tel per fase', 'Tel per bron', 'Meet de doorlooptijd', 'Alle cijfers'],
          text: say(
            '## Drie tellingen naast elkaar\nElke telling werkt op dezelfde kandidaten; voeg er gerust een toe.',
            '## Three counts side by side\nEvery count works on the same candidates; feel free to add one.',
          ),
        },
        {
          over: ['Schrijf de toelichting', 'Genoeg kandidaten?'],
          text: say(
            '## Toelichting\nHet model krijgt alleen aantallen, geen namen. De cijfers zelf staan altijd onder de toelichting, zodat je haar kunt nakijken. Antwoordt het niet, dan staan ze er alleen.',
            '## Comment\nThe model only gets numbers, no names. The figures themselves always stand below the comment, so that you can check it. If it does not answer, they come alone.',
          ),
        },
      ],
      names: {
        'Elke eerste van de maand': 'Every first of the month',
        'Lees de kandidaten': 'Read the candidates',
        Kandidaat: 'Candidate',
        'Van de vorige maand': 'Of last month',
        'Tel per fase': 'Count by stage',
        'Tel per bron': 'Count by source',
        'Meet de doorlooptijd': 'Measure the time to hire',
        'Alle cijfers': 'All figures',
        'Genoeg kandidaten?': 'Enough candidates?',
        'Schrijf de toelichting': 'Write the comment',
        Taalmodel: 'Language model',
        'Korte versie': 'Short version',
        'Tekst klaar': 'Text ready',
        'Schrijf het rapport': 'Write the report',
        'Deel het rapport': 'Share the report',
        'Mail de directie': 'Email the board',
      },
      nodes: [
        everyMonths('Elke eerste van de maand', 1, 1, 8),
        ...k.nodes,
        evenWhenEmpty(
          keep('Van de vorige maand', [
            [`={{ ${dayOf('$json.ontvangen')}.hasSame($now.minus({ months: 1 }), 'month') }}`, 'yes'],
          ]),
        ),
        code(
          'Tel per fase',
          `const tel = {}, lijst = $input.all().filter(({ json }) => json.ontvangen); for (const { json } of lijst) tel[json.status || ${say("'Onbekend'", "'Unknown'")}] = (tel[json.status || ${say("'Onbekend'", "'Unknown'")}] ?? 0) + 1;\nreturn [{ json: { fasen: tel, totaal: lijst.length } }];`,
        ),
        code(
          'Tel per bron',
          `const tel = {}; for (const { json } of $input.all().filter(({ json }) => json.ontvangen)) tel[json.bron || ${say("'Onbekend'", "'Unknown'")}] = (tel[json.bron || ${say("'Onbekend'", "'Unknown'")}] ?? 0) + 1;\nreturn [{ json: { bronnen: tel } }];`,
        ),
        code(
          'Meet de doorlooptijd',
          `${AS_DAY}\nconst dagen = $input.all().map(({ json }) => asDay(json.besluit).diff(asDay(json.ontvangen), 'days').days).filter((aantal) => aantal >= 0);\nreturn [{ json: { doorlooptijd: dagen.length ? Math.round(dagen.reduce((a, b) => a + b, 0) / dagen.length) : null } }];`,
        ),
        sideBySide('Alle cijfers', 3),
        when('Genoeg kandidaten?', [['={{ $json.totaal }}', '>', 4]]),
        withErrorBranch(
          ask(
            'Schrijf de toelichting',
            say(
              'Je bent recruiter bij een Nederlands mkb-bedrijf. Schrijf in hooguit twaalf gewone zinnen, zonder opmaak, een toelichting bij de cijfers van vorige maand: wat opvalt en twee adviezen. De doorlooptijd is in dagen, leeg is onbekend. De cijfers zelf staan er al onder; verzin niets.',
              'You are a recruiter at a small Dutch business. In at most twelve plain English sentences, without markup, write a comment on the figures of last month: what stands out and two pieces of advice. The time to a decision is in days, empty is unknown. The figures themselves stand below it; make nothing up.',
            ),
            t`${'{{ JSON.stringify($json) }}'}`,
          ),
        ),
        model.attach('Taalmodel', 'Schrijf de toelichting'),
        set('Korte versie', {
          text: say(
            `={{ ${c}.totaal > 4 ? 'Het taalmodel gaf geen toelichting; dit zijn de cijfers.' : 'Te weinig kandidaten voor conclusies; dit zijn de cijfers.' }}`,
            `={{ ${c}.totaal > 4 ? 'The language model gave no comment; these are the figures.' : 'Too few candidates for conclusions; these are the figures.' }}`,
          ),
        }),
        append('Tekst klaar', 2),
        ...report,
        chat.post(
          'Deel het rapport',
          say(
            t`Het wervingsrapport staat klaar: ${`{{ ${doc.link} }}`}`,
            t`The recruitment report is ready: {{ ${doc.link} }}`,
          ),
        ),
        mailer.send(
          'Mail de directie',
          mailOf.management,
          say('Wervingsrapport van vorige maand', 'Recruitment report of last month'),
          `={{ String($('Tekst klaar').first().json.text ?? '').replaceAll('<', '&lt;').replaceAll('\\n', '<br>') }}<br><br>${figures.replaceAll('\n', '<br>')}`,
        ),
      ],
      flow: [
        `Elke eerste van de maand > ${k.path} > Van de vorige maand > Tel per fase > Alle cijfers > Genoeg kandidaten? > Schrijf de toelichting > Tekst klaar > ${chain(report)} > Deel het rapport`,
        'Van de vorige maand > Tel per bron > Alle cijfers @1',
        'Van de vorige maand > Meet de doorlooptijd > Alle cijfers @2',
        'Genoeg kandidaten? #1 > Korte versie > Tekst klaar @1',
        'Schrijf de toelichting #1 > Korte versie',
        'Tekst klaar > Mail de directie',
      ],
    };
  },
});

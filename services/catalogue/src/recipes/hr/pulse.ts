import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { privateModels } from '../../apps/models.js';
import { readableTables } from '../../apps/tables.js';
import {
  append,
  ask,
  both,
  combine,
  everyMonths,
  form,
  from,
  keep,
  loop,
  only,
  onlyOnce,
  parser,
  pause,
  recipe,
  rowsOf,
  set,
  t,
  when,
} from '../../kit/index.js';

export const pulsmeting = recipe({
  id: 'team-pulse',
  category: 'hr',
  tags: ['enps', 'tevredenheid', 'ai'],
  saves: {
    minutes: 5,
    nl: 'Per antwoord: HR neemt het over, leest de toelichting en bedenkt er een thema bij.',
    en: 'For each answer HR copies it, reads the comment and finds a theme for it.',
  },
  variants: combine(
    { table: readableTables, mailer: mailers, model: privateModels, chat: chats },
    { take: 9, apart: ['mailer', 'model'] },
  ),
  build: ({ table, mailer, model, chat }) => {
    const p = rowsOf(table, 'Lees het personeel', 'Medewerkers', 'Medewerker', {
      naam: 'Naam',
      email: 'E-mail',
      status: 'Status',
    });
    const a = (field: string) => from('Antwoord', field);
    return {
      name: both(
        `eNPS meten onder medewerkers: vraag via ${mailer.app.label}, antwoorden geduid door ${model.app.label}`,
        `Measure employee eNPS: asked by ${mailer.app.label}, answers explained by ${model.app.label}`,
      ),
      description: both(
        `Elk kwartaal krijgen alle collega’s uit ${table.app.label} via ${mailer.app.label} een anonieme vraag. ${model.app.label} benoemt het thema van elke toelichting; een laag cijfer komt zonder naam in ${chat.app.label}.`,
        `Each quarter all colleagues in ${table.app.label} get an anonymous question through ${mailer.app.label}. ${model.app.label} names the theme of each comment; a low score reaches ${chat.app.label} without a name.`,
      ),
      benefit: both(
        'Weten hoe het team erbij zit voordat iemand opzegt.',
        'Know how the team feels before someone resigns.',
      ),
      uses: [
        [
          table,
          both('bevat de collega’s en bewaart de antwoorden', 'holds the colleagues and keeps the answers'),
        ],
        [mailer, both('verstuurt de uitnodiging', 'sends the invitation')],
        [model, both('benoemt het thema', 'names the theme')],
        [chat, both('meldt lage cijfers', 'reports low scores')],
      ],
      setup: [
        both(
          'Zet het adres van het formulier in "Nodig uit".',
          'Put the address of the form in "Nodig uit".',
        ),
        both(
          'Maak een tabel Puls met de kolommen Kwartaal, Cijfer, Groep, Thema, Stemming en Toelichting.',
          'Make a table Puls with the columns Kwartaal, Cijfer, Groep, Thema, Stemming and Toelichting.',
        ),
      ],
      notes: [
        {
          over: ['Elk kwartaal', 'Alleen actieve collega’s', 'Nodig uit'],
          text: '## Uitnodigen\nIn groepjes van twintig, zodat de mail niet wordt tegengehouden.',
        },
        {
          over: ['Antwoord', 'Benoem het thema', 'Bewaar het antwoord'],
          text: '## Anoniem\nHet formulier vraagt geen naam en bewaart geen afzender. Deel uitkomsten pas bij vijf antwoorden of meer.',
        },
      ],
      nodes: [
        everyMonths('Elk kwartaal', 3, 1, 9),
        ...p.nodes,
        keep('Alleen actieve collega’s', [['={{ $json.status }}', 'isNot', 'Uit dienst']]),
        loop('Per twintig', 20),
        mailer.send(
          'Nodig uit',
          only(p.ref.email),
          'Hoe is het om hier te werken?',
          t`Beste ${p.ref.naam},<br><br>Twee vragen, één minuut, anoniem: <a href="https://n8n.example.com/form/puls">vul de puls in</a>.`,
        ),
        pause('Rustpauze', 1, 'minutes'),
        onlyOnce(
          chat.post(
            'Meld dat hij loopt',
            'De nieuwe pulsmeting staat in je mailbox. Twee vragen, één minuut, anoniem.',
          ),
        ),
        form('Pulsformulier', 'Hoe is het om hier te werken?', 'Anoniem. Je antwoord gaat alleen naar HR.', [
          ['cijfer', 'Hoe waarschijnlijk is het dat je ons als werkgever aanbeveelt? (0 tot 10)', 'number'],
          ['waarom?', 'Waarom geef je dit cijfer?', 'textarea'],
        ]),
        set('Antwoord', {
          cijfer: ['number', '={{ $json.cijfer }}'],
          waarom: "={{ $json.waarom || '' }}",
          groep: "={{ $json.cijfer >= 9 ? 'Promotor' : $json.cijfer >= 7 ? 'Neutraal' : 'Criticus' }}",
        }),
        when('Is er een toelichting?', [['={{ $json.waarom }}', 'filled']]),
        ask(
          'Benoem het thema',
          'Vat de toelichting van een medewerker samen. Laat namen en herleidbare details weg.',
          t`${a('waarom')}`,
          true,
        ),
        model.attach('Taalmodel', 'Benoem het thema'),
        parser('Thema en stemming', 'Benoem het thema', {
          thema: 'Werkdruk',
          stemming: 'Negatief',
          kern: 'Te weinig mensen op vrijdag',
        }),
        set('Zonder toelichting', {
          output: ['object', '={{ { thema: "Geen", stemming: "Onbekend", kern: "" } }}'],
        }),
        append('Antwoord compleet', 2),
        table.append('Bewaar het antwoord', 'Puls', {
          Kwartaal: "={{ $now.toFormat('yyyy') + ' Q' + $now.quarter }}",
          Cijfer: only(a('cijfer')),
          Groep: only(a('groep')),
          Thema: '={{ $json.output.thema }}',
          Stemming: '={{ $json.output.stemming }}',
          Toelichting: '={{ $json.output.kern }}',
        }),
        when('Laag cijfer?', [[only(a('cijfer')), '<', 5]]),
        chat.post(
          'Meld zonder naam',
          t`Een collega gaf een ${a('cijfer')} in de puls. Thema: ${from('Antwoord compleet', 'output.thema')}. ${from('Antwoord compleet', 'output.kern')}`,
        ),
      ],
      flow: [
        `Elk kwartaal > ${p.path} > Alleen actieve collega’s > Per twintig > Meld dat hij loopt`,
        'Per twintig #1 > Nodig uit > Rustpauze > Per twintig',
        'Pulsformulier > Antwoord > Is er een toelichting? > Benoem het thema > Antwoord compleet > Bewaar het antwoord > Laag cijfer? > Meld zonder naam',
        'Is er een toelichting? #1 > Zonder toelichting > Antwoord compleet @1',
      ],
    };
  },
});

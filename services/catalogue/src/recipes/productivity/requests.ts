import { approvalChats, chats } from '../../apps/chats.js';
import { fileDrops } from '../../apps/file-stores.js';
import { mailboxes } from '../../apps/mailers.js';
import { privateModels } from '../../apps/models.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  append,
  both,
  choose,
  codeEach,
  combine,
  extract,
  form,
  from,
  only,
  readFile,
  recipe,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const inkoopverzoek = recipe({
  id: 'purchase-request',
  category: 'productivity',
  tags: ['inkoop', 'goedkeuring', 'aanvraag'],
  saves: {
    minutes: 25,
    nl: 'Een inkoopverzoek gaat van mailbox naar mailbox tot iemand beslist.',
    en: 'A purchase request travels from mailbox to mailbox until someone decides.',
  },
  variants: combine(
    { chat: approvalChats, box: mailboxes, table: fullTables, task: taskApps },
    { take: 9, apart: ['chat', 'box', 'table'] },
  ),
  build: ({ chat, box, table, task }) => {
    const f = (field: string) => from('Aanvraag', field);
    const g = (field: string) => from('Geef een nummer', field);
    const status = (name: string, value: string) =>
      table.upsert(name, 'Inkoop', 'Nummer', { Nummer: only(g('nummer')), Status: value });
    return {
      name: both(
        `Inkoop aanvragen met akkoord in ${chat.app.label} of ${box.app.label}, bijgehouden in ${table.app.label}`,
        `Purchase requests approved in ${chat.app.label} or ${box.app.label}, tracked in ${table.app.label}`,
      ),
      description: both(
        `Kleine aankopen gaan direct door, middelgrote keurt de teamleider goed in ${chat.app.label}, grote de directie via ${box.app.label}. Na akkoord staat de bestelling in ${task.app.label} en de stand in ${table.app.label}.`,
        `Small purchases go straight through, medium ones are approved by the team lead in ${chat.app.label}, large ones by the board through ${box.app.label}. Once approved the order is in ${task.app.label} and its status in ${table.app.label}.`,
      ),
      benefit: both(
        'Kleine dingen snel, grote dingen met vier ogen.',
        'Small things fast, large things with four eyes.',
      ),
      uses: [
        [chat, both('vraagt de teamleider', 'asks the team lead')],
        [box, both('vraagt de directie en mailt de aanvrager', 'asks the board and mails the requester')],
        [table, both('is het inkoopregister', 'is the purchase register')],
        [task, both('krijgt de bestelling', 'gets the order')],
      ],
      setup: [
        both(
          'Zet in "Hoe groot is het?" je eigen grensbedragen.',
          'Set your own limits in "Hoe groot is het?".',
        ),
        both(
          'Vul in "Vraag de directie" het juiste adres in.',
          'Fill in the right address in "Vraag de directie".',
        ),
      ],
      notes: [
        {
          over: ['Hoe groot is het?', 'Vraag de teamleider', 'Vraag de directie'],
          text: '## Drie routes\nTot 100 euro zonder akkoord, tot 1.000 euro de teamleider, daarboven de directie.',
        },
        {
          over: ['Goedgekeurd', 'Zet de bestelling klaar', 'Zet op Goedgekeurd'],
          text: '## Eén uitgang voor akkoord\nAlle routes komen hier samen, zodat bestellen maar op één plek staat.',
        },
      ],
      nodes: [
        form('Aanvraag', 'Iets aanvragen', 'Wat heb je nodig voor je werk?', [
          ['naam', 'Naam'],
          ['email', 'E-mailadres', 'email'],
          ['wat', 'Wat wil je kopen?'],
          ['bedrag', 'Bedrag zonder btw', 'number'],
          ['link?', 'Link naar het product'],
          ['waarom', 'Waarvoor is het?', 'textarea'],
        ]),
        codeEach(
          'Geef een nummer',
          "return { json: { ...$json, nummer: 'INK-' + DateTime.now().toFormat('yyMMdd-HHmmss') } };",
        ),
        table.append('Schrijf in het register', 'Inkoop', {
          Nummer: only(g('nummer')),
          Wie: only(g('naam')),
          Wat: only(g('wat')),
          Bedrag: only(g('bedrag')),
          Status: 'Aangevraagd',
        }),
        choose(
          'Hoe groot is het?',
          [
            ['Klein', [only(g('bedrag')), '<=', 100]],
            ['Middel', [only(g('bedrag')), '<=', 1000]],
          ],
          'Groot',
        ),
        chat.approve(
          'Vraag de teamleider',
          t`${g('nummer')}: ${g('naam')} vraagt ${g('wat')} voor ${g('bedrag')} euro. ${g('waarom')} ${f('link')}`,
        ),
        when('Teamleider akkoord?', [['={{ $json.data.approved }}', 'yes']]),
        box.approve(
          'Vraag de directie',
          'directie@example.com',
          t`Inkoop ${g('nummer')}: ${g('bedrag')} euro`,
          t`${g('naam')} vraagt ${g('wat')}. Reden: ${g('waarom')}`,
        ),
        when('Directie akkoord?', [['={{ $json.data.approved }}', 'yes']]),
        append('Goedgekeurd', 3),
        task.create('Zet de bestelling klaar', {
          title: t`Bestel ${g('wat')} (${g('nummer')})`,
          description: t`Voor ${g('naam')}, ${g('bedrag')} euro. ${f('link')}`,
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        status('Zet op Goedgekeurd', 'Goedgekeurd'),
        box.send(
          'Mail dat het mag',
          only(g('email')),
          t`Je aanvraag ${g('nummer')} is goedgekeurd`,
          t`Beste ${g('naam')},<br><br>We bestellen ${g('wat')}. Je hoort het als het binnen is.`,
        ),
        append('Niet goedgekeurd', 2),
        status('Zet op Afgewezen', 'Afgewezen'),
        box.send(
          'Mail dat het niet kan',
          only(g('email')),
          t`Je aanvraag ${g('nummer')} is afgewezen`,
          t`Beste ${g('naam')},<br><br>${g('wat')} kopen we nu niet. Vraag je leidinggevende gerust naar de reden.`,
        ),
        chat.post('Meld de afwijzing', t`${g('nummer')} (${g('wat')}) is afgewezen.`),
      ],
      flow: [
        'Aanvraag > Geef een nummer > Schrijf in het register > Hoe groot is het? > Goedgekeurd > Zet de bestelling klaar > Zet op Goedgekeurd > Mail dat het mag',
        'Hoe groot is het? #1 > Vraag de teamleider > Teamleider akkoord? > Goedgekeurd @1',
        'Hoe groot is het? #2 > Vraag de directie > Directie akkoord? > Goedgekeurd @2',
        'Teamleider akkoord? #1 > Niet goedgekeurd > Zet op Afgewezen > Mail dat het niet kan',
        'Directie akkoord? #1 > Niet goedgekeurd @1',
        'Zet op Afgewezen > Meld de afwijzing',
      ],
    };
  },
});

export const documentenSorteren = recipe({
  id: 'document-sorter',
  category: 'productivity',
  tags: ['documenten', 'ai', 'archief'],
  saves: {
    minutes: 5,
    nl: 'Iemand opent elk gescand document, bekijkt wat het is en noteert soort, afzender en termijn.',
    en: 'Someone opens each scanned document, sees what it is and notes kind, sender and deadline.',
  },
  variants: combine(
    { drop: fileDrops, model: privateModels, table: tables, task: taskApps, chat: chats },
    { take: 9, apart: ['drop', 'model', 'table'] },
  ),
  build: ({ drop, model, table, task, chat }) => {
    const { nodes, path, ref: b } = starts(drop.newFile, 'Nieuw bestand', 'Bestand');
    const d = (field: string) => from('Maak de bestandsnaam', field);
    return {
      name: both(
        `Documenten uit ${drop.app.label} herkennen met ${model.app.label} en registreren in ${table.app.label}`,
        `Recognise ${drop.app.label} documents with ${model.app.label} and register them in ${table.app.label}`,
      ),
      description: both(
        `Als ${drop.newFile.event.nl}, leest ${model.app.label} wat het is. Soort, afzender en datum komen in ${table.app.label}; contracten en termijnen staan als taak in ${task.app.label}, de rest meldt ${chat.app.label}.`,
        `When ${drop.newFile.event.en}, ${model.app.label} reads what it is. Kind, sender and date go to ${table.app.label}; contracts and deadlines become a ${task.app.label} task, the rest shows in ${chat.app.label}.`,
      ),
      benefit: both('Elk document is terug te vinden.', 'Every document can be found again.'),
      uses: [
        [drop, both('levert nieuwe documenten', 'delivers new documents')],
        [model, both('herkent het document', 'recognises the document')],
        [table, both('is het documentenregister', 'is the document register')],
        [task, both('krijgt de termijnen', 'gets the deadlines')],
        [chat, both('meldt wat niet lukt', 'reports what fails')],
      ],
      setup: [
        both(
          'Laat je scanner naar de gekozen map schrijven.',
          'Let your scanner write to the chosen folder.',
        ),
      ],
      notes: [
        {
          over: ['Is het een pdf?', 'Lees de tekst', 'Staat er tekst in?'],
          text: '## Alleen leesbare pdf’s\nScans zonder tekstlaag en andere bestanden gaan naar een mens.',
        },
        {
          over: ['Wat is het?', 'Maak de bestandsnaam', 'Zet in het register'],
          text: '## Vaste naamgeving in het register\nDatum, soort en afzender, zodat sorteren op naam altijd klopt. Het bestand zelf blijft staan waar het stond.',
        },
      ],
      nodes: [
        ...nodes,
        when('Is het een pdf?', [[only(b.name), 'matches', '\\.pdf$|\\.PDF$']]),
        withErrorBranch(readFile('Lees de tekst', 'pdf', 'data')),
        when('Staat er tekst in?', [["={{ ($json.text || '').trim().length }}", '>', 40]]),
        extract('Wat is het?', '={{ $json.text.slice(0, 8000) }}', [
          ['soort', 'string', 'Precies een van: factuur, contract, brief, polis, overig'],
          ['afzender', 'string', 'Bedrijf of instantie die het stuurt'],
          ['datum?', 'date', 'Datum van het document als JJJJ-MM-DD'],
          ['termijn?', 'date', 'Uiterste datum waarop iets moet gebeuren, als JJJJ-MM-DD'],
          ['kern', 'string', 'Waar het over gaat in één zin'],
        ]),
        model.attach('Taalmodel', 'Wat is het?'),
        codeEach(
          'Maak de bestandsnaam',
          "const uit = $json.output;\nconst netjes = (tekst) => String(tekst || 'onbekend').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');\nreturn { json: { ...uit, naam: [uit.datum || DateTime.now().toISODate(), netjes(uit.soort), netjes(uit.afzender)].join('_') + '.pdf' } };",
        ),
        table.append('Zet in het register', 'Documenten', {
          Naam: only(d('naam')),
          Soort: only(d('soort')),
          Afzender: only(d('afzender')),
          Datum: only(d('datum')),
          Kern: only(d('kern')),
          Link: only(b.link),
        }),
        choose(
          'Moet er iets gebeuren?',
          [
            ['Termijn', [only(d('termijn')), 'filled']],
            ['Contract', [only(d('soort')), 'is', 'contract']],
          ],
          'Alleen bewaren',
        ),
        task.create('Zet de termijn klaar', {
          title: t`${d('afzender')}: ${d('kern')}`,
          description: t`Uiterlijk ${d('termijn')}. Document: ${b.link}`,
          due: only(d('termijn')),
        }),
        task.create('Laat het contract nakijken', {
          title: t`Contract van ${d('afzender')} nakijken`,
          description: t`Let op opzegtermijn, looptijd en prijsverhoging. ${b.link}`,
          due: '={{ $now.plus({ weeks: 1 }).toISODate() }}',
        }),
        chat.post('Meld de aanwinst', t`In het register: ${d('naam')} (${d('kern')}) ${b.link}`),
        append('Niet te lezen', 3),
        chat.post(
          'Vraag een mens',
          t`${b.name} kon niet worden gelezen en staat nog ongesorteerd: ${b.link}`,
        ),
        table.append('Zet bij nog te doen', 'Documenten', {
          Naam: only(b.name),
          Soort: 'Nog te sorteren',
          Link: only(b.link),
        }),
      ],
      flow: [
        `${path} > Is het een pdf? > Lees de tekst > Staat er tekst in? > Wat is het? > Maak de bestandsnaam > Zet in het register > Moet er iets gebeuren? > Zet de termijn klaar`,
        'Moet er iets gebeuren? #1 > Laat het contract nakijken',
        'Moet er iets gebeuren? #2 > Meld de aanwinst',
        'Is het een pdf? #1 > Niet te lezen > Vraag een mens > Zet bij nog te doen',
        'Lees de tekst #1 > Niet te lezen @1',
        'Staat er tekst in? #1 > Niet te lezen @2',
      ],
    };
  },
});

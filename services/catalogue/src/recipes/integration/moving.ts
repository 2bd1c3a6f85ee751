import { chats } from '../../apps/chats.js';
import { watchedFolders } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { sinks } from '../../apps/sinks.js';
import { lookupTables, tables } from '../../apps/tables.js';
import { listedTaskApps, taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  both,
  byHand,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  limit,
  loop,
  node,
  nothing,
  onlyOnce,
  pause,
  readFile,
  reads,
  recipe,
  say,
  set,
  spares,
  splitOut,
  starts,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const movable = listedTaskApps.map((source) => ({
  ...source.openTasks,
  // Read at every build: some name the columns of the customer's own base.
  get fields() {
    return source.openTasks.fields;
  },
  source,
}));

export const tasksToOtherApp = recipe({
  id: 'tasks-to-other-app',
  category: 'integration',
  tags: ['migratie', 'taken', 'overstappen'],
  saves: spares(
    120,
    'Iemand neemt alle open taken met de hand over in de nieuwe app.',
    'Someone retypes all open tasks into the new app.',
  ),
  variants: combine(
    { from: movable, to: taskApps, table: lookupTables, chat: chats },
    { take: 9, apart: ['from', 'to'] },
  ),
  build: ({ from: source, to, table, chat }) => {
    const { nodes, path } = reads(source, 'Lees open taken', 'Taak');
    const task = {
      title: "={{ $('Deze taak').item.json.titel }}",
      description: `={{ $('Deze taak').item.json.tekst }} ${say('Oude taak', 'Old task')}: {{ $('Deze taak').item.json.link }}`,
    };
    return {
      name: both(
        `Overstappen van ${source.app.label} naar ${to.app.label} met al je open taken`,
        `Move from ${source.app.label} to ${to.app.label} with all your open tasks`,
      ),
      description: both(
        `Zet ${source.what.nl} een voor een over naar ${to.app.label}, met omschrijving en datum. ${table.app.label} onthoudt wat al over is, zodat je gerust opnieuw kunt starten.`,
        `Copies ${source.what.en} one by one to ${to.app.label}, with description and date. ${table.app.label} remembers what was moved, so that you can safely start again.`,
      ),
      benefit: both(
        'Een overstap kost een middag in plaats van een week.',
        'A move takes an afternoon instead of a week.',
      ),
      uses: [
        [source.source, both('bevat de taken', 'holds the tasks')],
        [to, both('krijgt de taken', 'gets the tasks')],
        [table, both('onthoudt wat over is', 'remembers what was moved')],
        [chat, both('meldt het resultaat', 'reports the outcome')],
      ],
      setup: [
        both(
          'Begin met tien taken in "Hooguit duizend" om te kijken of alles goed overkomt.',
          'Start with ten tasks in "Hooguit duizend" to see whether all arrives well.',
        ),
      ],
      notes: [
        {
          over: ['Al overgezet?', 'Sla over'],
          text: say(
            '## Veilig opnieuw starten\nElke taak wordt eerst opgezocht in het logboek. Zo krijg je nooit dubbele taken.',
            '## Safe to start again\nEach task is looked up in the log first. So you never get a task twice.',
          ),
        },
        {
          over: ['Maak de taak', 'Noteer mislukt'],
          text: say(
            '## Wat niet lukt\nMislukte taken komen apart in het logboek en houden de rest niet op.',
            '## What fails\nFailed tasks are kept apart in the log and do not hold up the rest.',
          ),
        },
      ],
      names: {
        'Lees open taken': 'Read open tasks',
        Taak: 'Task',
        'Start de overstap': 'Start the move',
        'Hooguit duizend': 'A thousand at most',
        'Een voor een': 'One by one',
        'Deze taak': 'This task',
        'Zoek in het logboek': 'Look in the log',
        'Al overgezet?': 'Moved already?',
        'Sla over': 'Skip',
        'Rustig aan': 'Slow down',
        'Met datum?': 'With a date?',
        'Maak de taak': 'Create the task',
        'Maak de taak zonder datum': 'Create the task without a date',
        Gelukt: 'Succeeded',
        'Noteer gelukt': 'Record success',
        'Noteer mislukt': 'Record failure',
        'Tel het resultaat': 'Count the result',
        'Meld het resultaat': 'Report the result',
      },
      nodes: [
        byHand('Start de overstap'),
        ...nodes,
        limit('Hooguit duizend', 1000),
        loop('Een voor een', 1),
        set('Deze taak', {
          id: '={{ $json.id }}',
          titel: `={{ $json.title ?? '${say('Zonder titel', 'Untitled')}' }}`,
          tekst: "={{ $json.description ?? '' }}",
          datum:
            "={{ DateTime.fromISO(String($json.due ?? ''), { zone: 'Europe/Amsterdam' }).toISODate() ?? '' }}",
          link: "={{ $json.link ?? '' }}",
        }),
        evenWhenEmpty(
          table.find('Zoek in het logboek', say('Overgezet', 'Moved'), say('Oud', 'Old'), '={{ $json.id }}'),
        ),
        when('Al overgezet?', [[`={{ ${table.cell(say('Oud', 'Old'))} ?? '' }}`, 'filled']]),
        nothing('Sla over'),
        when('Met datum?', [["={{ $('Deze taak').item.json.datum }}", 'filled']]),
        withErrorBranch(to.create('Maak de taak', { ...task, due: "={{ $('Deze taak').item.json.datum }}" })),
        withErrorBranch(to.create('Maak de taak zonder datum', task)),
        set('Gelukt', {
          oud: "={{ $('Deze taak').item.json.id }}",
          nieuw: `={{ ${to.link} }}`,
          uitkomst: say('gelukt', 'succeeded'),
        }),
        table.append('Noteer gelukt', say('Overgezet', 'Moved'), {
          [say('Oud', 'Old')]: '={{ $json.oud }}',
          [say('Nieuw', 'New')]: '={{ $json.nieuw }}',
        }),
        table.append('Noteer mislukt', say('Mislukt', 'Failed'), {
          [say('Oud', 'Old')]: "={{ $('Deze taak').item.json.id }}",
          [say('Titel', 'Title')]: "={{ $('Deze taak').item.json.titel }}",
        }),
        pause('Rustig aan', 1, 'seconds'),
        code('Tel het resultaat', "return [{ json: { totaal: $('Hooguit duizend').all().length } }];"),
        chat.post(
          'Meld het resultaat',
          say(
            '=Overstap klaar: {{ $json.totaal }} taken nagelopen. Kijk in Mislukt of er iets overbleef.',
            '=Move done: {{ $json.totaal }} tasks gone through. See Failed for what was left.',
          ),
        ),
      ],
      flow: [
        `Start de overstap > ${path} > Hooguit duizend > Een voor een #1 > Deze taak > Zoek in het logboek > Al overgezet? > Sla over > Rustig aan > Een voor een`,
        'Al overgezet? #1 > Met datum? > Maak de taak > Gelukt > Noteer gelukt > Rustig aan',
        'Met datum? #1 > Maak de taak zonder datum > Gelukt',
        'Maak de taak #1 > Noteer mislukt > Rustig aan',
        'Maak de taak zonder datum #1 > Noteer mislukt',
        'Een voor een > Tel het resultaat > Meld het resultaat',
      ],
    };
  },
});

export const xmlFromPartners = recipe({
  id: 'xml-from-partners',
  category: 'integration',
  tags: ['xml', 'edi', 'leveranciers'],
  saves: spares(
    5,
    'Iemand kijkt op de server of er bestanden zijn en voert de orders in.',
    'Someone looks on the server for files and enters the orders.',
  ),
  variants: combine(
    { folder: watchedFolders, place: sinks, table: tables, mailer: mailers, chat: chats },
    { take: 12, apart: ['folder', 'place'] },
  ),
  build: ({ folder, place, table, mailer, chat }) => {
    const { nodes, path } = starts(folder, 'Elk kwartier', 'Bestand');
    return {
      name: both(
        `XML-orders van partners op ${folder.app.label} verwerken naar ${place.app.label}`,
        `Process XML orders from partners on ${folder.app.label} into ${place.app.label}`,
      ),
      description: both(
        `Haalt nieuwe XML-bestanden op zodra ${folder.event.nl}, knipt ze in orderregels voor ${place.app.label} en mailt de partner via ${mailer.app.label} als een bestand niet klopt.`,
        `Fetches new XML files as soon as ${folder.event.en}, cuts them into order lines for ${place.app.label} and mails the partner through ${mailer.app.label} when a file is wrong.`,
      ),
      benefit: both(
        'Orders van partners staan binnen het kwartier in je systeem.',
        'Orders from partners are in your system within fifteen minutes.',
      ),
      uses: [
        [folder, both('bevat de bestanden', 'holds the files')],
        [place, both('krijgt de orderregels', 'gets the order lines')],
        [table, both('houdt bij wat verwerkt is', 'records what was processed')],
        [mailer, both('meldt foute bestanden aan de partner', 'reports wrong files to the partner')],
        [chat, both('meldt verwerkte orders', 'reports processed orders')],
      ],
      setup: [
        both(
          'Pas in "Zoek de order" de namen van de XML-elementen aan.',
          'Adapt the names of the XML elements in "Zoek de order".',
        ),
      ],
      notes: [
        {
          over: ['Lees de tekst', 'Zoek de order'],
          text: say(
            '## Ieder zijn eigen XML\nElementnamen verschillen per partner. In "Zoek de order" staan de meest gebruikte; voeg die van jouw partner toe.',
            '## Everyone has their own XML\nNames of elements differ by partner. "Zoek de order" holds the most common; add those of your partner.',
          ),
        },
        {
          over: ['Order compleet?', 'Vraag een nieuw bestand'],
          text: say(
            '## Fout bestand\nEen onleesbaar, leeg of onvolledig bestand gaat terug naar de partner. Er wordt dan niets ingevoerd. Weigert het systeem later een regel, dan staat bij Verwerkt hoeveel regels er wel in staan.',
            '## Wrong file\nAn unreadable, empty or incomplete file goes back to the partner. Nothing is entered then. If the system refuses a line later, Processed shows how many lines are in.',
          ),
        },
      ],
      names: {
        'Elk kwartier': 'Every fifteen minutes',
        'Elk kwartier: map lezen': 'Every fifteen minutes: read folder',
        Bestand: 'File',
        'Lees de tekst': 'Read the text',
        'Maak er velden van': 'Make fields of it',
        'Zoek de order': 'Find the order',
        'Order compleet?': 'Order complete?',
        'Per orderregel': 'Each order line',
        'Voer in': 'Enter',
        'Tel de regels': 'Count the lines',
        'Noteer verwerkt': 'Record as processed',
        'Meld de order': 'Report the order',
        'Vraag een nieuw bestand': 'Ask for a new file',
        'Meld invoerfout': 'Report refused lines',
      },
      nodes: [
        ...nodes,
        withErrorBranch(readFile('Lees de tekst', 'text')),
        withErrorBranch(
          node('Maak er velden van', 'xml', 1, {
            mode: 'xmlToJson',
            dataPropertyName: 'data',
            options: { explicitArray: false, mergeAttrs: true },
          }),
        ),
        codeEach(
          'Zoek de order',
          `const wortel = $json.Order ?? $json.order ?? $json.Orders?.Order ?? {};\nconst lijst = wortel.Lines?.Line ?? wortel.regels?.regel ?? [];\nconst regels = (Array.isArray(lijst) ? lijst : [lijst]).map((regel) => ({ ${say('ordernummer', 'order_number')}: String(wortel.Number ?? wortel.nummer ?? ''), ${say('artikel', 'article')}: String(regel.Sku ?? regel.artikel ?? ''), ${say('aantal', 'quantity')}: Number(regel.Quantity ?? regel.aantal ?? 0) }));\nconst compleet = regels.length > 0 && regels.every((regel) => regel.${say('artikel', 'article')} !== '' && regel.${say('aantal', 'quantity')} > 0);\nreturn { json: { ordernummer: String(wortel.Number ?? wortel.nummer ?? ''), partner: String(wortel.Buyer ?? wortel.koper ?? ''), regels, compleet } };`,
        ),
        when('Order compleet?', [
          ['={{ $json.ordernummer }}', 'filled'],
          ['={{ $json.compleet }}', 'yes'],
        ]),
        splitOut('Per orderregel', 'regels'),
        withErrorBranch(
          place.write('Voer in', say('orderregels', 'order_lines'), [
            say('ordernummer', 'order_number'),
            say('artikel', 'article'),
            say('aantal', 'quantity'),
          ]),
        ),
        code(
          'Tel de regels',
          `// ${say('Alleen de regels die het systeem echt aannam.', 'Only the lines that the system really took.')}
const ingevoerd = {};
for (let i = 0; i < $input.all().length; i++) {
  const order = $('Per orderregel').itemMatching(i)?.json.${say('ordernummer', 'order_number')};
  if (order) ingevoerd[order] = (ingevoerd[order] ?? 0) + 1;
}
return $('Zoek de order').all().filter(({ json }) => ingevoerd[json.ordernummer]).map(({ json }) => ({ json: { order: json.ordernummer, aantal: ingevoerd[json.ordernummer], van: json.regels.length } }));`,
        ),
        table.append('Noteer verwerkt', say('Verwerkt', 'Processed'), {
          Order: '={{ $json.order }}',
          [say('Regels', 'Lines')]: `={{ $json.aantal }} ${say('van', 'of')} {{ $json.van }}`,
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        }),
        chat.post(
          'Meld de order',
          `=Order {{ $('Tel de regels').item.json.order }} ${say('van een partner verwerkt', 'from a partner processed')}, {{ $('Tel de regels').item.json.aantal }} ${say('van de', 'of')} {{ $('Tel de regels').item.json.van }} ${say('regels.', 'lines.')}`,
        ),
        mailer.send(
          'Vraag een nieuw bestand',
          mailOf.partner,
          say('Bestand niet te verwerken', 'File cannot be processed'),
          `=${say('Beste partner', 'Dear partner')},<br><br>${say('Het bestand', 'We cannot process the file')} {{ $('Bestand').item.json.name }}${say(' kunnen we niet verwerken: het is onleesbaar of er ontbreekt een ordernummer, artikel of aantal. Er is niets ingevoerd. Wil je een nieuw bestand klaarzetten?', ': it is unreadable or an order number, article or quantity is missing. Nothing was entered. Please make a new file available.')}`,
        ),
        onlyOnce(
          chat.post(
            'Meld invoerfout',
            `=${say('Orderregels uit', 'Order lines from')} {{ $('Bestand').all().map((bestand) => bestand.json.name).join(', ') }} ${say('zijn geweigerd door het systeem. Vul die orders zelf aan.', 'were refused by the system. Complete those orders yourself.')}`,
          ),
        ),
      ],
      flow: [
        `${path} > Lees de tekst > Maak er velden van > Zoek de order > Order compleet? > Per orderregel > Voer in > Tel de regels > Noteer verwerkt > Meld de order`,
        'Lees de tekst #1 > Vraag een nieuw bestand',
        'Maak er velden van #1 > Vraag een nieuw bestand',
        'Order compleet? #1 > Vraag een nieuw bestand',
        'Voer in #1 > Meld invoerfout',
      ],
    };
  },
});

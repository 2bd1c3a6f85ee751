import { chats } from '../../apps/chats.js';
import { fileDrops, fileStores } from '../../apps/file-stores.js';
import { incidents } from '../../apps/incidents.js';
import { deployers } from '../../apps/pipelines.js';
import { queues } from '../../apps/queues.js';
import { tables } from '../../apps/tables.js';
import {
  both,
  combine,
  everyDay,
  goOnAfterError,
  onError,
  only,
  recipe,
  respond,
  say,
  spares,
  starts,
  webhook,
  withErrorBranch,
} from '../../kit/index.js';

export const webhookToQueue = recipe({
  id: 'webhook-to-queue',
  category: 'integration',
  tags: ['webhook', 'wachtrij', 'buffer'],
  saves: spares(
    2,
    'Een ontwikkelaar bouwt anders een tussenstation voor pieken.',
    'A developer would otherwise build a buffer for peaks.',
  ),
  variants: combine({ queue: queues }, { take: 7 }),
  build: ({ queue }) => ({
    name: both(
      `Webhooks opvangen in ${queue.app.label} zodat er bij drukte niets verloren gaat`,
      `Catch webhooks in ${queue.app.label} so that nothing is lost in a rush`,
    ),
    description: both(
      `Neemt elk bericht van een leverancier of webwinkel aan, legt het in ${queue.app.label} en bevestigt het pas daarna. Je eigen systemen verwerken het rustig.`,
      `Takes each message of a supplier or shop, puts it into ${queue.app.label} and confirms it only then. Your own systems process it at ease.`,
    ),
    benefit: both(
      'Een piek in berichten of een trage achterkant kost je geen gegevens meer.',
      'A rush of messages or a slow back end no longer costs you data.',
    ),
    uses: [
      [
        queue,
        both('bewaart de berichten tot ze verwerkt zijn', 'holds the messages until they are processed'),
      ],
    ],
    setup: [
      both(
        'Stel bij "Neem aan" een geheime header in en geef die aan de afzender.',
        'Set a secret header at "Neem aan" and give it to the sender.',
      ),
    ],
    names: {
      'Neem aan': 'Receive',
      'Bevestig de ontvangst': 'Confirm receipt',
      'Zet in de wachtrij': 'Put in the queue',
      'Vraag om herhaling': 'Ask to send again',
    },
    nodes: [
      webhook('Neem aan', say('berichten-aannemen', 'accept-messages'), { respond: 'responseNode' }),
      respond(
        'Bevestig de ontvangst',
        say('={{ { "ontvangen": true } }}', '={{ { "received": true } }}'),
        202,
      ),
      {
        ...withErrorBranch(
          queue.publish(
            'Zet in de wachtrij',
            `={{ JSON.stringify({ ${say('ontvangen', 'received')}: $now.toISO(), ${say('inhoud', 'content')}: $json.body }) }}`,
          ),
        ),
        retryOnFail: true,
        maxTries: 2,
        waitBetweenTries: 1000,
      },
      respond(
        'Vraag om herhaling',
        `={{ { "${say('fout', 'error')}": "${say('tijdelijk niet beschikbaar, stuur het bericht later opnieuw', 'temporarily not available, send the message again later')}" } }}`,
        503,
      ),
    ],
    flow: [
      'Neem aan > Zet in de wachtrij > Bevestig de ontvangst',
      'Zet in de wachtrij #1 > Vraag om herhaling',
    ],
  }),
});

export const rebuildSite = recipe({
  id: 'rebuild-site',
  category: 'integration',
  tags: ['website', 'uitrol', 'publiceren'],
  saves: spares(
    5,
    'Een ontwikkelaar start na elke wijziging de uitrol.',
    'A developer starts the deploy after each change.',
  ),
  variants: combine({ deployer: deployers, chat: chats }, { take: 9 }),
  build: ({ deployer, chat }) => ({
    name: both(
      `Website met ${deployer.app.label} vernieuwen, elke nacht en na publicatie, bericht in ${chat.app.label}`,
      `Rebuild the site with ${deployer.app.label} nightly and after publishing, told in ${chat.app.label}`,
    ),
    description: both(
      `Start ${deployer.what.nl} om vier uur 's nachts en zodra je redactiesysteem meldt dat er iets is gepubliceerd. In ${chat.app.label} staat dat de nieuwe versie onderweg is.`,
      `Starts ${deployer.what.en} at four in the morning and as soon as your editing system says something was published. ${chat.app.label} shows that the new version is on its way.`,
    ),
    benefit: both(
      'De redactie ziet haar werk online zonder een ontwikkelaar te vragen.',
      'Editors see their work online without asking a developer.',
    ),
    uses: [
      [deployer, both('bouwt en publiceert de site', 'builds and publishes the site')],
      [chat, both('meldt dat de uitrol loopt', 'tells that the deploy is running')],
    ],
    setup: [
      both(
        'Geef het webadres van "Iets gepubliceerd" op in je redactiesysteem.',
        'Enter the address of "Iets gepubliceerd" in your editing system.',
      ),
    ],
    names: {
      'Elke nacht om 4 uur': 'Every night at 4',
      'Start de uitrol': 'Start the deploy',
      'Meld de uitrol': 'Report the deploy',
      'Iets gepubliceerd': 'Something published',
      'Meld dat het niet lukte': 'Report that it failed',
    },
    nodes: [
      everyDay('Elke nacht om 4 uur', 4),
      webhook('Iets gepubliceerd', say('site-vernieuwen', 'rebuild-site')),
      withErrorBranch(deployer.run('Start de uitrol', say('Nieuwe inhoud', 'New content'))),
      chat.post(
        'Meld de uitrol',
        `=${say('De website wordt vernieuwd, gestart om', 'The website is being rebuilt, started at')} {{ $now.toFormat('HH:mm') }}.`,
      ),
      chat.post(
        'Meld dat het niet lukte',
        `=${say('De uitrol van de website is niet gestart', 'The deploy of the website did not start')}: {{ $json.error?.message ?? $json.error ?? '' }}`,
      ),
    ],
    flow: [
      'Elke nacht om 4 uur > Start de uitrol > Meld de uitrol',
      'Iets gepubliceerd > Start de uitrol',
      'Start de uitrol #1 > Meld dat het niet lukte',
    ],
  }),
});

export const failedRun = recipe({
  id: 'failed-run',
  category: 'integration',
  tags: ['foutafhandeling', 'n8n', 'bewaking'],
  saves: spares(
    10,
    'Iemand merkt pas na dagen dat een koppeling is gestopt.',
    'Someone notices only after days that a flow has stopped.',
  ),
  variants: combine({ chat: chats, desk: incidents, table: tables }, { take: 10, apart: ['chat', 'desk'] }),
  build: ({ chat, desk, table }) => ({
    name: both(
      `Mislukte n8n-runs melden in ${chat.app.label} en ${desk.app.label}`,
      `Report failed n8n runs in ${chat.app.label} and ${desk.app.label}`,
    ),
    description: both(
      `Loopt een van je flows in n8n vast, dan leest het team in ${chat.app.label} welke stap het was, opent ${desk.app.label} een melding en houdt ${table.app.label} alle fouten bij.`,
      `When one of your n8n flows fails, the team reads in ${chat.app.label} which step it was, ${desk.app.label} opens an alert and ${table.app.label} keeps all failures.`,
    ),
    benefit: both(
      'Een kapotte koppeling valt binnen een minuut op.',
      'A broken flow is noticed within a minute.',
    ),
    uses: [
      [chat, both('vertelt het team wat er misging', 'tells the team what went wrong')],
      [desk, both('opent een melding', 'opens an alert')],
      [table, both('houdt de fouten bij', 'keeps the failures')],
    ],
    setup: [
      both(
        'Kies deze als foutafhandeling bij de instellingen van je andere koppelingen.',
        'Choose this one as the error handler in the settings of your other flows.',
      ),
    ],
    names: {
      'Bij een fout': 'On an error',
      'Vertel het team': 'Tell the team',
      'Open een melding': 'Open an alert',
      'Houd bij': 'Keep a record',
    },
    nodes: [
      onError('Bij een fout'),
      goOnAfterError(
        chat.post(
          'Vertel het team',
          say(
            '=De koppeling "{{ $json.workflow.name }}" is gestopt bij "{{ $json.execution?.lastNodeExecuted }}": {{ $json.execution?.error?.message }} {{ $json.execution?.url }}',
            '=The flow "{{ $json.workflow.name }}" stopped at "{{ $json.execution?.lastNodeExecuted }}": {{ $json.execution?.error?.message }} {{ $json.execution?.url }}',
          ),
        ),
      ),
      goOnAfterError(
        desk.open('Open een melding', {
          title: say(
            '=Koppeling gestopt: {{ $json.workflow.name }}',
            '=Flow stopped: {{ $json.workflow.name }}',
          ),
          text: '={{ $json.execution?.error?.message }} {{ $json.execution?.url }}',
          severity: 'hoog',
        }),
      ),
      table.append('Houd bij', say('Fouten', 'Errors'), {
        [say('Koppeling', 'Flow')]: '={{ $json.workflow.name }}',
        [say('Stap', 'Step')]: "={{ $json.execution?.lastNodeExecuted ?? '' }}",
        [say('Fout', 'Error')]: "={{ $json.execution?.error?.message ?? '' }}",
        [say('Tijdstip', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
      }),
    ],
    flow: ['Bij een fout > Vertel het team', 'Bij een fout > Open een melding', 'Bij een fout > Houd bij'],
  }),
});

export const fileToOtherStore = recipe({
  id: 'file-to-other-store',
  category: 'integration',
  tags: ['bestanden', 'koppelen'],
  saves: spares(
    4,
    'Iemand downloadt nieuwe bestanden en zet ze op de andere plek.',
    'Someone downloads new files and puts them in the other place.',
  ),
  variants: combine(
    { drop: fileDrops, store: fileStores, table: tables },
    { take: 10, apart: ['drop', 'store'] },
  ),
  build: ({ drop, store, table }) => {
    const { nodes, path, ref: f } = starts(drop.newFile, 'Nieuw bestand', 'Bestand');
    return {
      name: both(
        `Nieuwe bestanden uit ${drop.app.label} doorzetten naar ${store.app.label}`,
        `Pass new files from ${drop.app.label} on to ${store.app.label}`,
      ),
      description: both(
        `Als ${drop.newFile.event.nl}, staat het even later onder dezelfde naam ook in ${store.app.label} en komt er een regel in ${table.app.label}.`,
        `When ${drop.newFile.event.en}, it soon stands in ${store.app.label} under the same name and ${table.app.label} gets a row.`,
      ),
      benefit: both(
        'Twee opslagplaatsen blijven gelijk zonder dat iemand bestanden sleept.',
        'Two stores stay alike and nobody drags files.',
      ),
      uses: [
        [drop, both('meldt nieuwe bestanden', 'reports new files')],
        [store, both('krijgt een kopie', 'gets a copy')],
        [table, both('houdt bij wat is doorgezet', 'records what was passed on')],
      ],
      setup: [
        ...(drop.newFile.setup ?? []),
        both(
          'Kies in "Nieuw bestand" de map die je wilt volgen.',
          'Choose the folder to follow in "Nieuw bestand".',
        ),
      ],
      names: {
        'Nieuw bestand': 'New file',
        Bestand: 'File',
        'Zet door': 'Pass on',
        'Houd bij': 'Keep a record',
      },
      nodes: [
        ...nodes,
        store.upload('Zet door', only(f.name)),
        table.append('Houd bij', say('Doorgezet', 'Passed on'), {
          [say('Bestand', 'File')]: only(f.name),
          Link: only(f.link),
          [say('Tijdstip', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
      ],
      flow: [`${path} > Zet door`, 'Bestand > Houd bij'],
    };
  },
});

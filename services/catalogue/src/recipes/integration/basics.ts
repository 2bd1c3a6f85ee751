import { chats } from '../../apps/chats.js';
import { fileDrops, fileStores } from '../../apps/file-stores.js';
import { incidents } from '../../apps/incidents.js';
import { deployers } from '../../apps/pipelines.js';
import { queues } from '../../apps/queues.js';
import { tables } from '../../apps/tables.js';
import { siteAddress } from '../../apps/values.js';
import {
  both,
  combine,
  everyDay,
  goOnAfterError,
  http,
  keep,
  onError,
  only,
  onlyNew,
  pause,
  pauseUntil,
  recipe,
  respond,
  say,
  spares,
  starts,
  webhook,
  when,
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
    notes: [
      {
        over: ['Is er inhoud?', 'Zet in de wachtrij'],
        text: say(
          '## Pas bevestigen als het ligt\nDe afzender krijgt 202 nadat de wachtrij het bericht heeft; bij een storing 503, zodat hij het opnieuw stuurt. Een leeg bericht krijgt 422 en gaat nergens heen.',
          '## Confirm once it lies there\nThe sender gets 202 after the queue has the message; 503 in an outage, so that it is sent again. An empty message gets 422 and goes nowhere.',
        ),
      },
    ],
    names: {
      'Is er inhoud?': 'Any content?',
      'Weiger leeg': 'Refuse empty',
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
      when('Is er inhoud?', [
        ['={{ typeof $json.body === "object" && Object.keys($json.body ?? {}).length > 0 }}', 'yes'],
      ]),
      respond(
        'Weiger leeg',
        `={{ { "${say('fout', 'error')}": "${say('het bericht is leeg of geen JSON', 'the message is empty or no JSON')}" } }}`,
        422,
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
      'Neem aan > Is er inhoud? > Zet in de wachtrij > Bevestig de ontvangst',
      'Is er inhoud? #1 > Weiger leeg',
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
      `Start ${deployer.what.nl} om vier uur 's nachts en zodra je redactiesysteem meldt dat er iets is gepubliceerd. Tien minuten later wordt de site bezocht; ${chat.app.label} leest de start en wat niet lukt.`,
      `Starts ${deployer.what.en} at four in the morning and as soon as your editing system says something was published. Ten minutes later the site is visited; ${chat.app.label} reads the start and what fails.`,
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
      'Geef de bouw tijd': 'Give the build time',
      'Bezoek de site': 'Visit the site',
      'Doet de site het niet?': 'Does the site not work?',
      'Meld dat de site zwijgt': 'Report that the site is silent',
      'Iets gepubliceerd': 'Something published',
      'Eén bouw per tien minuten': 'One build in ten minutes',
      'Wacht op de rest': 'Wait for the others',
      'Meld dat het niet lukte': 'Report that it failed',
    },
    nodes: [
      everyDay('Elke nacht om 4 uur', 4),
      webhook('Iets gepubliceerd', say('site-vernieuwen', 'rebuild-site')),
      // Ten articles in a row are one build: the first of ten minutes waits for the others.
      onlyNew('Eén bouw per tien minuten', '={{ Math.floor($now.toMillis() / 600000) }}'),
      pauseUntil(
        'Wacht op de rest',
        '={{ DateTime.fromMillis((Math.floor($now.toMillis() / 600000) + 1) * 600000).toISO() }}',
      ),
      withErrorBranch(deployer.run('Start de uitrol', say('Nieuwe inhoud', 'New content'))),
      chat.post(
        'Meld de uitrol',
        `=${say('De website wordt vernieuwd, gestart om', 'The website is being rebuilt, started at')} {{ $now.toFormat('HH:mm') }}.`,
      ),
      pause('Geef de bouw tijd', 10, 'minutes'),
      withErrorBranch(http('Bezoek de site', siteAddress, { full: true, answer: 'text' })),
      keep('Doet de site het niet?', [['={{ !($json.statusCode < 400) }}', 'yes']]),
      chat.post(
        'Meld dat de site zwijgt',
        say(
          `=De site antwoordt tien minuten na de uitrol niet goed: ${siteAddress}. Kijk in ${deployer.app.label} of de bouw is gelukt.`,
          `=The site does not answer well ten minutes after the deploy: ${siteAddress}. See in ${deployer.app.label} whether the build succeeded.`,
        ),
      ),
      chat.post(
        'Meld dat het niet lukte',
        `=${say('De uitrol van de website is niet gestart', 'The deploy of the website did not start')}: {{ $json.error?.message ?? $json.error ?? '' }}`,
      ),
    ],
    flow: [
      'Elke nacht om 4 uur > Start de uitrol > Meld de uitrol > Geef de bouw tijd > Bezoek de site > Doet de site het niet? > Meld dat de site zwijgt',
      'Bezoek de site #1 > Meld dat de site zwijgt',
      'Iets gepubliceerd > Eén bouw per tien minuten > Wacht op de rest > Start de uitrol',
      'Start de uitrol #1 > Meld dat het niet lukte',
    ],
  }),
});

/** What went wrong: in a step, or in the trigger, where n8n tells it elsewhere and there is no run. */
const FAILED = "$json.execution?.error?.message ?? $json.trigger?.error?.message ?? ''";

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
            `=De koppeling "{{ $json.workflow.name }}" is gestopt bij "{{ $json.execution?.lastNodeExecuted ?? 'de start' }}": {{ ${FAILED} }} {{ $json.execution?.url ?? '' }}`,
            `=The flow "{{ $json.workflow.name }}" stopped at "{{ $json.execution?.lastNodeExecuted ?? 'the start' }}": {{ ${FAILED} }} {{ $json.execution?.url ?? '' }}`,
          ),
        ),
      ),
      goOnAfterError(
        desk.open('Open een melding', {
          title: say(
            '=Koppeling gestopt: {{ $json.workflow.name }}',
            '=Flow stopped: {{ $json.workflow.name }}',
          ),
          text: `={{ ${FAILED} }} {{ $json.execution?.url ?? '' }}`,
          severity: 'hoog',
        }),
      ),
      table.append('Houd bij', say('Fouten', 'Errors'), {
        [say('Koppeling', 'Flow')]: '={{ $json.workflow.name }}',
        [say('Stap', 'Step')]: "={{ $json.execution?.lastNodeExecuted ?? '' }}",
        [say('Fout', 'Error')]: `={{ ${FAILED} }}`,
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
        `Als ${drop.newFile.event.nl}, staat het even later onder dezelfde naam ook in ${store.app.label} en zegt ${table.app.label} per bestand of het lukte.`,
        `When ${drop.newFile.event.en}, it soon stands in ${store.app.label} under the same name and ${table.app.label} says for each file whether it worked.`,
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
        'Noteer mislukt': 'Record as failed',
      },
      nodes: [
        ...nodes,
        withErrorBranch(store.upload('Zet door', only(f.name))),
        table.append('Houd bij', say('Doorgezet', 'Passed on'), {
          [say('Bestand', 'File')]: only(f.name),
          Link: only(f.link),
          [say('Uitkomst', 'Outcome')]: say('doorgezet', 'passed on'),
          [say('Tijdstip', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        table.append('Noteer mislukt', say('Doorgezet', 'Passed on'), {
          [say('Bestand', 'File')]: only(f.name),
          Link: only(f.link),
          [say('Uitkomst', 'Outcome')]: say('mislukt, zet zelf door', 'failed, pass on yourself'),
          [say('Tijdstip', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
      ],
      flow: [`${path} > Zet door > Houd bij`, 'Zet door #1 > Noteer mislukt'],
    };
  },
});

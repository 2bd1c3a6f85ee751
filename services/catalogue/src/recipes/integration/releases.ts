import { type ApprovalChat, chats, heardChats } from '../../apps/chats.js';
import { liveCmses } from '../../apps/cms.js';
import { incidents } from '../../apps/incidents.js';
import { wholeLimit } from '../../apps/limits.js';
import { deployers, runners } from '../../apps/pipelines.js';
import { tables } from '../../apps/tables.js';
import { webAddress } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  combine,
  http,
  keep,
  only,
  pause,
  recipe,
  say,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const HEALTH = webAddress(
  ['adres dat zegt of je site leeft', 'address that says whether your site is up'],
  [
    'Een adres dat alleen goed antwoordt als alles draait.',
    'An address that answers well only while everything runs.',
  ],
  'https://example.com/health',
);

const FROM = wholeLimit(
  ['Uitrollen vanaf uur', 'Deploys from hour'],
  ['Vanaf welk uur op werkdagen uitrollen mag.', 'From which hour on working days a deploy is allowed.'],
  9,
);
const UNTIL = wholeLimit(
  ['Uitrollen tot uur', 'Deploys until hour'],
  ['Tot welk uur op werkdagen uitrollen mag.', 'Until which hour on working days a deploy is allowed.'],
  16,
);

const talking = heardChats.filter(
  (chat): chat is (typeof heardChats)[number] & ApprovalChat => chat.approve !== undefined,
);

export const deployFromChat = recipe({
  id: 'deploy-from-chat',
  category: 'integration',
  tags: ['uitrol', 'chatops', 'goedkeuring'],
  saves: spares(
    15,
    'Een ontwikkelaar logt in, start de uitrol en houdt collega’s op de hoogte.',
    'A developer signs in, starts the deploy and keeps colleagues posted.',
  ),
  variants: combine(
    { chat: talking, deployer: runners, desk: incidents, table: tables },
    { take: 12, apart: ['chat', 'deployer'] },
  ),
  build: ({ chat, deployer, desk, table }) => {
    const { nodes, path, ref: m } = starts(chat.heard, 'Bericht in het kanaal', 'Bericht');
    return {
      name: both(
        `Uitrollen vanuit ${chat.app.label} met ${deployer.app.label}, na akkoord van een tweede collega`,
        `Deploy from ${chat.app.label} with ${deployer.app.label} once a second colleague approves`,
      ),
      description: both(
        `Schrijft iemand "uitrollen" in ${chat.app.label}, dan keurt een collega het goed, start ${deployer.what.nl}, volgt een controle van de site en komt er bij problemen een melding in ${desk.app.label}.`,
        `When someone writes "deploy" in ${chat.app.label}, it asks a colleague to approve, starts ${deployer.what.en}, checks that the site lives and opens an alert in ${desk.app.label} if not.`,
      ),
      benefit: both(
        'Uitrollen kan zonder inloggen, en een collega kijkt mee.',
        'Deploying needs no signing in, and a colleague looks along.',
      ),
      uses: [
        [chat, both('neemt het verzoek aan en vraagt akkoord', 'takes the request and asks for approval')],
        [deployer, both('rolt uit', 'deploys')],
        [
          desk,
          both(
            'krijgt een melding als de site niet reageert',
            'gets an alert when the site does not respond',
          ),
        ],
        [table, both('houdt alle uitrollen bij', 'records every deploy')],
      ],
      setup: [
        ...(chat.heard.setup ?? []),
        both(
          'Laat "Vraag akkoord" naar een kanaal gaan waar alleen meelezen wie mag goedkeuren; wie aanvraagt drukt zelf niet op de knop.',
          'Have "Vraag akkoord" go to a channel read by those who may approve and nobody else; applicants do not press the button themselves.',
        ),
      ],
      notes: [
        {
          over: ['Vraag om uitrol?', 'Binnen werktijd?'],
          text: say(
            '## Wie en wanneer\nAlleen berichten die met "uitrollen" beginnen tellen, en alleen op werkdagen in de uren die je instelt. Een akkoord moet binnen een uur komen; n8n ziet niet wie er drukt, dus kies het kanaal met zorg.',
            '## Who and when\nOnly messages that begin with "deploy" count, and only on working days in the hours that you set. Approval has to come within an hour; n8n does not see who presses, so choose the channel with care.',
          ),
        },
        {
          over: ['Wacht op de uitrol', 'Gezond?'],
          text: say(
            '## Nacontrole\nNa vier minuten wordt de site bezocht. Blijft een goed antwoord uit, dan gaat er een melding uit.',
            '## Check afterwards\nAfter four minutes the site is visited. If no good answer comes, an alert goes out.',
          ),
        },
      ],
      names: {
        'Bericht in het kanaal': 'Message in the channel',
        Bericht: 'Message',
        'Vraag om uitrol?': 'Asks for a deploy?',
        'Binnen werktijd?': 'In working hours?',
        'Vraag akkoord': 'Ask for approval',
        'Akkoord?': 'Approved?',
        'Rol uit': 'Deploy',
        'Meld de start': 'Report the start',
        'Wacht op de uitrol': 'Wait for the deploy',
        'Leeft de site?': 'Is the site alive?',
        'Gezond?': 'Healthy?',
        'Noteer geslaagd': 'Record success',
        'Meld geslaagd': 'Report success',
        'Wijs af': 'Turn down',
        'Meld de afkeuring': 'Report the refusal',
        'Open een melding': 'Open an alert',
        'Noteer mislukt': 'Record failure',
      },
      nodes: [
        ...nodes,
        keep('Vraag om uitrol?', [
          [
            "={{ String($('Bericht').item.json.text).toLowerCase().trim() }}",
            'matches',
            `^(<@\\w+>|@\\w+)?\\s*${say('uitrollen', 'deploy')}`,
          ],
        ]),
        when('Binnen werktijd?', [
          ['={{ $now.weekday }}', '<=', 5],
          ['={{ $now.hour }}', '>=', `={{ ${FROM} }}`],
          ['={{ $now.hour }}', '<', `={{ ${UNTIL} }}`],
        ]),
        chat.post(
          'Wijs af',
          say(
            t`Dat kan op werkdagen tussen ${`{{ ${FROM} }}`} en ${`{{ ${UNTIL} }}`} uur, ${m.name}.`,
            t`That is possible on working days between ${`{{ ${FROM} }}`}:00 and ${`{{ ${UNTIL} }}`}:00, ${m.name}.`,
          ),
        ),
        answeredWithin(
          chat.approve(
            'Vraag akkoord',
            say(
              t`${m.name} wil uitrollen. Wie anders keurt het goed?`,
              t`${m.name} wants to deploy. Who else approves?`,
            ),
          ),
          1,
          'hours',
        ),
        when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        chat.post(
          'Meld de afkeuring',
          say(t`De uitrol van ${m.name} is niet goedgekeurd.`, t`The deploy by ${m.name} was not approved.`),
        ),
        withErrorBranch(deployer.run('Rol uit', say(t`Gevraagd door ${m.name}`, t`Requested by ${m.name}`))),
        chat.post(
          'Meld de start',
          say(t`De uitrol van ${m.name} is begonnen.`, t`The deploy by ${m.name} has begun.`),
        ),
        pause('Wacht op de uitrol', 4, 'minutes'),
        withErrorBranch(http('Leeft de site?', HEALTH, { full: true, answer: 'text' })),
        when('Gezond?', [['={{ $json.statusCode }}', '<', 400]]),
        table.append('Noteer geslaagd', say('Uitrollen', 'Deploys'), {
          [say('Tijdstip', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
          [say('Door', 'By')]: only(m.name),
          [say('Uitkomst', 'Outcome')]: say('geslaagd', 'succeeded'),
        }),
        chat.post(
          'Meld geslaagd',
          say(t`De uitrol van ${m.name} is gelukt.`, t`The deploy by ${m.name} succeeded.`),
        ),
        desk.open('Open een melding', {
          title: say('Site ongezond na uitrol', 'Site unhealthy after deploy'),
          text: say(
            t`De uitrol van ${m.name} is mislukt of de site antwoordt niet.`,
            t`The deploy by ${m.name} failed or the site does not answer.`,
          ),
          severity: 'hoog',
        }),
        table.append('Noteer mislukt', say('Uitrollen', 'Deploys'), {
          [say('Tijdstip', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
          [say('Door', 'By')]: only(m.name),
          [say('Uitkomst', 'Outcome')]: say('mislukt', 'failed'),
        }),
      ],
      flow: [
        `${path} > Vraag om uitrol? > Binnen werktijd? > Vraag akkoord > Akkoord? > Rol uit > Meld de start > Wacht op de uitrol > Leeft de site? > Gezond? > Noteer geslaagd > Meld geslaagd`,
        'Binnen werktijd? #1 > Wijs af',
        'Akkoord? #1 > Meld de afkeuring',
        'Rol uit #1 > Open een melding > Noteer mislukt',
        'Leeft de site? #1 > Open een melding',
        'Gezond? #1 > Open een melding',
      ],
    };
  },
});

export const publishAndCheck = recipe({
  id: 'publish-and-check',
  category: 'integration',
  tags: ['cms', 'uitrol', 'website'],
  saves: spares(
    6,
    'De redacteur vraagt om een uitrol en kijkt zelf of de pagina er staat.',
    'The editor asks for a deploy and checks the page.',
  ),
  variants: combine(
    { cms: liveCmses, deployer: deployers, chat: chats },
    { take: 8, apart: ['cms', 'deployer'] },
  ),
  build: ({ cms, deployer, chat }) => {
    const { nodes, path, ref: a } = starts(cms.published, 'Iets gepubliceerd', 'Artikel');
    return {
      name: both(
        `Publicaties uit ${cms.app.label} uitrollen met ${deployer.app.label} en de pagina controleren`,
        `Deploy ${cms.app.label} publications with ${deployer.app.label} and check the page`,
      ),
      description: both(
        `Als ${cms.published.event.nl}, start ${deployer.what.nl}; staat de pagina na drie keer kijken, met drie minuten ertussen, niet online, dan leest het team dat in ${chat.app.label}.`,
        `When ${cms.published.event.en}, ${deployer.what.en} starts; if the page is not there after three looks, three minutes apart, the team reads so in ${chat.app.label}.`,
      ),
      benefit: both(
        'Een artikel dat niet online komt valt meteen op.',
        'An article that does not come online is noticed at once.',
      ),
      uses: [
        [cms.published, both('meldt wat er gepubliceerd is', 'reports what was published')],
        [deployer, both('rolt de site uit', 'deploys the site')],
        [chat, both('meldt of de pagina online staat', 'tells whether the page is online')],
      ],
      setup: [
        both(
          'Pas in "Staat de pagina er?" het adres aan als je site op een ander domein staat.',
          'Change the address in "Staat de pagina er?" if your site is on another domain.',
        ),
      ],
      names: {
        'Iets gepubliceerd': 'Something published',
        'Iets gepubliceerd ophalen': 'Something published: fetch',
        Artikel: 'Article',
        'Rol de site uit': 'Deploy the site',
        'Drie minuten': 'Three minutes',
        'Staat de pagina er?': 'Is the page there?',
        'Bereikbaar?': 'Reachable?',
        'Meld dat het online staat': 'Report that it is online',
        'Nog een keer proberen?': 'Try once more?',
        'Sla alarm': 'Raise the alarm',
        'Meld uitrolfout': 'Report a failed deploy',
      },
      nodes: [
        ...nodes,
        withErrorBranch(
          deployer.run('Rol de site uit', say(t`Gepubliceerd: ${a.title}`, t`Published: ${a.title}`)),
        ),
        pause('Drie minuten', 3, 'minutes'),
        withErrorBranch(http('Staat de pagina er?', only(a.link), { full: true, answer: 'text' })),
        when('Bereikbaar?', [['={{ $json.statusCode }}', '<', 400]]),
        chat.post('Meld dat het online staat', t`Online: ${a.title} ${a.link}`),
        when('Nog een keer proberen?', [['={{ $runIndex }}', '<', 2]]),
        chat.post(
          'Sla alarm',
          say(
            t`${a.title} staat na drie keer kijken nog niet online: ${a.link}`,
            t`${a.title} is not online yet after three looks: ${a.link}`,
          ),
        ),
        chat.post(
          'Meld uitrolfout',
          say(t`De uitrol voor ${a.title} is niet gestart.`, t`The deploy for ${a.title} did not start.`),
        ),
      ],
      flow: [
        `${path} > Rol de site uit > Drie minuten > Staat de pagina er? > Bereikbaar? > Meld dat het online staat`,
        'Bereikbaar? #1 > Nog een keer proberen? > Drie minuten',
        'Staat de pagina er? #1 > Nog een keer proberen?',
        'Nog een keer proberen? #1 > Sla alarm',
        'Rol de site uit #1 > Meld uitrolfout',
      ],
    };
  },
});

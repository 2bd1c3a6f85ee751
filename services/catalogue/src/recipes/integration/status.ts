import { chats } from '../../apps/chats.js';
import { incidents } from '../../apps/incidents.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  both,
  combine,
  evenWhenEmpty,
  everyMinutes,
  goOnAfterError,
  http,
  onlyNew,
  recipe,
  respond,
  say,
  set,
  spares,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const statusPage = recipe({
  id: 'status-page',
  category: 'integration',
  tags: ['statuspagina', 'storing', 'klanten'],
  saves: spares(
    5,
    'Iemand kijkt of de dienst het weer doet en werkt de statuspagina bij.',
    'Someone checks whether the service works again and updates the status page.',
  ),
  variants: combine(
    { table: fullTables, desk: incidents, mailer: mailers, chat: chats },
    { take: 9, apart: ['table', 'desk'] },
  ),
  build: ({ table, desk, mailer, chat }) => ({
    name: both(
      `Statuspagina in ${table.app.label} bijhouden met meldingen in ${desk.app.label}`,
      `Keep a status page in ${table.app.label} with alerts in ${desk.app.label}`,
    ),
    description: both(
      `Zet een dienst in ${table.app.label} op storing zodra je bewaking dat meldt, opent ${desk.app.label} en mailt klanten via ${mailer.app.label}; elk kwartier volgt een controle of de dienst weer werkt.`,
      `Marks a service as down in ${table.app.label} as soon as your monitoring says so, opens ${desk.app.label} and mails customers through ${mailer.app.label}; every fifteen minutes it checks for recovery.`,
    ),
    benefit: both(
      'Klanten lezen zelf wat er speelt en bellen minder.',
      'Customers read for themselves what is going on and call less.',
    ),
    uses: [
      [table, both('is de statuspagina', 'is the status page')],
      [desk, both('waarschuwt de dienstdoende', 'warns whoever is on duty')],
      [mailer, both('mailt klanten', 'mails customers')],
      [chat, both('houdt het team op de hoogte', 'keeps the team posted')],
    ],
    setup: [
      both(
        'Laat je bewaking JSON met dienst en uitleg naar "Storing gemeld" sturen.',
        'Let your monitoring send JSON with service and explanation to "Storing gemeld".',
      ),
      both(
        'Maak de tabel Diensten met de kolommen Dienst, Adres, Staat, Uitleg en Sinds.',
        'Make the table Services with the columns Service, Address, State, Explanation and Since.',
      ),
    ],
    notes: [
      {
        over: ['Storing gemeld', 'Bekend bij ons?'],
        text: say(
          '## Melding\nAlleen diensten die al in de tabel staan tellen mee, zodat een typefout geen klanten alarmeert. Staat de dienst al op storing, dan gaat er geen tweede mail uit.',
          '## Report\nOnly services that are in the table count, so that a typing error alarms no customers. If the service is down already, no second mail goes out.',
        ),
      },
      {
        over: ['Elk kwartier', 'Werkt het weer?'],
        text: say(
          '## Herstel\nElk kwartier wordt van diensten op storing het adres bezocht. Bij een goed antwoord gaat alles vanzelf terug op groen.',
          '## Recovery\nEvery fifteen minutes the address of services that are down is visited. A good answer turns everything back to working by itself.',
        ),
      },
    ],
    names: {
      'Storing gemeld': 'Outage reported',
      Melding: 'Report',
      'Zoek de dienst': 'Find the service',
      'Bekend bij ons?': 'Known to us?',
      'Al gemeld?': 'Reported already?',
      'Blijft op storing': 'Stays down',
      'Zet op storing': 'Mark as down',
      Aangenomen: 'Accepted',
      'Open een melding': 'Open an alert',
      'Mail de klanten': 'Mail the customers',
      'Onbekende dienst': 'Unknown service',
      'Elk kwartier': 'Every fifteen minutes',
      'Diensten op storing': 'Services that are down',
      Dienst: 'Service',
      'Bezoek de dienst': 'Visit the service',
      'Werkt het weer?': 'Does it work again?',
      'Zet op groen': 'Mark as working',
      'Mail het herstel': 'Mail the recovery',
      'Eens per uur': 'Once an hour',
      'Meld nog steeds storing': 'Report that it is still down',
    },
    nodes: [
      webhook('Storing gemeld', say('storing-melden', 'report-outage'), { respond: 'responseNode' }),
      set('Melding', {
        dienst: "={{ String($json.body.dienst ?? $json.body.service ?? '').trim() }}",
        uitleg: `={{ $json.body.uitleg ?? $json.body.explanation ?? '${say('We onderzoeken een storing.', 'We are looking into an outage.')}' }}`,
      }),
      evenWhenEmpty(
        table.find(
          'Zoek de dienst',
          say('Diensten', 'Services'),
          say('Dienst', 'Service'),
          '={{ $json.dienst }}',
        ),
      ),
      when('Bekend bij ons?', [[`={{ ${table.cell(say('Dienst', 'Service'))} ?? '' }}`, 'filled']]),
      when('Al gemeld?', [
        [`={{ ${table.cell(say('Staat', 'State'))} ?? '' }}`, 'is', say('storing', 'down')],
      ]),
      respond(
        'Blijft op storing',
        `={{ { "${say('aangenomen', 'accepted')}": true, "${say('herhaling', 'repeat')}": true } }}`,
      ),
      respond(
        'Onbekende dienst',
        `={{ { "${say('fout', 'error')}": "${say('Deze dienst staat niet op de statuspagina.', 'This service is not on the status page.')}" } }}`,
        404,
      ),
      table.upsert('Zet op storing', say('Diensten', 'Services'), say('Dienst', 'Service'), {
        [say('Dienst', 'Service')]: "={{ $('Melding').item.json.dienst }}",
        [say('Staat', 'State')]: say('storing', 'down'),
        [say('Uitleg', 'Explanation')]: "={{ $('Melding').item.json.uitleg }}",
        [say('Sinds', 'Since')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
      }),
      respond('Aangenomen', `={{ { "${say('aangenomen', 'accepted')}": true } }}`, 202),
      goOnAfterError(
        desk.open('Open een melding', {
          title: `=${say('Storing', 'Outage')}: {{ $('Melding').item.json.dienst }}`,
          text: "={{ $('Melding').item.json.uitleg }}",
          severity: 'hoog',
        }),
      ),
      mailer.send(
        'Mail de klanten',
        mailOf.customers,
        `=${say('Storing in', 'Outage of')} {{ $('Melding').item.json.dienst }}`,
        `={{ $('Melding').item.json.uitleg }} ${say('We houden je op de hoogte.', 'We will keep you posted.')}`,
      ),
      everyMinutes('Elk kwartier', 15),
      table.find(
        'Diensten op storing',
        say('Diensten', 'Services'),
        say('Staat', 'State'),
        say('storing', 'down'),
      ),
      set('Dienst', {
        dienst: `={{ ${table.cell(say('Dienst', 'Service'))} }}`,
        adres: `={{ ${table.cell(say('Adres', 'Address'))} }}`,
      }),
      withErrorBranch(http('Bezoek de dienst', '={{ $json.adres }}', { full: true, answer: 'text' })),
      when('Werkt het weer?', [['={{ $json.statusCode }}', '<', 400]]),
      table.upsert('Zet op groen', say('Diensten', 'Services'), say('Dienst', 'Service'), {
        [say('Dienst', 'Service')]: "={{ $('Dienst').item.json.dienst }}",
        [say('Staat', 'State')]: say('in orde', 'working'),
        [say('Uitleg', 'Explanation')]: '',
      }),
      mailer.send(
        'Mail het herstel',
        mailOf.customers,
        `={{ $('Dienst').item.json.dienst }} ${say('werkt weer', 'works again')}`,
        say(
          '=De storing is voorbij. Bedankt voor je geduld.',
          '=The outage is over. Thank you for your patience.',
        ),
      ),
      onlyNew('Eens per uur', "={{ $('Dienst').item.json.dienst }} {{ $now.toFormat('yyyy-MM-dd HH') }}"),
      chat.post(
        'Meld nog steeds storing',
        `={{ $('Dienst').item.json.dienst }} ${say('werkt nog niet', 'does not work yet')}.`,
      ),
    ],
    flow: [
      'Storing gemeld > Melding > Zoek de dienst > Bekend bij ons? > Al gemeld? > Blijft op storing',
      'Al gemeld? #1 > Zet op storing > Aangenomen > Open een melding',
      'Zet op storing > Mail de klanten',
      'Bekend bij ons? #1 > Onbekende dienst',
      'Elk kwartier > Diensten op storing > Dienst > Bezoek de dienst > Werkt het weer? > Zet op groen > Mail het herstel',
      'Werkt het weer? #1 > Eens per uur > Meld nog steeds storing',
      'Bezoek de dienst #1 > Eens per uur',
    ],
  }),
});

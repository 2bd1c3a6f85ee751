import { chats } from '../../apps/chats.js';
import { incidents } from '../../apps/incidents.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import {
  both,
  combine,
  evenWhenEmpty,
  everyMinutes,
  http,
  onlyNew,
  recipe,
  respond,
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
        'Let your monitoring send JSON with dienst and uitleg to "Storing gemeld".',
      ),
      both(
        'Maak de tabel Diensten met de kolommen Dienst, Adres, Staat, Uitleg en Sinds.',
        'Make the table Diensten with the columns Dienst, Adres, Staat, Uitleg and Sinds.',
      ),
    ],
    notes: [
      {
        over: ['Storing gemeld', 'Bekend bij ons?'],
        text: '## Melding\nAlleen diensten die al in de tabel staan tellen mee, zodat een typefout geen klanten alarmeert.',
      },
      {
        over: ['Elk kwartier', 'Werkt het weer?'],
        text: '## Herstel\nElk kwartier wordt van diensten op storing het adres bezocht. Bij een goed antwoord gaat alles vanzelf terug op groen.',
      },
    ],
    nodes: [
      webhook('Storing gemeld', 'storing-melden', { respond: 'responseNode' }),
      set('Melding', {
        dienst: "={{ String($json.body.dienst ?? '').trim() }}",
        uitleg: "={{ $json.body.uitleg ?? 'We onderzoeken een storing.' }}",
      }),
      evenWhenEmpty(table.find('Zoek de dienst', 'Diensten', 'Dienst', '={{ $json.dienst }}')),
      when('Bekend bij ons?', [[`={{ ${table.cell('Dienst')} ?? '' }}`, 'filled']]),
      respond('Onbekende dienst', '={{ { "fout": "Deze dienst staat niet op de statuspagina." } }}', 404),
      table.upsert('Zet op storing', 'Diensten', 'Dienst', {
        Dienst: "={{ $('Melding').item.json.dienst }}",
        Staat: 'storing',
        Uitleg: "={{ $('Melding').item.json.uitleg }}",
        Sinds: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
      }),
      respond('Aangenomen', '={{ { "aangenomen": true } }}', 202),
      desk.open('Open een melding', {
        title: "=Storing: {{ $('Melding').item.json.dienst }}",
        text: "={{ $('Melding').item.json.uitleg }}",
        severity: 'hoog',
      }),
      mailer.send(
        'Mail de klanten',
        'klanten@example.com',
        "=Storing in {{ $('Melding').item.json.dienst }}",
        "={{ $('Melding').item.json.uitleg }} We houden je op de hoogte.",
      ),
      everyMinutes('Elk kwartier', 15),
      table.find('Diensten op storing', 'Diensten', 'Staat', 'storing'),
      set('Dienst', { dienst: `={{ ${table.cell('Dienst')} }}`, adres: `={{ ${table.cell('Adres')} }}` }),
      withErrorBranch(http('Bezoek de dienst', '={{ $json.adres }}', { full: true, answer: 'text' })),
      when('Werkt het weer?', [['={{ $json.statusCode }}', '<', 400]]),
      table.upsert('Zet op groen', 'Diensten', 'Dienst', {
        Dienst: "={{ $('Dienst').item.json.dienst }}",
        Staat: 'in orde',
        Uitleg: '',
      }),
      mailer.send(
        'Mail het herstel',
        'klanten@example.com',
        "={{ $('Dienst').item.json.dienst }} werkt weer",
        '=De storing is voorbij. Bedankt voor je geduld.',
      ),
      onlyNew('Eens per uur', "={{ $('Dienst').item.json.dienst }} {{ $now.toFormat('yyyy-MM-dd HH') }}"),
      chat.post('Meld nog steeds storing', "={{ $('Dienst').item.json.dienst }} werkt nog niet."),
    ],
    flow: [
      'Storing gemeld > Melding > Zoek de dienst > Bekend bij ons? > Zet op storing > Aangenomen > Open een melding',
      'Zet op storing > Mail de klanten',
      'Bekend bij ons? #1 > Onbekende dienst',
      'Elk kwartier > Diensten op storing > Dienst > Bezoek de dienst > Werkt het weer? > Zet op groen > Mail het herstel',
      'Werkt het weer? #1 > Eens per uur > Meld nog steeds storing',
      'Bezoek de dienst #1 > Eens per uur',
    ],
  }),
});

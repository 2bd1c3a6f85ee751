import { chats } from '../../apps/chats.js';
import { directories } from '../../apps/directories.js';
import { mailers } from '../../apps/mailers.js';
import { meetings } from '../../apps/meetings.js';
import { fullTables, lookupTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about, mailOf } from '../../apps/values.js';
import {
  both,
  byHand,
  called,
  code,
  combine,
  evenWhenEmpty,
  from,
  keep,
  loop,
  node,
  only,
  pause,
  recipe,
  rowsOf,
  say,
  set,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const REVIEW_TIMES = about(
  'review-times',
  ['Tijden van de gesprekken', 'Times of the reviews'],
  [
    'De tijden op een dag, met komma’s ertussen; een gesprek duurt een uur.',
    'The times of a day, with commas between; a review takes an hour.',
  ],
  ['09:30, 11:00, 13:30, 15:00', '09:30, 11:00, 13:30, 15:00'],
);

export const jaargesprekken = recipe({
  id: 'annual-reviews',
  category: 'hr',
  tags: ['beoordeling', 'gesprekscyclus', 'planning'],
  saves: {
    minutes: 120,
    nl: 'HR zoekt voor elke collega een moment, maakt de link en stuurt de voorbereiding.',
    en: 'HR finds a slot for every colleague, makes the link and sends the preparation.',
  },
  variants: combine({ table: fullTables, meeting: meetings, mailer: mailers, chat: chats }, { take: 10 }),
  build: ({ table, meeting, mailer, chat }) => {
    const m = rowsOf(table, 'Lees het personeel', say('Medewerkers', 'Employees'), 'Medewerker', {
      naam: say('Naam', 'Name'),
      email: say('E-mail', 'Email'),
      leiding: say('Leidinggevende', 'Manager'),
      gesprek: say('Jaargesprek', 'Annual review'),
    });
    const g = (field: string) => from('Kies een moment', field);
    const link = `{{ ${meeting.link.replaceAll('$json', "$('Maak de vergadering').item.json")} }}`;
    return {
      name: both(
        `Jaargesprekken plannen vanuit ${table.app.label} met ${meeting.app.label} en ${mailer.app.label}`,
        `Plan annual reviews from ${table.app.label} with ${meeting.app.label} and ${mailer.app.label}`,
      ),
      description: both(
        `Start hem aan het begin van de ronde: elke collega in ${table.app.label} zonder gesprek krijgt een moment, een link van ${meeting.app.label} en via ${mailer.app.label} de voorbereidende vragen.`,
        `Start it at the beginning of the round: each colleague in ${table.app.label} without a talk gets a slot, a ${meeting.app.label} link and the questions to prepare through ${mailer.app.label}.`,
      ),
      benefit: both(
        'De hele gesprekscyclus staat in een kwartier.',
        'The whole review round is planned in fifteen minutes.',
      ),
      uses: [
        [
          table,
          both('bevat de collega’s en het geplande moment', 'holds the colleagues and the planned slot'),
        ],
        [meeting, both('maakt de vergadering', 'creates the meeting')],
        [mailer, both('stuurt de voorbereiding', 'sends the preparation')],
        [chat, both('meldt wat gepland is', 'reports what is planned')],
      ],
      setup: [
        both(
          'Geef de tabel Medewerkers de kolommen Naam, E-mail, Leidinggevende (e-mail), Jaargesprek en Opmerking; maak Jaargesprek leeg voor een nieuwe ronde.',
          'Give the table Employees the columns Name, Email, Manager (email address), Annual review and Remark; empty Annual review for a new round.',
        ),
      ],
      notes: [
        {
          over: ['Kies een moment', 'Een voor een'],
          text: say(
            '## Verdeling\nAlleen op werkdagen, vanaf volgende week, op de tijden uit de instellingen: standaard vier gesprekken per dag. In agenda’s kijkt hij niet: verzet zelf wat niet uitkomt.',
            '## Spreading\nOn working days only, from next week on, at the times of the settings: four reviews a day by default. It does not look into calendars: move what does not suit yourself.',
          ),
        },
        {
          over: ['Maak de vergadering', 'Zet op Gepland', 'Zet op Mislukt'],
          text: say(
            '## Fouten houden de rest niet op\nLukt een vergadering niet, dan blijft die collega in de lijst staan voor een nieuwe start.',
            '## Errors do not hold up the rest\nIf a meeting fails, that colleague stays in the list for a new start.',
          ),
        },
      ],
      names: {
        'Start de ronde': 'Start the round',
        'Lees het personeel': 'Read the staff',
        Medewerker: 'Employee',
        'Nog niet gepland': 'Not planned yet',
        'Kies een moment': 'Choose a moment',
        'Een voor een': 'One by one',
        'Maak de vergadering': 'Create the meeting',
        'Stuur de collega de voorbereiding': 'Send the colleague the preparation',
        'Stuur de leidinggevende de link': 'Send the manager the link',
        'Meld mislukte mail aan de collega': 'Report a failed mail to the colleague',
        'Meld mislukte mail aan de leidinggevende': 'Report a failed mail to the manager',
        'Zet op Gepland': 'Set to Planned',
        'Zet op Mislukt': 'Set to Failed',
        'Meld het probleem': 'Report the problem',
        'Even wachten': 'Wait a moment',
        'Tel de gesprekken': 'Count the reviews',
        'Meld de planning': 'Report the planning',
        'Mail HR het overzicht': 'Email HR the overview',
      },
      nodes: [
        byHand('Start de ronde'),
        ...m.nodes,
        keep('Nog niet gepland', [
          ['={{ $json.gesprek }}', 'empty'],
          ['={{ $json.email }}', 'filled'],
        ]),
        code(
          'Kies een moment',
          `
const gelezen = '${REVIEW_TIMES}'.split(',').map((tijd) => tijd.trim()).filter((tijd) => /^\\d{1,2}:\\d{2}$/.test(tijd));
const tijden = gelezen.length ? gelezen : ['09:30'];
let dag = DateTime.now().plus({ weeks: 1 }).startOf('week');
return $input.all().map(({ json }, nummer) => {
  if (nummer > 0 && nummer % tijden.length === 0) dag = dag.plus({ days: dag.weekday === 5 ? 3 : 1 });
  const [uur, minuut] = tijden[nummer % tijden.length].split(':').map(Number);
  const start = dag.set({ hour: uur, minute: minuut });
  return { json: { ...json, start: start.toISO(), wanneer: start.setLocale(${say("'nl'", "'en'")}).toFormat("cccc d LLLL ${say("'om'", "'at'")} HH:mm") }, pairedItem: nummer };
});`,
        ),
        loop('Een voor een', 1),
        withErrorBranch(
          meeting.create('Maak de vergadering', {
            title: say(t`Jaargesprek ${g('naam')}`, t`Annual review ${g('naam')}`),
            start: only(g('start')),
            minutes: 60,
          }),
        ),
        withErrorBranch(
          mailer.send(
            'Stuur de collega de voorbereiding',
            only(g('email')),
            say(t`Je jaargesprek op ${g('wanneer')}`, t`Your annual review on ${g('wanneer')}`),
            say(
              t`Beste ${g('naam')},<br><br>Je jaargesprek is ${g('wanneer')}: ${link}<br><br>Denk vooraf na over: waar ben je trots op, wat kostte energie, wat wil je leren? Komt het moment niet uit, antwoord dan op deze mail.`,
              t`Dear ${g('naam')},<br><br>Your annual review is on ${g('wanneer')}: ${link}<br><br>Think in advance: what are you proud of, what cost you energy, what would you like to learn? If the time does not suit you, answer this mail.`,
            ),
          ),
        ),
        withErrorBranch(
          mailer.send(
            'Stuur de leidinggevende de link',
            only(g('leiding')),
            say(
              t`Jaargesprek met ${g('naam')} op ${g('wanneer')}`,
              t`Annual review with ${g('naam')} on ${g('wanneer')}`,
            ),
            say(
              t`De link is ${link}. Vraag vooraf bij twee collega’s terugkoppeling over ${g('naam')}.`,
              t`The link is ${link}. Ask two colleagues for feedback on ${g('naam')} beforehand.`,
            ),
          ),
        ),
        chat.post(
          'Meld mislukte mail aan de collega',
          say(
            t`${g('naam')} kreeg geen mail over het jaargesprek (${g('wanneer')}). Geef het moment zelf door: ${link}`,
            t`${g('naam')} got no mail about the annual review (${g('wanneer')}). Pass the time on yourself: ${link}`,
          ),
        ),
        chat.post(
          'Meld mislukte mail aan de leidinggevende',
          say(
            t`De leidinggevende van ${g('naam')} kreeg geen mail over het jaargesprek (${g('wanneer')}). Geef het moment zelf door: ${link}`,
            t`The manager of ${g('naam')} got no mail about the annual review (${g('wanneer')}). Pass the time on yourself: ${link}`,
          ),
        ),
        table.upsert('Zet op Gepland', say('Medewerkers', 'Employees'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: only(g('email')),
          [say('Jaargesprek', 'Annual review')]: only(g('wanneer')),
        }),
        table.upsert('Zet op Mislukt', say('Medewerkers', 'Employees'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: only(g('email')),
          [say('Opmerking', 'Remark')]: say('Jaargesprek niet gepland', 'Annual review not planned'),
        }),
        chat.post(
          'Meld het probleem',
          say(
            t`Het jaargesprek van ${g('naam')} is niet gepland. Maak de afspraak zelf.`,
            t`The annual review of ${g('naam')} was not planned. Make the appointment yourself.`,
          ),
        ),
        pause('Even wachten', 5, 'seconds'),
        code('Tel de gesprekken', "return [{ json: { aantal: $('Kies een moment').all().length } }];"),
        chat.post(
          'Meld de planning',
          say(
            t`De ronde langs ${'{{ $json.aantal }}'} collega’s is klaar. Wat niet lukte staat hierboven.`,
            t`The round of {{ $json.aantal }} colleagues is done. What failed is listed above.`,
          ),
        ),
        mailer.send(
          'Mail HR het overzicht',
          mailOf.hr,
          say('Jaargesprekken gepland', 'Annual reviews planned'),
          say(
            t`De ronde van ${"{{ $('Tel de gesprekken').first().json.aantal }}"} collega’s is doorlopen. Wie een moment kreeg en bij wie het mislukte, staat in ${table.app.label}.`,
            t`The round of {{ $('Tel de gesprekken').first().json.aantal }} colleagues has been gone through. Who got a moment and where it failed is in ${table.app.label}.`,
          ),
        ),
      ],
      flow: [
        `Start de ronde > ${m.path} > Nog niet gepland > Kies een moment > Een voor een > Tel de gesprekken > Meld de planning > Mail HR het overzicht`,
        'Een voor een #1 > Maak de vergadering > Stuur de collega de voorbereiding > Stuur de leidinggevende de link > Zet op Gepland > Even wachten > Een voor een',
        'Stuur de collega de voorbereiding #1 > Meld mislukte mail aan de collega > Stuur de leidinggevende de link',
        'Stuur de leidinggevende de link #1 > Meld mislukte mail aan de leidinggevende > Zet op Gepland',
        'Maak de vergadering #1 > Zet op Mislukt > Meld het probleem > Even wachten',
      ],
    };
  },
});

export const accountDienst = recipe({
  id: 'account-service',
  category: 'hr',
  tags: ['accounts', 'bouwsteen', 'it'],
  saves: {
    minutes: 15,
    nl: 'IT maakt elk account met de hand en noteert het in de lijst.',
    en: 'IT creates each account by hand and notes it in the list.',
  },
  variants: combine(
    { directory: directories, table: lookupTables, task: taskApps },
    { take: 9, apart: ['directory', 'table'] },
  ),
  build: ({ directory, table, task }) => {
    const inputs = {
      name: say('naam', 'name'),
      role: say('functie', 'position'),
      requester: say('aanvrager', 'requester'),
      done: say('gelukt', 'done'),
      why: say('reden', 'reason'),
    };
    const v = (field: string) => from('Vanuit een ander proces', field);
    return {
      name: both(
        `Account aanmaken in ${directory.app.label} als bouwsteen, met logboek in ${table.app.label}`,
        `Create a ${directory.app.label} account as a building block, logged in ${table.app.label}`,
      ),
      description: both(
        `Roep hem aan vanuit je eigen processen: hij maakt het account in ${directory.app.label}, weigert dubbele aanvragen volgens ${table.app.label}, geeft het resultaat terug en zet een mislukking als taak in ${task.app.label}.`,
        `Call it from your own processes: it creates the account in ${directory.app.label}, refuses duplicates according to ${table.app.label}, returns the result and turns a failure into a ${task.app.label} task.`,
      ),
      benefit: both('Eén plek waar accounts ontstaan.', 'One place where accounts are made.'),
      uses: [
        [directory, both('maakt het account', 'creates the account')],
        [table, both('onthoudt welke accounts bestaan', 'remembers which accounts exist')],
        [task, both('krijgt wat mislukt', 'gets what fails')],
      ],
      setup: [
        both(
          'Roep hem aan met de stap Execute Sub-workflow en geef naam, email, functie en aanvrager mee. Terug komen gelukt en, als het niet lukte, reden.',
          'Call it with the Execute Sub-workflow step and pass name, email, position and requester. It gives back done and, where it is not done, reason.',
        ),
      ],
      notes: [
        {
          over: ['Maak een wachtwoord', 'Maak het account'],
          text: say(
            '## Wachtwoord\nHet eerste wachtwoord is willekeurig en gaat niet terug naar wie het vroeg. De collega kiest er zelf een met "wachtwoord vergeten" of samen met IT. Zet het bewaren van geslaagde runs uit: daar staat het in.',
            '## Password\nThe first password is random and is not returned to who asked. The colleague chooses one with "forgot password" or together with IT. Turn off saving successful runs: they hold it.',
          ),
        },
        {
          over: ['Zoek een eerder account', 'Bestaat het al?', 'Geef terug: bestaat al'],
          text: say(
            '## Geen dubbele accounts\nHet logboek beslist; verwijder een regel om een account opnieuw te mogen maken.',
            '## No double accounts\nThe log decides; delete a row to allow an account to be made again.',
          ),
        },
      ],
      names: {
        'Vanuit een ander proces': 'From another process',
        'Zoek een eerder account': 'Find an earlier account',
        'Bestaat het al?': 'Does it exist already?',
        'Geef terug: bestaat al': 'Return: exists already',
        'Maak een wachtwoord': 'Make a password',
        'Maak het account': 'Create the account',
        'Schrijf in het logboek': 'Write in the log',
        'Geef terug: gelukt': 'Return: succeeded',
        'Maak een taak voor IT': 'Create a task for IT',
        'Geef terug: mislukt': 'Return: failed',
      },
      nodes: [
        called('Vanuit een ander proces', {
          [inputs.name]: 'string',
          email: 'string',
          [inputs.role]: 'string',
          [inputs.requester]: 'string',
        }),
        evenWhenEmpty(
          table.find('Zoek een eerder account', 'Accounts', say('E-mail', 'Email'), only(v('email'))),
        ),
        when('Bestaat het al?', [[`={{ ${table.cell(say('Aangemaakt', 'Created'))} }}`, 'filled']]),
        set('Geef terug: bestaat al', {
          [inputs.done]: false,
          [inputs.why]: say('Dit account bestaat al', 'This account exists already'),
        }),
        node('Maak een wachtwoord', 'crypto', 2, {
          action: 'generate',
          dataPropertyName: 'wachtwoord',
          encodingType: 'base64',
          stringLength: 20,
        }),
        withErrorBranch(
          directory.createUser('Maak het account', {
            name: only(v(inputs.name)),
            email: only(v('email')),
            password: t`${from('Maak een wachtwoord', 'wachtwoord')}#4aZ`,
          }),
        ),
        table.append('Schrijf in het logboek', 'Accounts', {
          [say('E-mail', 'Email')]: only(v('email')),
          [say('Naam', 'Name')]: only(v(inputs.name)),
          [say('Functie', 'Position')]: only(v(inputs.role)),
          [say('Aanvrager', 'Requester')]: only(v(inputs.requester)),
          [say('Aangemaakt', 'Created')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        set('Geef terug: gelukt', {
          [inputs.done]: true,
          email: only(v('email')),
        }),
        task.create('Maak een taak voor IT', {
          title: say(
            t`Account voor ${v(inputs.name)} is niet gemaakt`,
            t`Account for ${v(inputs.name)} was not created`,
          ),
          description: say(
            t`Gewenst adres ${v('email')}, aangevraagd door ${v(inputs.requester)}.`,
            t`Address wanted ${v('email')}, requested by ${v(inputs.requester)}.`,
          ),
          due: '={{ $now.toISODate() }}',
        }),
        set('Geef terug: mislukt', {
          [inputs.done]: false,
          [inputs.why]: say('Het account kon niet worden gemaakt', 'The account could not be created'),
        }),
      ],
      flow: [
        'Vanuit een ander proces > Zoek een eerder account > Bestaat het al? > Geef terug: bestaat al',
        'Bestaat het al? #1 > Maak een wachtwoord > Maak het account > Schrijf in het logboek > Geef terug: gelukt',
        'Maak het account #1 > Maak een taak voor IT > Geef terug: mislukt',
      ],
    };
  },
});

import { calendars } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { directories } from '../../apps/directories.js';
import { hires } from '../../apps/hr.js';
import { mailers } from '../../apps/mailers.js';
import { readableTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf, ownDomain } from '../../apps/values.js';
import {
  AS_DAY,
  append,
  both,
  choose,
  code,
  codeEach,
  combine,
  everyDay,
  from,
  loop,
  node,
  only,
  onlyOnce,
  pause,
  recipe,
  rowsOf,
  say,
  set,
  starts,
  t,
  withErrorBranch,
} from '../../kit/index.js';

export const nieuweCollega = recipe({
  id: 'new-colleague',
  category: 'hr',
  tags: ['onboarding', 'accounts', 'nieuwe medewerker'],
  saves: {
    minutes: 60,
    nl: 'IT maakt het account, HR mailt de nieuwe collega, het team en de leverancier.',
    en: 'IT creates the account, HR mails the newcomer, the team and the supplier.',
  },
  variants: combine(
    { source: hires, directory: directories, task: taskApps, mailer: mailers, chat: chats },
    { take: 10, apart: ['source', 'directory', 'chat'] },
  ),
  build: ({ source, directory, task, mailer, chat }) => {
    const { nodes, path } = starts(source, 'Aangenomen', 'Nieuwe collega', [directory, chat]);
    const a = (field: string) => from('Bereid het account voor', field);
    return {
      name: both(
        `Onboarding vanuit ${source.app.label}: account in ${directory.app.label} en welkom in ${chat.app.label}`,
        `Onboarding from ${source.app.label}: account in ${directory.app.label} and a welcome in ${chat.app.label}`,
      ),
      description: both(
        `Als ${source.event.nl}, maakt ${directory.app.label} het account, verdeelt ${task.app.label} de voorbereiding en stuurt ${mailer.app.label} een welkomstmail; lukt het account niet, dan hoort IT dat meteen.`,
        `When ${source.event.en}, ${directory.app.label} gets the account, ${task.app.label} the preparations and ${mailer.app.label} sends a welcome; if the account fails, IT hears at once.`,
      ),
      benefit: both('Op dag één ligt alles klaar.', 'Everything is ready on day one.'),
      uses: [
        [source, both('meldt wie is aangenomen', 'reports who is hired')],
        [directory, both('maakt het account aan', 'creates the account')],
        [task, both('krijgt de voorbereidende taken', 'gets the preparations')],
        [mailer, both('stuurt de welkomstmail', 'sends the welcome mail')],
        [chat, both('stelt de collega voor', 'introduces the colleague')],
      ],
      setup: [
        both(
          'Zet bij de instellingen van de workflow het bewaren van geslaagde runs uit: daar staat het eerste wachtwoord in.',
          'Turn off saving successful runs in the settings of the workflow: they hold the first password.',
        ),
        both(
          'Pas de lijst in "Taken voor de start" aan jouw bedrijf aan.',
          'Adapt the list in "Taken voor de start" to your company.',
        ),
      ],
      notes: [
        {
          over: ['Bereid het account voor', 'Maak een wachtwoord', 'Maak het account', 'Meld aan IT'],
          text: say(
            '## Account\nHet eerste wachtwoord is willekeurig en niemand krijgt het te zien; op de eerste dag stelt IT samen met de collega een eigen wachtwoord in.',
            '## Account\nThe first password is random and nobody gets to see it; on the first day IT sets a password of their own together with the colleague.',
          ),
        },
        {
          over: ['Taken voor de start', 'Taak voor taak', 'Maak de taak'],
          text: say(
            '## Voorbereiding\nElke regel wordt een taak met een eigen termijn.',
            '## Preparation\nEvery row becomes a task with a deadline of its own.',
          ),
        },
      ],
      names: {
        Aangenomen: 'Hired',
        'Nieuwe collega': 'New colleague',
        'Bereid het account voor': 'Prepare the account',
        'Maak een wachtwoord': 'Make a password',
        'Maak het account': 'Create the account',
        'Heet welkom': 'Welcome',
        'Informeer de leidinggevende': 'Inform the manager',
        'Stel de collega voor': 'Introduce the colleague',
        'Taken voor de start': 'Tasks before the start',
        'Taak voor taak': 'Task by task',
        'Maak de taak': 'Create the task',
        'Even wachten': 'Wait a moment',
        'Meld dat alles loopt': 'Report that it is under way',
        'Meld aan IT': 'Report to IT',
        'Maak het account met de hand': 'Create the account by hand',
        'Onthoud het vervolg': 'Remember what follows',
        'Account geregeld': 'Account arranged',
      },
      nodes: [
        ...nodes,
        codeEach(
          'Bereid het account voor',
          `
const [voornaam, ...rest] = String($json.name ?? '').trim().toLowerCase().normalize('NFKD').replace(/[^a-z ]/g, '').split(' ');
return { json: { naam: $json.name, prive: $json.email, functie: $json.role, zakelijk: [voornaam, rest.join('')].filter(Boolean).join('.') + '@${ownDomain}' } };`,
        ),
        node('Maak een wachtwoord', 'crypto', 2, {
          action: 'generate',
          dataPropertyName: 'wachtwoord',
          encodingType: 'base64',
          stringLength: 20,
        }),
        withErrorBranch(
          directory.createUser('Maak het account', {
            name: only(a('naam')),
            email: only(a('zakelijk')),
            password: t`${from('Maak een wachtwoord', 'wachtwoord')}!7aZ`,
          }),
        ),
        withErrorBranch(
          mailer.send(
            'Heet welkom',
            only(a('prive')),
            say('Welkom bij ons!', 'Welcome!'),
            say(
              t`Beste ${a('naam')},<br><br>Fijn dat je bij ons komt werken als ${a('functie')}. {{ $json.metDeHand ? 'Je zakelijke adres hoor je op je eerste dag.' : 'Je zakelijke adres wordt ' + $('Bereid het account voor').item.json.zakelijk + '.' }} Op je eerste dag krijg je je laptop en stel je samen met IT je wachtwoord in.<br><br>Hartelijke groet`,
              t`Dear ${a('naam')},<br><br>Good to have you join us as ${a('functie')}. {{ $json.metDeHand ? 'You hear your work address on your first day.' : 'Your work address will be ' + $('Bereid het account voor').item.json.zakelijk + '.' }} On your first day you get your laptop and set your password together with IT.<br><br>Kind regards`,
            ),
          ),
        ),
        mailer.send(
          'Informeer de leidinggevende',
          mailOf.manager,
          say(t`${a('naam')} begint binnenkort`, t`${a('naam')} starts soon`),
          say(
            t`${a('naam')} start als ${a('functie')}. Gewenst zakelijk adres: ${a('zakelijk')}. De voorbereiding staat in ${task.app.label}; plan zelf de eerste lunch.{{ $json.error ? ' Let op: de welkomstmail aan ' + $('Bereid het account voor').item.json.prive + ' kwam niet aan; neem zelf contact op.' : '' }}`,
            t`${a('naam')} starts as ${a('functie')}. Work address wanted: ${a('zakelijk')}. The preparation is in ${task.app.label}; plan the first lunch yourself.{{ $json.error ? ' Note: the welcome mail to ' + $('Bereid het account voor').item.json.prive + ' did not arrive; get in touch yourself.' : '' }}`,
          ),
        ),
        chat.post(
          'Stel de collega voor',
          say(
            t`${a('naam')} komt ons team versterken als ${a('functie')}. Heet straks welkom!`,
            t`${a('naam')} is joining our team as ${a('functie')}. Give them a warm welcome!`,
          ),
        ),
        code(
          'Taken voor de start',
          `
const collega = $('Nieuwe collega').first().json.name;
return [
  ['${say('Laptop en telefoon bestellen', 'Order laptop and phone')}', 3], ['${say('Contract en identiteitsbewijs in het dossier', 'Put contract and proof of identity in the file')}', 5], ['${say('Toegang tot systemen regelen', 'Arrange access to systems')}', 7], ['${say('Maatje en eerste werkweek plannen', 'Plan a buddy and the first working week')}', 10],
].map(([taak, dagen]) => ({ json: { taak: taak + ${say("' voor '", "' for '")} + collega, uiterlijk: DateTime.now().plus({ days: dagen }).toISODate() } }));`,
        ),
        loop('Taak voor taak', 1),
        task.create('Maak de taak', {
          title: '={{ $json.taak }}',
          description: say(
            'Hoort bij de voorbereiding van een nieuwe collega.',
            'Part of the preparation for a new colleague.',
          ),
          due: '={{ $json.uiterlijk }}',
        }),
        pause('Even wachten', 2, 'seconds'),
        onlyOnce(
          chat.post(
            'Meld dat alles loopt',
            say(
              t`De voorbereiding voor ${"{{ $('Nieuwe collega').first().json.name }}"} staat in ${task.app.label}.`,
              t`The preparation for {{ $('Nieuwe collega').first().json.name }} is in ${task.app.label}.`,
            ),
          ),
        ),
        chat.post(
          'Meld aan IT',
          say(
            t`Het account voor ${a('naam')} (${a('zakelijk')}) is niet aangemaakt. Kijk of het adres al bestaat.`,
            t`The account for ${a('naam')} (${a('zakelijk')}) was not created. Check whether the address exists already.`,
          ),
        ),
        task.create('Maak het account met de hand', {
          title: say(t`Account aanmaken voor ${a('naam')}`, t`Create an account for ${a('naam')}`),
          description: say(
            t`Gewenst adres: ${a('zakelijk')}. De koppeling met ${directory.app.label} gaf een fout.`,
            t`Address wanted: ${a('zakelijk')}. The connection to ${directory.app.label} gave an error.`,
          ),
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        set('Onthoud het vervolg', { metDeHand: true }, true),
        append('Account geregeld', 2),
      ],
      flow: [
        `${path} > Bereid het account voor > Maak een wachtwoord > Maak het account > Account geregeld > Taken voor de start > Taak voor taak > Meld dat alles loopt`,
        'Taak voor taak #1 > Maak de taak > Even wachten > Taak voor taak',
        'Maak het account #1 > Meld aan IT > Maak het account met de hand > Onthoud het vervolg > Account geregeld @1',
        'Heet welkom #1 > Informeer de leidinggevende',
        'Account geregeld > Heet welkom > Informeer de leidinggevende > Stel de collega voor',
      ],
    };
  },
});

// Op donderdag en vrijdag valt overmorgen in het weekend.
const overTweeWerkdagen = '$now.plus({ days: [4, 5].includes($now.weekday) ? 4 : 2 })';

export const eersteWeken = recipe({
  id: 'first-weeks',
  category: 'hr',
  tags: ['onboarding', 'inwerken', 'mail'],
  saves: {
    minutes: 8,
    nl: 'HR kijkt elke dag wie een mail moet krijgen, schrijft hem en plant de gesprekken zelf.',
    en: 'HR checks daily who is due a mail, writes it and plans the talks by hand.',
  },
  variants: combine(
    { table: readableTables, mailer: mailers, calendar: calendars },
    { take: 9, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, calendar }) => {
    const {
      nodes,
      path,
      ref: k,
    } = rowsOf(table, 'Lees de nieuwe collega’s', say('Medewerkers', 'Employees'), 'Collega', {
      naam: say('Naam', 'Name'),
      email: say('E-mail', 'Email'),
      start: say('In dienst', 'Employed since'),
      leiding: say('Leidinggevende', 'Manager'),
    });
    return {
      name: both(
        `Inwerkmails op dag 1, 7 en 30 via ${mailer.app.label}, met startdatums uit ${table.app.label}`,
        `Onboarding mails on day 1, 7 and 30 by ${mailer.app.label}, with start dates from ${table.app.label}`,
      ),
      description: both(
        `Wie volgens ${table.app.label} net begonnen is, krijgt op de eerste dag, na een week en na een maand een eigen mail via ${mailer.app.label}; het maandgesprek komt vanzelf in ${calendar.app.label}.`,
        `Whoever has just started according to ${table.app.label} gets a mail of their own through ${mailer.app.label} on the first day, after a week and after a month; the monthly talk is put in ${calendar.app.label}.`,
      ),
      benefit: both(
        'Nieuwe collega’s krijgen aandacht, ook als het druk is.',
        'Newcomers get attention, also in busy weeks.',
      ),
      uses: [
        [table, both('bevat de startdatums', 'holds the start dates')],
        [mailer, both('stuurt de inwerkmails', 'sends the onboarding mails')],
        [calendar, both('krijgt het maandgesprek', 'gets the monthly talk')],
      ],
      setup: [
        both(
          'Maak de tabel Medewerkers met de kolommen Naam, E-mail, In dienst (jjjj-mm-dd) en Leidinggevende (een mailadres).',
          'Create the table Employees with the columns Name, Email, Employed since (yyyy-mm-dd) and Manager (a mail address).',
        ),
        both(
          'Schrijf in de drie mailstappen je eigen tekst.',
          'Write your own text in the three mail steps.',
        ),
      ],
      names: {
        'Elke ochtend': 'Every morning',
        'Lees de nieuwe collega’s': 'Read the new colleagues',
        Collega: 'Colleague',
        'Tel de dagen': 'Count the days',
        'Welke dag?': 'Which day?',
        'Eerste dag': 'First day',
        'Na een week': 'After a week',
        'Plan het maandgesprek': 'Plan the monthly talk',
        'Nodig uit voor het maandgesprek': 'Invite to the monthly talk',
        'Meld wat niet lukte': 'Report what failed',
      },
      nodes: [
        everyDay('Elke ochtend', 8),
        ...nodes,
        codeEach(
          'Tel de dagen',
          `${AS_DAY}\nconst dag = Math.round(DateTime.now().startOf('day').diff(asDay($json.start).startOf('day'), 'days').days);\nreturn { json: { ...$json, dag: Number.isFinite(dag) ? dag : -1 } };`,
        ),
        choose('Welke dag?', [
          [say('Dag 1', 'Day 1'), ['={{ $json.dag }}', '=', 0]],
          ['Week 1', ['={{ $json.dag }}', '=', 7]],
          [say('Maand 1', 'Month 1'), ['={{ $json.dag }}', '=', 30]],
        ]),
        withErrorBranch(
          mailer.send(
            'Eerste dag',
            only(k.email),
            say('Welkom op je eerste dag', 'Welcome on your first day'),
            say(
              t`Goedemorgen ${k.naam},<br><br>Vandaag begin je. Je leidinggevende haalt je op bij de ingang. Vragen? Stuur ze gerust naar HR.`,
              t`Good morning ${k.naam},<br><br>You start today. Your manager collects you at the entrance. Any questions? Just send them to HR.`,
            ),
          ),
        ),
        withErrorBranch(
          mailer.send(
            'Na een week',
            only(k.email),
            say('Hoe was je eerste week?', 'How was your first week?'),
            say(
              t`Beste ${k.naam},<br><br>Je eerste week zit erop. Wat ging goed, wat mis je nog? Antwoord gewoon op deze mail.`,
              t`Dear ${k.naam},<br><br>Your first week is over. What went well, what do you still miss? Simply reply to this email.`,
            ),
          ),
        ),
        withErrorBranch(
          calendar.create('Plan het maandgesprek', {
            title: say(t`Maandgesprek met ${k.naam}`, t`Monthly talk with ${k.naam}`),
            start: `={{ ${overTweeWerkdagen}.set({ hour: 10, minute: 0 }).toISO() }}`,
            end: `={{ ${overTweeWerkdagen}.set({ hour: 10, minute: 45 }).toISO() }}`,
            description: say(
              'Verwachtingen, samenwerking en wat er nodig is voor de komende maanden.',
              'Expectations, working together and what is needed for the coming months.',
            ),
            attendee: only(k.leiding),
          }),
        ),
        withErrorBranch(
          mailer.send(
            'Nodig uit voor het maandgesprek',
            only(k.email),
            say('Een maand bij ons: je maandgesprek', 'A month with us: your monthly talk'),
            say(
              t`Beste ${k.naam},<br><br>Je werkt hier een maand. Op {{ ${overTweeWerkdagen}.setLocale('nl').toFormat('cccc d LLLL') }} om 10.00 uur praat je met je leidinggevende (${k.leiding}) over hoe het gaat. Denk vooraf na over wat je nog nodig hebt.`,
              t`Dear ${k.naam},<br><br>You have worked here for a month. On {{ ${overTweeWerkdagen}.setLocale('en').toFormat('cccc d LLLL') }} at 10:00 you talk with your manager (${k.leiding}) about how things are going. Think in advance about what you still need.`,
            ),
          ),
        ),
        mailer.send(
          'Meld wat niet lukte',
          mailOf.hr,
          say(
            "=Inwerken van {{ $('Tel de dagen').item.json.naam }}: dag {{ $('Tel de dagen').item.json.dag }} ging mis",
            "=Onboarding of {{ $('Tel de dagen').item.json.naam }}: day {{ $('Tel de dagen').item.json.dag }} went wrong",
          ),
          say(
            "=De mail of afspraak voor {{ $('Tel de dagen').item.json.naam }} ({{ $('Tel de dagen').item.json.email || 'geen mailadres' }}, leidinggevende {{ $('Tel de dagen').item.json.leiding || 'niet ingevuld' }}) lukte niet. Kijk de rij in Medewerkers na en stuur of plan het vandaag zelf; het wordt niet opnieuw geprobeerd.",
            "=The mail or appointment for {{ $('Tel de dagen').item.json.naam }} ({{ $('Tel de dagen').item.json.email || 'no address' }}, manager {{ $('Tel de dagen').item.json.leiding || 'not filled in' }}) failed. Check the row in Employees and send or plan it yourself today; it is not tried again.",
          ),
        ),
      ],
      flow: [
        `Elke ochtend > ${path} > Tel de dagen > Welke dag? > Eerste dag`,
        'Eerste dag #1 > Meld wat niet lukte',
        'Na een week #1 > Meld wat niet lukte',
        'Plan het maandgesprek #1 > Meld wat niet lukte',
        'Nodig uit voor het maandgesprek #1 > Meld wat niet lukte',
        'Welke dag? #1 > Na een week',
        'Welke dag? #2 > Plan het maandgesprek > Nodig uit voor het maandgesprek',
      ],
    };
  },
});

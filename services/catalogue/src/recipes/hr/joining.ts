import { calendars } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { directories } from '../../apps/directories.js';
import { hires } from '../../apps/hr.js';
import { mailers } from '../../apps/mailers.js';
import { readableTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  append,
  both,
  choose,
  code,
  codeEach,
  combine,
  everyDay,
  from,
  loop,
  only,
  onlyOnce,
  pause,
  recipe,
  rowsOf,
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
          'Zet in "Bereid het account voor" je eigen domein en in "Informeer de leidinggevende" het juiste adres.',
          'Put your own domain in "Bereid het account voor" and the right address in "Informeer de leidinggevende".',
        ),
        both(
          'Pas de lijst in "Taken voor de start" aan jouw bedrijf aan.',
          'Adapt the list in "Taken voor de start" to your company.',
        ),
      ],
      notes: [
        {
          over: ['Bereid het account voor', 'Maak het account', 'Meld aan IT'],
          text: '## Account\nHet eerste wachtwoord is willekeurig en niemand krijgt het te zien; op de eerste dag stelt IT samen met de collega een eigen wachtwoord in.',
        },
        {
          over: ['Taken voor de start', 'Taak voor taak', 'Maak de taak'],
          text: '## Voorbereiding\nElke regel wordt een taak met een eigen termijn.',
        },
      ],
      nodes: [
        ...nodes,
        codeEach(
          'Bereid het account voor',
          `
const [voornaam, ...rest] = $json.name.trim().toLowerCase().normalize('NFKD').replace(/[^a-z ]/g, '').split(' ');
const tekens = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
const wachtwoord = Array.from({ length: 16 }, () => tekens[Math.floor(Math.random() * tekens.length)]).join('') + '!7';
return { json: { naam: $json.name, prive: $json.email, functie: $json.role, zakelijk: [voornaam, rest.join('')].filter(Boolean).join('.') + '@example.com', wachtwoord } };`,
        ),
        withErrorBranch(
          directory.createUser('Maak het account', {
            name: only(a('naam')),
            email: only(a('zakelijk')),
            password: only(a('wachtwoord')),
          }),
        ),
        mailer.send(
          'Heet welkom',
          only(a('prive')),
          'Welkom bij ons!',
          t`Beste ${a('naam')},<br><br>Fijn dat je bij ons komt werken als ${a('functie')}. Je zakelijke adres wordt ${a('zakelijk')}. Op je eerste dag krijg je je laptop en stel je samen met IT je wachtwoord in.`,
        ),
        mailer.send(
          'Informeer de leidinggevende',
          'leidinggevende@example.com',
          t`${a('naam')} begint binnenkort`,
          t`${a('naam')} start als ${a('functie')}. Zakelijk adres: ${a('zakelijk')}. De voorbereiding staat in ${task.app.label}; plan zelf de eerste lunch.`,
        ),
        chat.post(
          'Stel de collega voor',
          t`${a('naam')} komt ons team versterken als ${a('functie')}. Heet straks welkom!`,
        ),
        code(
          'Taken voor de start',
          `
const collega = $('Nieuwe collega').first().json.name;
return [
  ['Laptop en telefoon bestellen', 3], ['Contract en identiteitsbewijs in het dossier', 5], ['Toegang tot systemen regelen', 7], ['Maatje en eerste werkweek plannen', 10],
].map(([taak, dagen]) => ({ json: { taak: taak + ' voor ' + collega, uiterlijk: DateTime.now().plus({ days: dagen }).toISODate() } }));`,
        ),
        loop('Taak voor taak', 1),
        task.create('Maak de taak', {
          title: '={{ $json.taak }}',
          description: 'Hoort bij de voorbereiding van een nieuwe collega.',
          due: '={{ $json.uiterlijk }}',
        }),
        pause('Even wachten', 2, 'seconds'),
        onlyOnce(
          chat.post(
            'Meld dat alles loopt',
            t`De voorbereiding voor ${"{{ $('Nieuwe collega').first().json.name }}"} staat in ${task.app.label}.`,
          ),
        ),
        chat.post(
          'Meld aan IT',
          t`Het account voor ${a('naam')} (${a('zakelijk')}) is niet aangemaakt. Kijk of het adres al bestaat.`,
        ),
        task.create('Maak het account met de hand', {
          title: t`Account aanmaken voor ${a('naam')}`,
          description: t`Gewenst adres: ${a('zakelijk')}. De koppeling met ${directory.app.label} gaf een fout.`,
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        set('Onthoud het vervolg', { account: 'met de hand' }, true),
        append('Account geregeld', 2),
      ],
      flow: [
        `${path} > Bereid het account voor > Maak het account > Account geregeld > Taken voor de start > Taak voor taak > Meld dat alles loopt`,
        'Taak voor taak #1 > Maak de taak > Even wachten > Taak voor taak',
        'Maak het account #1 > Meld aan IT > Maak het account met de hand > Onthoud het vervolg > Account geregeld @1',
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
    } = rowsOf(table, 'Lees de nieuwe collega’s', 'Medewerkers', 'Collega', {
      naam: 'Naam',
      email: 'E-mail',
      start: 'In dienst',
      leiding: 'Leidinggevende',
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
          'Schrijf in de drie mailstappen je eigen tekst.',
          'Write your own text in the three mail steps.',
        ),
      ],
      nodes: [
        everyDay('Elke ochtend', 8),
        ...nodes,
        codeEach(
          'Tel de dagen',
          "return { json: { ...$json, dag: Math.floor(DateTime.now().startOf('day').diff(DateTime.fromISO($json.start).startOf('day'), 'days').days) } };",
        ),
        choose('Welke dag?', [
          ['Dag 1', ['={{ $json.dag }}', '=', 0]],
          ['Week 1', ['={{ $json.dag }}', '=', 7]],
          ['Maand 1', ['={{ $json.dag }}', '=', 30]],
        ]),
        mailer.send(
          'Eerste dag',
          only(k.email),
          'Welkom op je eerste dag',
          t`Goedemorgen ${k.naam},<br><br>Vandaag begin je. Je leidinggevende haalt je op bij de ingang. Vragen? Stuur ze gerust naar HR.`,
        ),
        mailer.send(
          'Na een week',
          only(k.email),
          'Hoe was je eerste week?',
          t`Beste ${k.naam},<br><br>Je eerste week zit erop. Wat ging goed, wat mis je nog? Antwoord gewoon op deze mail.`,
        ),
        calendar.create('Plan het maandgesprek', {
          title: t`Maandgesprek met ${k.naam}`,
          start: `={{ ${overTweeWerkdagen}.set({ hour: 10, minute: 0 }).toISO() }}`,
          end: `={{ ${overTweeWerkdagen}.set({ hour: 10, minute: 45 }).toISO() }}`,
          description: 'Verwachtingen, samenwerking en wat er nodig is voor de rest van de proeftijd.',
          attendee: only(k.leiding),
        }),
        mailer.send(
          'Nodig uit voor het maandgesprek',
          only(k.email),
          'Een maand bij ons: je maandgesprek',
          t`Beste ${k.naam},<br><br>Je werkt hier een maand. Op {{ ${overTweeWerkdagen}.setLocale('nl').toFormat('cccc d LLLL') }} om 10.00 uur praat je met je leidinggevende (${k.leiding}) over hoe het gaat. Denk vooraf na over wat je nog nodig hebt.`,
        ),
      ],
      flow: [
        `Elke ochtend > ${path} > Tel de dagen > Welke dag? > Eerste dag`,
        'Welke dag? #1 > Na een week',
        'Welke dag? #2 > Plan het maandgesprek > Nodig uit voor het maandgesprek',
      ],
    };
  },
});

import { chats } from '../../apps/chats.js';
import { directories } from '../../apps/directories.js';
import { mailers } from '../../apps/mailers.js';
import { meetings } from '../../apps/meetings.js';
import { fullTables, lookupTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  byHand,
  called,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  from,
  keep,
  loop,
  only,
  pause,
  recipe,
  rowsOf,
  set,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

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
    const m = rowsOf(table, 'Lees het personeel', 'Medewerkers', 'Medewerker', {
      naam: 'Naam',
      email: 'E-mail',
      leiding: 'Leidinggevende',
      gesprek: 'Jaargesprek',
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
          'Zet in "Kies een moment" de eerste dag en de tijden die je wilt gebruiken.',
          'In "Kies een moment" set the first day and the times you want to use.',
        ),
      ],
      notes: [
        {
          over: ['Kies een moment', 'Een voor een'],
          text: '## Verdeling\nVier gesprekken per dag, alleen op werkdagen, vanaf volgende week.',
        },
        {
          over: ['Maak de vergadering', 'Zet op Gepland', 'Zet op Mislukt'],
          text: '## Fouten houden de rest niet op\nLukt een vergadering niet, dan blijft die collega in de lijst staan voor een nieuwe start.',
        },
      ],
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
const tijden = ['09:30', '11:00', '13:30', '15:00'];
let dag = DateTime.now().plus({ weeks: 1 }).startOf('week');
return $input.all().map(({ json }, nummer) => {
  if (nummer > 0 && nummer % tijden.length === 0) dag = dag.plus({ days: dag.weekday === 5 ? 3 : 1 });
  const [uur, minuut] = tijden[nummer % tijden.length].split(':').map(Number);
  const start = dag.set({ hour: uur, minute: minuut });
  return { json: { ...json, start: start.toISO(), wanneer: start.setLocale('nl').toFormat("cccc d LLLL 'om' HH:mm") }, pairedItem: nummer };
});`,
        ),
        loop('Een voor een', 1),
        withErrorBranch(
          meeting.create('Maak de vergadering', {
            title: t`Jaargesprek ${g('naam')}`,
            start: only(g('start')),
            minutes: 60,
          }),
        ),
        mailer.send(
          'Stuur de collega de voorbereiding',
          only(g('email')),
          t`Je jaargesprek op ${g('wanneer')}`,
          t`Beste ${g('naam')},<br><br>Je jaargesprek is ${g('wanneer')}: ${link}<br><br>Denk vooraf na over: waar ben je trots op, wat kostte energie, wat wil je leren?`,
        ),
        mailer.send(
          'Stuur de leidinggevende de link',
          only(g('leiding')),
          t`Jaargesprek met ${g('naam')} op ${g('wanneer')}`,
          t`De link is ${link}. Vraag vooraf bij twee collega’s terugkoppeling over ${g('naam')}.`,
        ),
        table.upsert('Zet op Gepland', 'Medewerkers', 'Naam', {
          Naam: only(g('naam')),
          Jaargesprek: only(g('wanneer')),
        }),
        table.upsert('Zet op Mislukt', 'Medewerkers', 'Naam', {
          Naam: only(g('naam')),
          Opmerking: 'Jaargesprek niet gepland',
        }),
        chat.post(
          'Meld het probleem',
          t`Het jaargesprek van ${g('naam')} is niet gepland. Maak de afspraak zelf.`,
        ),
        pause('Even wachten', 5, 'seconds'),
        code('Tel de gesprekken', "return [{ json: { aantal: $('Kies een moment').all().length } }];"),
        chat.post(
          'Meld de planning',
          t`De planning van ${'{{ $json.aantal }}'} jaargesprekken is klaar. Wat niet lukte staat hierboven.`,
        ),
        mailer.send(
          'Mail HR het overzicht',
          'hr@example.com',
          'Jaargesprekken gepland',
          t`De ronde van ${"{{ $('Tel de gesprekken').first().json.aantal }}"} gesprekken is doorlopen. Momenten en opmerkingen staan in ${table.app.label}.`,
        ),
      ],
      flow: [
        `Start de ronde > ${m.path} > Nog niet gepland > Kies een moment > Een voor een > Tel de gesprekken > Meld de planning > Mail HR het overzicht`,
        'Een voor een #1 > Maak de vergadering > Stuur de collega de voorbereiding > Stuur de leidinggevende de link > Zet op Gepland > Even wachten > Een voor een',
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
          'Roep hem aan met de stap Execute Sub-workflow en geef naam, e-mail, functie en aanvrager mee.',
          'Call it with the Execute Sub-workflow step and pass naam, email, functie and aanvrager.',
        ),
      ],
      notes: [
        {
          over: ['Zoek een eerder account', 'Bestaat het al?', 'Geef terug: bestaat al'],
          text: '## Geen dubbele accounts\nHet logboek beslist; verwijder een regel om een account opnieuw te mogen maken.',
        },
      ],
      nodes: [
        called('Vanuit een ander proces', {
          naam: 'string',
          email: 'string',
          functie: 'string',
          aanvrager: 'string',
        }),
        evenWhenEmpty(table.find('Zoek een eerder account', 'Accounts', 'E-mail', only(v('email')))),
        when('Bestaat het al?', [[`={{ ${table.cell('Aangemaakt')} }}`, 'filled']]),
        set('Geef terug: bestaat al', { gelukt: false, reden: 'Dit account bestaat al' }),
        codeEach(
          'Maak een wachtwoord',
          `
const tekens = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
return { json: { ...$('Vanuit een ander proces').item.json, wachtwoord: Array.from({ length: 18 }, () => tekens[Math.floor(Math.random() * tekens.length)]).join('') + '#4' } };`,
        ),
        withErrorBranch(
          directory.createUser('Maak het account', {
            name: only(v('naam')),
            email: only(v('email')),
            password: only(from('Maak een wachtwoord', 'wachtwoord')),
          }),
        ),
        table.append('Schrijf in het logboek', 'Accounts', {
          'E-mail': only(v('email')),
          Naam: only(v('naam')),
          Functie: only(v('functie')),
          Aanvrager: only(v('aanvrager')),
          Aangemaakt: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        set('Geef terug: gelukt', {
          gelukt: true,
          email: only(v('email')),
          wachtwoord: only(from('Maak een wachtwoord', 'wachtwoord')),
        }),
        task.create('Maak een taak voor IT', {
          title: t`Account voor ${v('naam')} is niet gemaakt`,
          description: t`Gewenst adres ${v('email')}, aangevraagd door ${v('aanvrager')}.`,
          due: '={{ $now.toISODate() }}',
        }),
        set('Geef terug: mislukt', { gelukt: false, reden: 'Het account kon niet worden gemaakt' }),
      ],
      flow: [
        'Vanuit een ander proces > Zoek een eerder account > Bestaat het al? > Geef terug: bestaat al',
        'Bestaat het al? #1 > Maak een wachtwoord > Maak het account > Schrijf in het logboek > Geef terug: gelukt',
        'Maak het account #1 > Maak een taak voor IT > Geef terug: mislukt',
      ],
    };
  },
});

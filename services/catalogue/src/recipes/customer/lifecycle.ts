import { calendars } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { crmsWithDeals, crmsWithNewContact } from '../../apps/crms.js';
import { mailers } from '../../apps/mailers.js';
import { mailingLists } from '../../apps/mailing-lists.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  append,
  both,
  choose,
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  from,
  keep,
  loop,
  only,
  onlyNew,
  pause,
  recipe,
  set,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { FOUND, searchBeforePutting, withoutDoubles } from './parts.js';

export const contractverlenging = recipe({
  id: 'contract-renewal',
  category: 'customer',
  tags: ['contracten', 'verlenging', 'accountbeheer'],
  saves: spares(
    30,
    'Iemand bladert wekelijks door de contracten en mailt de klanten.',
    'Someone goes through the contracts each week and emails the customers.',
  ),
  variants: combine(
    {
      table: fullTables,
      crm: withoutDoubles(crmsWithDeals),
      mailer: mailers,
      tasks: taskApps,
      chat: chats,
    },
    {
      take: 8,
      apart: ['table', 'crm', 'tasks'],
    },
  ),
  build: ({ table, crm, mailer, tasks, chat }) => {
    const k = (field: string) => from('Contract', field);
    const search = searchBeforePutting(crm);
    return {
      name: both(
        `Contracten uit ${table.app.label} op tijd verlengen via ${crm.app.label} en ${tasks.app.label}`,
        `Renew contracts from ${table.app.label} in time via ${crm.app.label} and ${tasks.app.label}`,
      ),
      description: both(
        `Kijkt elke ochtend welke contracten in ${table.app.label} aflopen. Negentig dagen vooraf komt er een deal in ${crm.app.label}, dertig dagen vooraf een mail via ${mailer.app.label} en in de laatste week een taak in ${tasks.app.label}.`,
        `Checks every morning which contracts in ${table.app.label} end soon. Ninety days ahead it opens a deal in ${crm.app.label}, thirty days ahead it emails via ${mailer.app.label} and in the last week it adds a ${tasks.app.label} task.`,
      ),
      benefit: both('Geen contract loopt meer ongemerkt af.', 'No contract runs out unnoticed any more.'),
      uses: [
        [table, both('bevat de contracten', 'holds the contracts')],
        [crm, both('krijgt de verlengingsdeal', 'gets the renewal deal')],
        [mailer, both('schrijft de klant aan', 'writes to the customer')],
        [tasks, both('krijgt de laatste actie', 'gets the last action')],
        [chat, both('ziet wat er vandaag speelt', 'sees what is on today')],
      ],
      setup: [
        both(
          'Maak het tabblad Contracten met Nummer, Klant, E-mail, Bedrag, Einde en Fase.',
          'Create the tab Contracten with Nummer, Klant, E-mail, Bedrag, Einde and Fase.',
        ),
      ],
      notes: [
        {
          over: ['Welke fase?', 'Zet klant in het CRM', 'Open verlengingsdeal'],
          text: '## 90 dagen\nEr is tijd voor een gesprek: de deal staat klaar met het huidige bedrag.',
        },
        {
          over: ['Schrijf de klant aan', 'Maak belactie'],
          text: '## 30 en 7 dagen\nEerst een mail, in de laatste week belt een mens.',
        },
      ],
      nodes: [
        everyDay('Elke ochtend', 7, 15),
        table.rows('Alle contracten', 'Contracten'),
        set('Contract', {
          nummer: `={{ ${table.cell('Nummer')} }}`,
          klant: `={{ ${table.cell('Klant')} }}`,
          email: `={{ ${table.cell('E-mail')} }}`,
          bedrag: ['number', `={{ ${table.cell('Bedrag')} }}`],
          dagen: [
            'number',
            `={{ Math.ceil(DateTime.fromISO(String(${table.cell('Einde')})).diff($now.startOf('day'), 'days').days) }}`,
          ],
        }),
        keep('Loopt binnenkort af', [['={{ [90, 30, 7].includes($json.dagen) }}', 'yes']]),
        onlyNew('Nog niet gedaan', t`${k('nummer')}-${k('dagen')}`),
        choose('Welke fase?', [
          ['Negentig dagen', [only(k('dagen')), '=', 90]],
          ['Dertig dagen', [only(k('dagen')), '=', 30]],
          ['Laatste week', [only(k('dagen')), '=', 7]],
        ]),
        ...(search
          ? [
              loop('Contract voor contract', 1),
              evenWhenEmpty(search('Zoek klant in het CRM', only(k('email')))),
              when('Al in het CRM?', [FOUND]),
            ]
          : []),
        crm.upsertContact('Zet klant in het CRM', {
          email: only(k('email')),
          name: only(k('klant')),
        }),
        crm.createDeal('Open verlengingsdeal', {
          title: t`Verlenging ${k('nummer')} ${k('klant')}`,
          amount: only(k('bedrag')),
          contactId: `={{ ${crm.contactId} }}`,
        }),
        mailer.send(
          'Schrijf de klant aan',
          only(k('email')),
          t`Je contract ${k('nummer')} loopt over een maand af`,
          t`<p>Beste ${k('klant')},</p><p>Over dertig dagen loopt je contract af. Wil je doorgaan zoals nu, of kijken we samen wat er anders moet? Antwoord op deze mail, dan regelen we het.</p>`,
        ),
        tasks.create('Maak belactie', {
          title: t`Bel ${k('klant')}: contract ${k('nummer')} loopt over een week af`,
          description: t`Bedrag ${k('bedrag')} euro. ${k('email')}`,
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        set('Fase deal', { nummer: only(k('nummer')), fase: 'deal geopend' }),
        set('Fase mail', { nummer: only(k('nummer')), fase: 'klant gemaild' }),
        set('Fase bellen', { nummer: only(k('nummer')), fase: 'bellen' }),
        append('Gedaan vandaag', 3),
        table.upsert('Werk fase bij', 'Contracten', 'Nummer', {
          Nummer: '={{ $json.nummer }}',
          Fase: '={{ $json.fase }}',
        }),
        code(
          'Maak dagoverzicht',
          "return [{ json: { tekst: $('Gedaan vandaag').all().map(({ json }) => json.nummer + ': ' + json.fase).join('\\n') } }];",
        ),
        chat.post('Meld de verlengingen', '=Verlengingen van vandaag:\n{{ $json.tekst }}'),
      ],
      flow: [
        'Elke ochtend > Alle contracten > Contract > Loopt binnenkort af > Nog niet gedaan > Welke fase?',
        ...(search
          ? [
              'Welke fase? > Contract voor contract #1 > Zoek klant in het CRM > Al in het CRM? > Open verlengingsdeal > Fase deal > Contract voor contract',
              'Al in het CRM? #1 > Zet klant in het CRM > Open verlengingsdeal',
              'Contract voor contract > Gedaan vandaag',
            ]
          : ['Welke fase? > Zet klant in het CRM > Open verlengingsdeal > Fase deal > Gedaan vandaag']),
        'Welke fase? #1 > Schrijf de klant aan > Fase mail > Gedaan vandaag @1',
        'Welke fase? #2 > Maak belactie > Fase bellen > Gedaan vandaag @2',
        'Gedaan vandaag > Werk fase bij > Maak dagoverzicht > Meld de verlengingen',
      ],
    };
  },
});
export const klantWelkom = recipe({
  id: 'customer-onboarding',
  category: 'customer',
  tags: ['onboarding', 'welkom', 'agenda'],
  saves: spares(
    40,
    'Een accountmanager stuurt de welkomstmails en plant het startgesprek.',
    'An account manager sends the welcome emails and plans the kick-off.',
  ),
  variants: combine(
    {
      crm: crmsWithNewContact,
      mailer: mailers,
      calendar: calendars,
      list: mailingLists,
      tasks: taskApps,
      chat: chats,
    },
    {
      take: 8,
      apart: ['crm', 'mailer', 'calendar'],
    },
  ),
  build: ({ crm, mailer, calendar, list, tasks, chat }) => {
    const { nodes, path, ref: k } = starts(crm.newContact, 'Nieuwe klant', 'Klant');
    return {
      name: both(
        `Nieuwe klanten uit ${crm.app.label} verwelkomen met ${mailer.app.label} en ${calendar.app.label}`,
        `Welcome new ${crm.app.label} customers with ${mailer.app.label} and ${calendar.app.label}`,
      ),
      description: both(
        `Wanneer ${crm.newContact.event.nl}, volgt een welkomstmail via ${mailer.app.label}, een startgesprek in ${calendar.app.label} en een plek op de lijst in ${list.app.label}. Na een week vraagt een tweede mail hoe het gaat.`,
        `When ${crm.newContact.event.en}, a welcome email goes out via ${mailer.app.label}, a kick-off lands in ${calendar.app.label} and the customer joins the ${list.app.label} list. A week later an email asks how it is going.`,
      ),
      benefit: both('Elke klant krijgt dezelfde goede start.', 'Every customer gets the same good start.'),
      uses: [
        [crm.newContact, both('meldt nieuwe klanten', 'reports new customers')],
        [mailer, both('verstuurt de welkomstmails', 'sends the welcome emails')],
        [calendar, both('krijgt het startgesprek', 'gets the kick-off')],
        [list, both('houdt klanten op de hoogte', 'keeps customers informed')],
        [tasks, both('krijgt de voorbereiding', 'gets the preparation')],
        [chat, both('verwelkomt de klant met het team', 'tells the team')],
      ],
      setup: [both('Zet je eigen teksten in de twee mails.', 'Put your own words in the two emails.')],
      notes: [
        {
          over: ['Mailbaar adres?', 'Vraag om een adres'],
          text: '## Zonder adres geen reeks\nOntbreekt het e-mailadres, dan krijgt een collega een taak om ernaar te vragen.',
        },
        {
          over: ['Wacht een week', 'Vraag hoe het gaat'],
          text: '## Na een week\nPas de wachttijd aan als jullie een langere inwerktijd hebben.',
        },
      ],
      nodes: [
        ...nodes,
        when('Mailbaar adres?', [[only(k.email), 'contains', '@']]),
        tasks.create('Vraag om een adres', {
          title: t`E-mailadres vragen aan ${k.name}`,
          description: t`Nieuwe klant zonder e-mailadres, telefoon ${k.phone}`,
        }),
        set('Startgesprek', {
          begin:
            '={{ $now.plus({ days: 3 + ([4, 5].includes($now.weekday) ? 2 : 0) }).set({ hour: 10, minute: 0, second: 0 }).toISO() }}',
          einde:
            '={{ $now.plus({ days: 3 + ([4, 5].includes($now.weekday) ? 2 : 0) }).set({ hour: 10, minute: 45, second: 0 }).toISO() }}',
        }),
        withErrorBranch(
          calendar.create('Plan startgesprek', {
            title: t`Startgesprek ${k.name}`,
            start: '={{ $json.begin }}',
            end: '={{ $json.einde }}',
            description: t`Kennismaken met ${k.company}`,
            attendee: only(k.email),
          }),
        ),
        mailer.send(
          'Stuur welkomstmail',
          only(k.email),
          'Welkom bij ons',
          t`<p>Hallo ${k.name},</p><p>Fijn dat je er bent. In je agenda staat een voorstel voor een startgesprek op {{ DateTime.fromISO($('Startgesprek').item.json.begin).setLocale('nl').toFormat('cccc d MMMM') }} om tien uur.</p>`,
        ),
        mailer.send(
          'Stuur welkom zonder afspraak',
          only(k.email),
          'Welkom bij ons',
          t`<p>Hallo ${k.name},</p><p>Fijn dat je er bent. We bellen je om een startgesprek af te spreken.</p>`,
        ),
        list.subscribe('Zet op klantenlijst', {
          email: only(k.email),
          name: only(k.name),
        }),
        tasks.create('Bereid gesprek voor', {
          title: t`Startgesprek voorbereiden: ${k.name}`,
          description: t`${k.company}, ${k.email}, ${k.phone}`,
          due: "={{ $('Startgesprek').item.json.begin }}",
        }),
        chat.post('Vertel het team', t`Nieuwe klant: ${k.name} (${k.company}).`),
        append('Startgesprek geregeld'),
        pause('Wacht een week', 7, 'days'),
        ...(crm.findContact
          ? [evenWhenEmpty(crm.findContact('Zoek klant opnieuw', only(k.email))), when('Nog klant?', [FOUND])]
          : []),
        mailer.send(
          'Vraag hoe het gaat',
          only(k.email),
          'Hoe gaat het?',
          t`<p>Hallo ${k.name},</p><p>Je bent nu een week klant. Loopt alles? Antwoord gerust, dan helpen we je verder.</p>`,
        ),
      ],
      flow: [
        `${path} > Mailbaar adres? > Startgesprek > Plan startgesprek > Stuur welkomstmail > Startgesprek geregeld > Wacht een week > ${crm.findContact ? 'Zoek klant opnieuw > Nog klant? > ' : ''}Vraag hoe het gaat`,
        'Plan startgesprek #1 > Stuur welkom zonder afspraak > Startgesprek geregeld @1',
        'Plan startgesprek > Bereid gesprek voor',
        'Mailbaar adres? > Zet op klantenlijst',
        'Mailbaar adres? > Vertel het team',
        'Mailbaar adres? #1 > Vraag om een adres',
      ],
    };
  },
});

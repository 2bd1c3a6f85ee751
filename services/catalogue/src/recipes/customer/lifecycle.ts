import { calendars } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { crmsWithDeals, crmsWithNewContact } from '../../apps/crms.js';
import { ownLimit } from '../../apps/limits.js';
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
  dayOf,
  evenWhenEmpty,
  everyDay,
  filledIn,
  from,
  goOnAfterError,
  keep,
  loop,
  only,
  pause,
  promise,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { byName, FOUND, searchBeforePutting, withoutDoubles } from './parts.js';

const DEAL_DAYS = ownLimit(
  ['Dagen tot de deal', 'Days for the deal'],
  ['Hoeveel dagen voor het einde de deal klaarstaat.', 'How many days before the end the deal is ready.'],
  90,
);
const MAIL_DAYS = ownLimit(
  ['Dagen tot de mail', 'Days for the mail'],
  ['Hoeveel dagen voor het einde de mail gaat.', 'How many days before the end the mail leaves.'],
  30,
);
const CALL_DAYS = ownLimit(
  ['Dagen tot bellen', 'Days for the call'],
  ['Hoeveel dagen voor het einde je belt.', 'How many days before the end you call.'],
  7,
);

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
    const amount = `{{ Number($('Contract').item.json.bedrag).toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR' }) }}`;
    const search = searchBeforePutting(crm);
    return {
      name: both(
        `Contracten uit ${table.app.label} op tijd verlengen via ${crm.app.label} en ${tasks.app.label}`,
        `Renew contracts from ${table.app.label} in time via ${crm.app.label} and ${tasks.app.label}`,
      ),
      description: both(
        `Kijkt elke ochtend welke contracten in ${table.app.label} aflopen. Standaard vanaf negentig dagen komt er een deal in ${crm.app.label}, vanaf dertig een mail via ${mailer.app.label} en in de laatste week een taak in ${tasks.app.label}.`,
        `Checks every morning which contracts in ${table.app.label} end soon. By default from ninety days it opens a deal in ${crm.app.label}, from thirty it emails via ${mailer.app.label} and in the last week it adds a ${tasks.app.label} task.`,
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
          'Maak het tabblad Contracten met Nummer (uniek), Klant, E-mail, Bedrag, Einde, Fase en Gedaan. Zet na een verlenging de nieuwe datum in Einde: dan begint het opnieuw.',
          'Create the tab Contracts with Number (unique), Customer, Email, Amount, End, Phase and Done. After a renewal put the new date in End: then it starts again.',
        ),
      ],
      notes: [
        {
          over: ['Welke fase?', 'Zet klant in het CRM', 'Open verlengingsdeal'],
          text: say(
            '## Standaard 90 dagen\nEr is tijd voor een gesprek: de deal staat klaar met het huidige bedrag.',
            '## 90 days by default\nThere is time for a talk: the deal is ready with the current amount.',
          ),
        },
        {
          over: ['Schrijf de klant aan', 'Maak belactie'],
          text: say(
            '## Standaard 30 en 7 dagen\nEerst een mail, aan het eind belt een mens. Gedaan onthoudt de fase, dus een gemiste ochtend wordt de volgende dag ingehaald.',
            '## 30 and 7 days by default\nFirst an email; at the end a person calls. Done remembers the phase, so a missed morning is made up for the next day.',
          ),
        },
      ],
      names: {
        'Elke ochtend': 'Every morning',
        'Alle contracten': 'All contracts',
        Contract: 'Contract',
        'Loopt binnenkort af': 'Ends soon',
        'Sleutel van de fase': 'Key of the phase',
        'Nog niet gedaan': 'Not done yet',
        'Welke fase?': 'Which phase?',
        'Zet klant in het CRM': 'Put customer in the CRM',
        'Open verlengingsdeal': 'Open renewal deal',
        'Vraag om de deal': 'Ask for the deal',
        'Schrijf de klant aan': 'Write to the customer',
        'Maak belactie': 'Create call task',
        'Fase deal': 'Phase deal',
        'Fase mail': 'Phase email',
        'Fase bellen': 'Phase call',
        'Gedaan vandaag': 'Done today',
        'Werk fase bij': 'Update the phase',
        'Maak dagoverzicht': 'Make the daily overview',
        'Meld de verlengingen': 'Report the renewals',
        'Contract voor contract': 'Contract by contract',
        'Zoek klant in het CRM': 'Find customer in the CRM',
        'Al in het CRM?': 'Already in the CRM?',
      },
      nodes: [
        everyDay('Elke ochtend', 7, 15),
        table.rows('Alle contracten', say('Contracten', 'Contracts')),
        set('Contract', {
          nummer: `={{ ${table.cell(say('Nummer', 'Number'))} }}`,
          klant: `={{ ${table.cell(say('Klant', 'Customer'))} }}`,
          email: `={{ ${table.cell(say('E-mail', 'Email'))} }}`,
          bedrag: [
            'number',
            `={{ Number(String(${table.cell(say('Bedrag', 'Amount'))} ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0 }}`,
          ],
          einde: `={{ ${table.cell(say('Einde', 'End'))} }}`,
          gedaan: `={{ String(${table.cell(say('Gedaan', 'Done'))} ?? '') }}`,
          dagen: [
            'number',
            `={{ Math.ceil(${dayOf(table.cell(say('Einde', 'End')))}.diff($now.startOf('day'), 'days').days || -1) }}`,
          ],
        }),
        keep('Loopt binnenkort af', [
          ['={{ $json.dagen }}', '>', 0],
          ['={{ $json.dagen }}', '<=', `={{ ${DEAL_DAYS} }}`],
        ]),
        set(
          'Sleutel van de fase',
          {
            sleutel: `={{ $json.einde }} {{ $json.dagen > ${MAIL_DAYS} ? 90 : $json.dagen > ${CALL_DAYS} ? 30 : 7 }}`,
          },
          true,
        ),
        keep('Nog niet gedaan', [['={{ $json.gedaan }}', 'isNot', '={{ $json.sleutel }}']]),
        choose('Welke fase?', [
          [say('Eerst de deal', 'The deal first'), [only(k('dagen')), '>', `={{ ${MAIL_DAYS} }}`]],
          [
            say('Dan de mail', 'Then the mail'),
            [only(k('dagen')), '>', `={{ ${CALL_DAYS} }}`],
            [only(k('dagen')), '<=', `={{ ${MAIL_DAYS} }}`],
          ],
          [say('Tijd om te bellen', 'Time to call'), [only(k('dagen')), '<=', `={{ ${CALL_DAYS} }}`]],
        ]),
        ...(search
          ? [
              loop('Contract voor contract', 1),
              evenWhenEmpty(search('Zoek klant in het CRM', only(k('email')))),
              when('Al in het CRM?', [FOUND]),
            ]
          : []),
        withErrorBranch(
          crm.upsertContact('Zet klant in het CRM', {
            email: only(k('email')),
            name: only(k('klant')),
          }),
        ),
        withErrorBranch(
          crm.createDeal('Open verlengingsdeal', {
            title: say(t`Verlenging ${k('nummer')} ${k('klant')}`, t`Renewal ${k('nummer')} ${k('klant')}`),
            amount: only(k('bedrag')),
            contactId: `={{ ${crm.contactId} }}`,
          }),
        ),
        tasks.create('Vraag om de deal', {
          title: say(
            t`Open zelf de verlenging van ${k('nummer')} ${k('klant')}`,
            t`Open the renewal of ${k('nummer')} ${k('klant')} yourself`,
          ),
          description: say(
            t`De deal kwam niet in ${crm.app.label}. Bedrag ${amount}. ${k('email')}`,
            t`The deal did not get into ${crm.app.label}. Amount ${amount}. ${k('email')}`,
          ),
          due: '={{ $now.plus({ days: 2 }).toISODate() }}',
        }),
        withErrorBranch(
          mailer.send(
            'Schrijf de klant aan',
            only(k('email')),
            say(
              t`Je contract ${k('nummer')} loopt over ${k('dagen')} dagen af`,
              t`Your contract ${k('nummer')} ends in ${k('dagen')} days`,
            ),
            say(
              t`<p>Beste ${k('klant')},</p><p>Over ${k('dagen')} dagen loopt je contract af. Wil je doorgaan zoals nu, of kijken we samen wat er anders moet? Antwoord op deze mail, dan regelen we het.</p>`,
              t`<p>Dear ${k('klant')},</p><p>Your contract ends in ${k('dagen')} days. Would you like to go on as now, or shall we look together at what should change? Reply to this email and we will arrange it.</p>`,
            ),
          ),
        ),
        tasks.create('Maak belactie', {
          title: say(
            t`Bel ${k('klant')}: contract ${k('nummer')} loopt over ${k('dagen')} dagen af`,
            t`Call ${k('klant')}: contract ${k('nummer')} ends in ${k('dagen')} days`,
          ),
          description: say(t`Bedrag ${amount}. ${k('email')}`, t`Amount ${amount}. ${k('email')}`),
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        set('Fase deal', {
          nummer: only(k('nummer')),
          fase: say('deal geopend', 'deal opened'),
          sleutel: only(from('Nog niet gedaan', 'sleutel')),
        }),
        set('Fase mail', {
          nummer: only(k('nummer')),
          fase: say('klant gemaild', 'customer emailed'),
          sleutel: only(from('Nog niet gedaan', 'sleutel')),
        }),
        set('Fase bellen', {
          nummer: only(k('nummer')),
          fase: say('bellen', 'call'),
          sleutel: only(from('Nog niet gedaan', 'sleutel')),
        }),
        append('Gedaan vandaag', 3),
        table.upsert('Werk fase bij', say('Contracten', 'Contracts'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: '={{ $json.nummer }}',
          [say('Fase', 'Phase')]: '={{ $json.fase }}',
          [say('Gedaan', 'Done')]: '={{ $json.sleutel }}',
        }),
        code(
          'Maak dagoverzicht',
          "return [{ json: { tekst: $('Gedaan vandaag').all().map(({ json }) => json.nummer + ': ' + json.fase).join('\\n') } }];",
        ),
        chat.post(
          'Meld de verlengingen',
          say('=Verlengingen van vandaag:\n{{ $json.tekst }}', '=Renewals of today:\n{{ $json.tekst }}'),
        ),
      ],
      flow: [
        'Elke ochtend > Alle contracten > Contract > Loopt binnenkort af > Sleutel van de fase > Nog niet gedaan > Welke fase?',
        ...(search
          ? [
              'Welke fase? > Contract voor contract #1 > Zoek klant in het CRM > Al in het CRM? > Open verlengingsdeal > Fase deal > Contract voor contract',
              'Al in het CRM? #1 > Zet klant in het CRM > Open verlengingsdeal',
              'Contract voor contract > Gedaan vandaag',
            ]
          : ['Welke fase? > Zet klant in het CRM > Open verlengingsdeal > Fase deal > Gedaan vandaag']),
        'Zet klant in het CRM #1 > Vraag om de deal > Fase deal',
        'Open verlengingsdeal #1 > Vraag om de deal',
        'Welke fase? #1 > Schrijf de klant aan > Fase mail > Gedaan vandaag @1',
        'Schrijf de klant aan #1 > Maak belactie',
        'Welke fase? #2 > Maak belactie > Fase bellen > Gedaan vandaag @2',
        'Gedaan vandaag > Werk fase bij > Maak dagoverzicht > Meld de verlengingen',
      ],
    };
  },
});
const WELCOME_DAYS = ownLimit(
  ['Dagen tot de tweede mail', 'Days until the second mail'],
  ['Na hoeveel dagen je vraagt hoe het gaat.', 'After how many days you ask how it is going.'],
  7,
);

/** Customers of one day do not all get the same hour: it follows the run and the place in it. */
const KICK_OFF_HOUR = '[10, 11, 13, 14, 15][(Number($execution.id) + $itemIndex) % 5 || 0]';

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
        `Wanneer ${crm.newContact.event.nl}, volgt een welkomstmail via ${mailer.app.label}, een startgesprek in ${calendar.app.label} en een plek op de lijst in ${list.app.label}. Na een week (of jouw keuze) vraagt een tweede mail hoe het gaat.`,
        `When ${crm.newContact.event.en}, a welcome email goes out via ${mailer.app.label}, a kick-off lands in ${calendar.app.label} and the customer joins the ${list.app.label} list. A week later (or your choice) an email asks how it is going.`,
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
      setup: [
        both(
          'Zet je eigen teksten in de twee welkomstmails en in de mail na een week.',
          'Put your own words in the two welcome emails and in the email after a week.',
        ),
        both(
          `Elk nieuw contact in ${crm.app.label} telt als klant. Staan er ook leads in, laat "Mailbaar adres?" dan ook op jullie kenmerk van een klant letten, en laat de lijst om bevestiging vragen (double opt-in).`,
          `Each new contact in ${crm.app.label} counts as a customer. If it holds leads too, have "Mailbaar adres?" look at your mark of a customer as well, and have the list ask for confirmation (double opt-in).`,
        ),
      ],
      notes: [
        {
          over: ['Mailbaar adres?', 'Vraag om een adres'],
          text: say(
            '## Zonder adres geen reeks\nOntbreekt het e-mailadres, dan krijgt een collega een taak om ernaar te vragen.',
            '## No series without an address\nIf there is no email address, a colleague gets a task to ask for it.',
          ),
        },
        {
          over: ['Wacht even af', 'Vraag hoe het gaat'],
          text: say(
            '## Standaard na een week\nKies een langere wachttijd als jullie een langere inwerktijd hebben.',
            '## After a week by default\nChoose a longer wait if customers need longer to settle in.',
          ),
        },
      ],
      names: {
        'Bel voor een startgesprek': 'Call for a kick-off',
        'Nieuwe klant': 'New customer',
        Klant: 'Customer',
        'Mailbaar adres?': 'Address to email?',
        'Vraag om een adres': 'Ask for an address',
        Startgesprek: 'Kick-off',
        'Plan startgesprek': 'Plan kick-off',
        'Stuur welkomstmail': 'Send welcome email',
        'Stuur welkom zonder afspraak': 'Send welcome without appointment',
        'Zet op klantenlijst': 'Put on the customer list',
        'Bereid gesprek voor': 'Prepare the kick-off',
        'Vertel het team': 'Tell the team',
        'Meld mislukte welkomstmail': 'Report a failed welcome email',
        'Startgesprek geregeld': 'Kick-off arranged',
        'Wacht even af': 'Wait a while',
        'Klant voor klant': 'Customer by customer',
        'Zoek klant opnieuw': 'Find customer again',
        'Nog klant?': 'Still a customer?',
        'Vraag hoe het gaat': 'Ask how it is going',
        'Nieuwe klant ophalen': 'New customer: fetch',
      },
      promises: [promise('answer', 'Bel voor een startgesprek')],
      nodes: [
        ...nodes,
        when('Mailbaar adres?', [[only(k.email), 'contains', '@']]),
        tasks.create('Vraag om een adres', {
          title: say(t`E-mailadres vragen aan ${k.name}`, t`Ask ${k.name} for an email address`),
          description: say(
            t`Nieuwe klant zonder e-mailadres, telefoon ${k.phone}`,
            t`New customer without an email address, phone ${k.phone}`,
          ),
        }),
        set('Startgesprek', {
          begin: `={{ $now.plus({ days: 3 + ([3, 4].includes($now.weekday) ? 2 : 0) }).set({ hour: ${KICK_OFF_HOUR}, minute: 0, second: 0 }).toISO() }}`,
          einde: `={{ $now.plus({ days: 3 + ([3, 4].includes($now.weekday) ? 2 : 0) }).set({ hour: ${KICK_OFF_HOUR}, minute: 45, second: 0 }).toISO() }}`,
        }),
        withErrorBranch(
          calendar.create('Plan startgesprek', {
            title: say(t`Startgesprek ${k.name}`, t`Kick-off ${k.name}`),
            start: '={{ $json.begin }}',
            end: '={{ $json.einde }}',
            description: say(
              'We maken kennis en spreken de eerste stappen af. Komt dit moment niet uit, antwoord dan op de welkomstmail.',
              'We get to know each other and agree on the first steps. If this time does not suit you, reply to the welcome email.',
            ),
            attendee: only(k.email),
          }),
        ),
        withErrorBranch(
          mailer.send(
            'Stuur welkomstmail',
            only(k.email),
            say('Welkom bij ons', 'Welcome'),
            say(
              t`<p>Hallo${byName(k.name)},</p><p>Fijn dat je er bent. In je agenda staat een voorstel voor een startgesprek op {{ DateTime.fromISO($('Startgesprek').item.json.begin).setLocale('nl').toFormat("cccc d MMMM 'om' HH:mm") }}. Komt dat niet uit, antwoord dan op deze mail.</p>`,
              t`<p>Hello${byName(k.name)},</p><p>Good to have you with us. There is a proposal in your calendar for a kick-off on {{ DateTime.fromISO($('Startgesprek').item.json.begin).setLocale('en').toFormat("cccc d MMMM 'at' HH:mm") }}. If that does not suit you, reply to this email.</p>`,
            ),
          ),
        ),
        chat.post(
          'Meld mislukte welkomstmail',
          say(
            t`De welkomstmail aan ${k.name} (${k.email}) kwam niet weg; het startgesprek staat wel in de agenda. Bel even.`,
            t`The welcome email to ${k.name} (${k.email}) was not sent; the kick-off does stand in the calendar. Please call.`,
          ),
        ),
        goOnAfterError(
          mailer.send(
            'Stuur welkom zonder afspraak',
            only(k.email),
            say('Welkom bij ons', 'Welcome'),
            say(
              t`<p>Hallo${byName(k.name)},</p><p>Fijn dat je er bent. We bellen je om een startgesprek af te spreken.</p>`,
              t`<p>Hello${byName(k.name)},</p><p>Good to have you with us. We will call you to arrange a kick-off.</p>`,
            ),
          ),
        ),
        goOnAfterError(
          list.subscribe('Zet op klantenlijst', {
            email: only(k.email),
            name: only(k.name),
          }),
        ),
        goOnAfterError(
          tasks.create('Bereid gesprek voor', {
            title: say(t`Startgesprek voorbereiden: ${k.name}`, t`Prepare kick-off: ${k.name}`),
            description: filledIn(k.company, k.email, k.phone),
            due: "={{ $('Startgesprek').item.json.begin }}",
          }),
        ),
        goOnAfterError(
          chat.post(
            'Vertel het team',
            say(
              t`Nieuwe klant: {{ [$('Klant').item.json.name || $('Klant').item.json.email, $('Klant').item.json.company].filter(Boolean).join(', ') }}.`,
              t`New customer: {{ [$('Klant').item.json.name || $('Klant').item.json.email, $('Klant').item.json.company].filter(Boolean).join(', ') }}.`,
            ),
          ),
        ),
        append('Startgesprek geregeld'),
        pause('Wacht even af', `={{ ${WELCOME_DAYS} }}`, 'days'),
        ...(crm.findContact
          ? [
              loop('Klant voor klant', 1),
              evenWhenEmpty(crm.findContact('Zoek klant opnieuw', only(k.email))),
              when('Nog klant?', [FOUND]),
            ]
          : []),
        goOnAfterError(
          mailer.send(
            'Vraag hoe het gaat',
            only(k.email),
            say('Hoe gaat het?', 'How is it going?'),
            say(
              t`<p>Hallo${byName(k.name)},</p><p>Je bent nu een tijdje klant. Loopt alles? Antwoord gerust, dan helpen we je verder.</p>`,
              t`<p>Hello${byName(k.name)},</p><p>You have been a customer for a while now. Is everything working? Just reply and we will help you on.</p>`,
            ),
          ),
        ),
        tasks.create('Bel voor een startgesprek', {
          title: say(t`Startgesprek afspreken: ${k.name}`, t`Arrange a kick-off: ${k.name}`),
          description: filledIn(k.company, k.email, k.phone),
          due: "={{ $now.plus({ days: 1 }).toFormat('yyyy-MM-dd') }}",
        }),
      ],
      flow: [
        // Short branches first: a run that waits a week holds up what is drawn below it.
        `${path} > Mailbaar adres? > Vertel het team`,
        'Mailbaar adres? > Zet op klantenlijst',
        'Plan startgesprek > Bereid gesprek voor',
        `Mailbaar adres? > Startgesprek > Plan startgesprek > Stuur welkomstmail > Startgesprek geregeld > Wacht even af > ${crm.findContact ? 'Klant voor klant #1 > Zoek klant opnieuw > Nog klant? > ' : ''}Vraag hoe het gaat${crm.findContact ? ' > Klant voor klant' : ''}`,
        ...(crm.findContact ? ['Nog klant? #1 > Klant voor klant'] : []),
        'Stuur welkomstmail #1 > Meld mislukte welkomstmail',
        'Plan startgesprek #1 > Stuur welkom zonder afspraak > Bel voor een startgesprek > Startgesprek geregeld @1',
        'Mailbaar adres? #1 > Vraag om een adres',
      ],
    };
  },
});

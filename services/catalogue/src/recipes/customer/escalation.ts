import { calendars } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { crmsThatFind } from '../../apps/crms.js';
import { liveDesks } from '../../apps/helpdesks.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { smsSenders } from '../../apps/sms.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about, mailOf, phoneOf } from '../../apps/values.js';
import {
  append,
  ask,
  both,
  choose,
  combine,
  cron,
  dayOf,
  evenWhenEmpty,
  everyMonths,
  from,
  goOnAfterError,
  keep,
  loop,
  nothing,
  only,
  onlyNew,
  onlyOnce,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { FOUND } from './parts.js';

const PHONE = phoneOf(['de teamleider', 'the team leader']);

const FIRST_STEP = ownLimit(
  ['Minuten tot de eerste trede', 'Minutes until the first step'],
  [
    'Na hoeveel minuten wachten het eerste bericht gaat.',
    'After how many minutes of waiting the first message leaves.',
  ],
  15,
);
const SECOND_STEP = ownLimit(
  ['Minuten tot de tweede trede', 'Minutes until the second step'],
  ['Na hoeveel minuten wachten de mail gaat.', 'After how many minutes of waiting the mail leaves.'],
  30,
);
const THIRD_STEP = ownLimit(
  ['Minuten tot de derde trede', 'Minutes until the third step'],
  ['Na hoeveel minuten wachten de sms gaat.', 'After how many minutes of waiting the text message leaves.'],
  45,
);

const URGENT_WORDS = about(
  'urgent-words',
  ['Woorden voor spoed', 'Words for urgent'],
  [
    'Hele woorden in onderwerp of begin van de tekst, met komma’s; met * erachter ook wat zo begint.',
    'Whole words in the subject or the start of the text, with commas; with * behind also what begins so.',
  ],
  [
    'spoed*, dringend*, stuk, kapot, stilstand, urgent*, storing*',
    'urgent*, broken, standstill, outage*, emergency, asap',
  ],
);

export const escalatieladder = recipe({
  id: 'escalation-ladder',
  category: 'customer',
  tags: ['escalatie', 'bereikbaarheid', 'tickets'],
  saves: spares(
    20,
    'Een teamleider houdt bij welke spoedvraag nog niemand oppakte.',
    'A team lead tracks which urgent question nobody picked up.',
  ),
  variants: combine(
    { desk: liveDesks, table: fullTables, sms: smsSenders, chat: chats, mailer: mailers },
    { take: 9, apart: ['desk', 'table', 'sms'] },
  ),
  build: ({ desk, table, sms, chat, mailer }) => {
    const { nodes, path, ref: k } = starts(desk.newTicket, 'Vraag komt binnen', 'Vraag');
    const w = (field: string) => from('Wachtende vraag', field);
    return {
      name: both(
        `Escalatie van ${desk.app.label}-tickets via ${table.app.label} en sms met ${sms.app.label}`,
        `Escalate ${desk.app.label} tickets via ${table.app.label} and texts with ${sms.app.label}`,
      ),
      description: both(
        `Zet spoedvragen uit ${desk.app.label} op een wachtlijst in ${table.app.label}. Elk kwartier volgt een trede: eerst ${chat.app.label}, dan een mail via ${mailer.app.label}, dan een sms via ${sms.app.label}, tot iemand de vraag oppakt.`,
        `Puts urgent questions from ${desk.app.label} on a waiting list in ${table.app.label}. Every quarter of an hour it goes a step further: ${chat.app.label}, an email via ${mailer.app.label}, then a text via ${sms.app.label}, until someone takes it.`,
      ),
      benefit: both(
        'Een spoedvraag blijft niet ongemerkt liggen.',
        'No urgent question lies around unnoticed.',
      ),
      uses: [
        [desk, both('levert de vragen en krijgt een notitie', 'brings the questions and gets a note')],
        [desk.newTicket, both('meldt nieuwe vragen', 'reports new questions')],
        [table, both('is de wachtlijst', 'is the waiting list')],
        [chat, both('is de eerste trede', 'is the first step')],
        [mailer, both('is de tweede trede', 'is the second step')],
        [sms, both('is de laatste trede', 'is the last step')],
      ],
      setup: [
        both(
          'Maak het tabblad Wachtlijst met Ticket, Onderwerp, Klant, Link, Sinds en Stand.',
          'Create the tab Waiting list with Ticket, Subject, Customer, Link, Since and State.',
        ),
        both(
          'Zet een vraag in de kolom Stand op opgepakt om de ladder te stoppen.',
          'Set the State column of a question to taken to stop the ladder.',
        ),
      ],
      notes: [
        {
          over: ['Klinkt als spoed?', 'Zet op wachtlijst', 'Meld op het ticket'],
          text: say(
            '## Wat is spoed?\nStaat een van de woorden uit de instellingen in het onderwerp of de tekst, dan komt de vraag op de wachtlijst.',
            '## What is urgent?\nWhere one of the words of the settings stands in subject or text, the question goes on the waiting list.',
          ),
        },
        {
          over: ['Elk kwartier', 'Wachtlijst', 'Nog niet opgepakt', 'Welke trede?'],
          text: say(
            '## De ladder\nDrie treden, standaard een kwartier uit elkaar. Wat na negenen binnenkomt, begint om acht uur bij de eerste. Daarna blijft de vraag op de lijst staan.',
            '## The ladder\nThree steps, a quarter of an hour apart. What comes in after nine in the evening starts with the first at eight. After that the question stays on the list.',
          ),
        },
      ],
      names: {
        'Vraag komt binnen': 'Question comes in',
        Vraag: 'Question',
        'Klinkt als spoed?': 'Sounds urgent?',
        'Gewone volgorde': 'Normal order',
        'Zet op wachtlijst': 'Put on the waiting list',
        'Meld op het ticket': 'Say so on the ticket',
        'Elk kwartier': 'Every quarter of an hour',
        Wachtlijst: 'Waiting list',
        'Nog niet opgepakt': 'Not taken yet',
        'Wachtende vraag': 'Waiting question',
        'Welke trede?': 'Which step?',
        'Derde trede': 'Third step',
        'Sms de teamleider': 'Text the team lead',
        'Meld dat bericht niet wegging': 'Report a message that did not go',
        'Tweede trede': 'Second step',
        'Mail de teamleider': 'Email the team lead',
        'Eerste trede': 'First step',
        'Vraag wie het oppakt': 'Ask who takes it',
        'Vraag komt binnen ophalen': 'Question comes in: fetch',
      },
      nodes: [
        ...nodes,
        when('Klinkt als spoed?', [
          [
            `={{ [' ' + (${k.subject.slice(3, -3)} + ' ' + ${k.text.slice(3, -3)}).toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ') + ' '].some((tekst) => '${URGENT_WORDS}'.toLowerCase().split(',').some((woord) => [woord.replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim()].some((kaal) => kaal !== '' && tekst.includes(' ' + kaal + (woord.trim().endsWith('*') ? '' : ' '))))) }}`,
            'yes',
          ],
        ]),
        nothing('Gewone volgorde'),
        table.upsert('Zet op wachtlijst', say('Wachtlijst', 'Waiting list'), 'Ticket', {
          Ticket: only(k.id),
          [say('Onderwerp', 'Subject')]: only(k.subject),
          [say('Klant', 'Customer')]: only(k.name),
          Link: `={{ ${k.link.slice(3, -3)} ?? '' }}`,
          [say('Sinds', 'Since')]: '={{ $now.toISO() }}',
          [say('Stand', 'State')]: say('wacht', 'waiting'),
        }),
        desk.note(
          'Meld op het ticket',
          only(k.id),
          say(
            '=Spoedvraag: staat op de wachtlijst tot iemand haar oppakt.',
            '=Urgent question: on the waiting list until someone takes it.',
          ),
        ),
        cron('Elk kwartier', '*/15 8-20 * * *'),
        table.rows('Wachtlijst', say('Wachtlijst', 'Waiting list')),
        keep('Nog niet opgepakt', [
          [`={{ ${table.cell(say('Stand', 'State'))} }}`, 'is', say('wacht', 'waiting')],
        ]),
        set('Wachtende vraag', {
          ticket: `={{ ${table.cell('Ticket')} }}`,
          onderwerp: `={{ ${table.cell(say('Onderwerp', 'Subject'))} }}`,
          klant: `={{ ${table.cell(say('Klant', 'Customer'))} }}`,
          link: `={{ ${table.cell('Link')} ?? '' }}`,
          minuten: [
            'number',
            `={{ Math.floor($now.diff(DateTime.max(DateTime.fromISO(String(${table.cell(say('Sinds', 'Since'))})), $now.set({ hour: 8, minute: 0, second: 0 })), 'minutes').minutes) || 0 }}`,
          ],
        }),
        choose('Welke trede?', [
          [say('Derde', 'Third'), [only(w('minuten')), '>=', `={{ ${THIRD_STEP} }}`]],
          [say('Tweede', 'Second'), [only(w('minuten')), '>=', `={{ ${SECOND_STEP} }}`]],
          [say('Eerste', 'First'), [only(w('minuten')), '>=', `={{ ${FIRST_STEP} }}`]],
        ]),
        onlyNew('Derde trede', t`${w('ticket')}-3`),
        withErrorBranch(
          sms.send(
            'Sms de teamleider',
            PHONE,
            say(
              t`Spoed wacht: ${w('onderwerp')} (${w('klant')})`,
              t`Urgent, waiting: ${w('onderwerp')} (${w('klant')})`,
            ),
          ),
        ),
        chat.post(
          'Meld dat bericht niet wegging',
          say(
            t`De teamleider is niet bereikt over ${w('onderwerp')} van ${w('klant')}. Wie belt? ${w('link')}`,
            t`The team lead was not reached about ${w('onderwerp')} from ${w('klant')}. Who calls? ${w('link')}`,
          ),
        ),
        onlyNew('Tweede trede', t`${w('ticket')}-2`),
        withErrorBranch(
          mailer.send(
            'Mail de teamleider',
            mailOf.teamLeader,
            say(t`Nog niet opgepakt: ${w('onderwerp')}`, t`Not taken yet: ${w('onderwerp')}`),
            say(
              t`<p>${w('klant')} wacht nog op antwoord (ticket ${w('ticket')}).</p><p>${w('link')}</p><p>Zet Stand in de wachtlijst op opgepakt zodra iemand ermee bezig is.</p>`,
              t`<p>${w('klant')} is still waiting for an answer (ticket ${w('ticket')}).</p><p>${w('link')}</p><p>Set State in the waiting list to taken once someone is on it.</p>`,
            ),
          ),
        ),
        onlyNew('Eerste trede', t`${w('ticket')}-1`),
        chat.post(
          'Vraag wie het oppakt',
          say(
            t`Wie pakt dit op? ${w('onderwerp')} van ${w('klant')}. ${w('link')} Zet Stand in de wachtlijst daarna op opgepakt.`,
            t`Who takes this? ${w('onderwerp')} from ${w('klant')}. ${w('link')} Then set State in the waiting list to taken.`,
          ),
        ),
      ],
      flow: [
        `${path} > Klinkt als spoed? > Zet op wachtlijst > Meld op het ticket`,
        'Klinkt als spoed? #1 > Gewone volgorde',
        'Elk kwartier > Wachtlijst > Nog niet opgepakt > Wachtende vraag > Welke trede? > Derde trede > Sms de teamleider',
        'Welke trede? #1 > Tweede trede > Mail de teamleider',
        'Sms de teamleider #1 > Meld dat bericht niet wegging',
        'Mail de teamleider #1 > Meld dat bericht niet wegging',
        'Welke trede? #2 > Eerste trede > Vraag wie het oppakt',
      ],
    };
  },
});

export const kwartaalgesprek = recipe({
  id: 'quarterly-account-review',
  category: 'customer',
  tags: ['accountbeheer', 'kwartaal', 'ai'],
  saves: spares(
    50,
    'Een accountmanager bereidt elk kwartaalgesprek met de hand voor.',
    'An account manager prepares each quarterly meeting by hand.',
  ),
  variants: combine(
    {
      table: fullTables,
      crm: crmsThatFind,
      calendar: calendars,
      model: mainModels,
      mailer: mailers,
      tasks: taskApps,
    },
    { take: 9, apart: ['table', 'crm', 'calendar'] },
  ),
  build: ({ table, crm, calendar, model, mailer, tasks }) => {
    const k = (field: string) => from('Klant', field);
    return {
      name: both(
        `Kwartaalgesprekken met ${crm.app.label}-klanten uit ${table.app.label} plannen in ${calendar.app.label}`,
        `Plan quarterly reviews with ${crm.app.label} customers from ${table.app.label} in ${calendar.app.label}`,
      ),
      description: both(
        `Plant elk kwartaal met elke A-klant uit ${table.app.label} een gesprek in ${calendar.app.label}. ${model.app.label} maakt er uit de cijfers en de kaart in ${crm.app.label} een voorbereiding bij, als taak in ${tasks.app.label}.`,
        `Each quarter it plans a meeting in ${calendar.app.label} with every key customer from ${table.app.label}. ${model.app.label} prepares it from the figures and the ${crm.app.label} record, as a task in ${tasks.app.label}.`,
      ),
      benefit: both(
        'Elk gesprek begint met de feiten op tafel.',
        'Every meeting starts with the facts on the table.',
      ),
      uses: [
        [table, both('bevat klanten en cijfers', 'holds customers and figures')],
        [crm, both('levert de klantkaart', 'brings the customer record')],
        [calendar, both('krijgt de gesprekken', 'gets the meetings')],
        [model, both('schrijft de voorbereiding', 'writes the preparation')],
        [tasks, both('krijgt de voorbereiding als taak', 'gets the preparation as a task')],
        [
          mailer,
          both('nodigt de klant uit en stuurt het overzicht', 'invites the customer and sends the overview'),
        ],
      ],
      setup: [
        both(
          'Maak het tabblad Klanten met Naam, E-mail, Niveau, Omzet, Groei en Gesprek.',
          'Create the tab Customers with Name, Email, Level (A for a key customer), Revenue, Growth and Meeting.',
        ),
      ],
      notes: [
        {
          over: ['Klant voor klant', 'Zoek klantkaart', 'Bereid voor'],
          text: say(
            '## Voorbereiding\nDe samenvatting gebruikt alleen wat in de lijst en het CRM staat. Ontbreekt de klant in het CRM, dan staat dat erbij.',
            '## Preparation\nThe summary uses only what is in the list and the CRM. If the customer is not in the CRM, it says so.',
          ),
        },
        {
          over: ['Plan het gesprek', 'Nodig de klant uit'],
          text: say(
            '## Spreiding\nElke klant krijgt een eigen werkdag, zodat je agenda niet op een dag volloopt.',
            '## Spreading\nEvery customer gets a working day of their own, so that your calendar does not fill up on one day.',
          ),
        },
      ],
      names: {
        'Begin van het kwartaal': 'Start of the quarter',
        'Alle klanten': 'All customers',
        'Alleen A-klanten': 'Key customers only',
        Klant: 'Customer',
        'Klant voor klant': 'Customer by customer',
        'Zoek klantkaart': 'Find customer record',
        'Kaart gevonden?': 'Record found?',
        'Met kaart': 'With record',
        'Zonder kaart': 'Without record',
        Feiten: 'Facts',
        'Bereid voor': 'Prepare',
        Voorbereider: 'Preparer',
        'Plan het gesprek': 'Plan the meeting',
        'Zet voorbereiding klaar': 'Set out the preparation',
        'Nodig de klant uit': 'Invite the customer',
        'Noteer het gesprek': 'Note the meeting',
        'Plan zelf een gesprek': 'Plan a meeting yourself',
        'Mail de verkoop het overzicht': 'Mail sales the overview',
      },
      nodes: [
        everyMonths('Begin van het kwartaal', 3, 1, 8),
        table.rows('Alle klanten', say('Klanten', 'Customers')),
        keep('Alleen A-klanten', [
          [`={{ ${table.cell(say('Niveau', 'Level'))} }}`, 'is', 'A'],
          [`={{ ${table.cell(say('E-mail', 'Email'))} }}`, 'contains', '@'],
          // Planned already: a second start makes no second meeting.
          [`={{ ${dayOf(table.cell(say('Gesprek', 'Meeting')))} > $now }}`, 'no'],
        ]),
        set('Klant', {
          naam: `={{ ${table.cell(say('Naam', 'Name'))} }}`,
          email: `={{ ${table.cell(say('E-mail', 'Email'))} }}`,
          omzet: `={{ ${table.cell(say('Omzet', 'Revenue'))} }}`,
          groei: `={{ ${table.cell(say('Groei', 'Growth'))} }}`,
          begin:
            "={{ $now.plus({ weeks: 1 + Math.floor($itemIndex / 5) }).startOf('week').plus({ days: $itemIndex % 5 }).set({ hour: 10 }).toISO() }}",
        }),
        loop('Klant voor klant', 1),
        evenWhenEmpty(crm.findContact('Zoek klantkaart', only(k('email')))),
        when('Kaart gevonden?', [FOUND]),
        set('Met kaart', { kaart: '={{ JSON.stringify($json).slice(0, 3000) }}' }),
        set('Zonder kaart', {
          kaart: say(`De klant staat niet in ${crm.app.label}.`, `The customer is not in ${crm.app.label}.`),
        }),
        append('Feiten'),
        goOnAfterError(
          ask(
            'Bereid voor',
            say(
              'Je bereidt een kwartaalgesprek voor. Schrijf in het Nederlands: drie feiten, twee vragen om te stellen en een kans. Gebruik alleen wat je krijgt.',
              'You prepare a quarterly review. Write in English: three facts, two questions to ask and one opportunity. Use only what you are given.',
            ),
            say(
              t`Klant ${k('naam')}, omzet ${k('omzet')}, groei ${k('groei')}.\nKaart: {{ $json.kaart }}`,
              t`Customer ${k('naam')}, revenue ${k('omzet')}, growth ${k('groei')}.\nRecord: {{ $json.kaart }}`,
            ),
          ),
        ),
        model.attach('Voorbereider', 'Bereid voor'),
        // The customer is invited and reads the description: the preparation stays inside, in the task.
        withErrorBranch(
          calendar.create('Plan het gesprek', {
            title: say(t`Kwartaalgesprek ${k('naam')}`, t`Quarterly review ${k('naam')}`),
            start: only(k('begin')),
            end: `={{ DateTime.fromISO(${k('begin').slice(3, -3)}).plus({ minutes: 45 }).toISO() }}`,
            description: say(
              'We blikken samen terug op het kwartaal en kijken vooruit.',
              'We look back on the quarter together and look ahead.',
            ),
            attendee: only(k('email')),
          }),
        ),
        goOnAfterError(
          tasks.create('Plan zelf een gesprek', {
            title: say(
              t`Plan zelf het kwartaalgesprek met ${k('naam')}`,
              t`Plan the quarterly review with ${k('naam')} yourself`,
            ),
            description: say(
              t`Het voorstel kwam niet in ${calendar.app.label}; de klant (${k('email')}) heeft nog niets gehoord.\n\n{{ $('Bereid voor').item.json.text ?? '' }}`,
              t`The proposal did not get into ${calendar.app.label}; the customer (${k('email')}) has not heard anything yet.\n\n{{ $('Bereid voor').item.json.text ?? '' }}`,
            ),
            due: '={{ $now.plus({ days: 2 }).toISODate() }}',
          }),
        ),
        goOnAfterError(
          tasks.create('Zet voorbereiding klaar', {
            title: say(t`Lees in: kwartaalgesprek ${k('naam')}`, t`Read up: quarterly review ${k('naam')}`),
            description: say(
              "={{ $('Bereid voor').item.json.text ?? 'Er is geen voorbereiding geschreven; kijk zelf in het CRM.' }}",
              "={{ $('Bereid voor').item.json.text ?? 'No preparation was written; look in the CRM yourself.' }}",
            ),
            due: only(k('begin')),
          }),
        ),
        goOnAfterError(
          mailer.send(
            'Nodig de klant uit',
            only(k('email')),
            say('Ons kwartaalgesprek', 'Our quarterly review'),
            say(
              t`<p>Beste ${k('naam')},</p><p>Graag blikken we samen terug op het kwartaal. In je agenda staat een voorstel voor {{ DateTime.fromISO(${k('begin').slice(3, -3)}).setLocale('nl').toFormat('cccc d LLLL') }} om tien uur; komt het niet uit, antwoord dan op deze mail.</p>`,
              t`<p>Dear ${k('naam')},</p><p>We would like to look back on the quarter with you. There is a proposal in your calendar for {{ DateTime.fromISO(${k('begin').slice(3, -3)}).setLocale('en').toFormat('cccc d LLLL') }} at ten o'clock; if it does not suit you, reply to this email.</p>`,
            ),
          ),
        ),
        table.upsert('Noteer het gesprek', say('Klanten', 'Customers'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: only(k('email')),
          [say('Gesprek', 'Meeting')]: only(k('begin')),
        }),
        onlyOnce(
          mailer.send(
            'Mail de verkoop het overzicht',
            mailOf.sales,
            say(
              "={{ $('Klant').all().length }} kwartaalgesprekken aan de beurt",
              "={{ $('Klant').all().length }} quarterly reviews had their turn",
            ),
            say(
              `=<p>Voorgesteld in ${calendar.app.label}, of als taak in ${tasks.app.label} als dat niet lukte:</p><p>{{ $('Klant').all().map(({ json }) => json.naam + ': ' + DateTime.fromISO(json.begin).toFormat('dd-MM-yyyy')).join('<br>') }}</p>`,
              `=<p>Proposed in ${calendar.app.label}, or a task in ${tasks.app.label} where that failed:</p><p>{{ $('Klant').all().map(({ json }) => json.naam + ': ' + DateTime.fromISO(json.begin).toFormat('dd-MM-yyyy')).join('<br>') }}</p>`,
            ),
          ),
        ),
      ],
      flow: [
        'Begin van het kwartaal > Alle klanten > Alleen A-klanten > Klant > Klant voor klant #1 > Zoek klantkaart > Kaart gevonden? > Met kaart > Feiten > Bereid voor > Plan het gesprek > Zet voorbereiding klaar > Nodig de klant uit > Noteer het gesprek > Klant voor klant',
        'Kaart gevonden? #1 > Zonder kaart > Feiten @1',
        'Plan het gesprek #1 > Plan zelf een gesprek > Klant voor klant',
        'Klant voor klant > Mail de verkoop het overzicht',
      ],
    };
  },
});

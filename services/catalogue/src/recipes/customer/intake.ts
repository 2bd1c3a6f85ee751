import { chats, heardChats } from '../../apps/chats.js';
import { helpdesks, liveDesks } from '../../apps/helpdesks.js';
import { inboxes, mailers } from '../../apps/mailers.js';
import { smsSenders } from '../../apps/sms.js';
import { lookupTables } from '../../apps/tables.js';
import { about, mailOf } from '../../apps/values.js';
import {
  both,
  combine,
  evenWhenEmpty,
  keep,
  only,
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
import { FOUND, REPLY_TIME } from './parts.js';

const NO_CUSTOMERS = about(
  'no-customers',
  ['Afzenders die geen klant zijn', 'Senders who are no customers'],
  [
    'Delen van mailadressen waarvan nooit een ticket komt, met komma’s. Zet er je eigen domein bij als collega’s geen tickets maken.',
    'Parts of mail addresses that never become a ticket, with commas. Add your own domain if colleagues make no tickets.',
  ],
  [
    'noreply, no-reply, mailer-daemon, postmaster, nieuwsbrief, newsletter',
    'noreply, no-reply, mailer-daemon, postmaster, newsletter',
  ],
);

export const mailNaarTicket = recipe({
  id: 'mail-to-ticket',
  category: 'customer',
  tags: ['e-mail', 'tickets', 'intake'],
  saves: spares(
    3,
    'Iemand zet klantmail over naar de helpdesk.',
    'Someone copies customer email into the helpdesk.',
  ),
  variants: combine(
    {
      box: inboxes,
      desk: helpdesks,
      mailer: mailers,
      chat: chats,
    },
    {
      take: 6,
      sameApp: true,
      apart: ['box', 'desk', 'chat'],
      unless: (c) => c.box.app.key !== c.mailer.app.key,
    },
  ),
  build: ({ box, desk, mailer, chat }) => {
    const { nodes, path, ref: m } = starts(box, 'Nieuwe mail', 'Mail');
    return {
      name: both(
        `Klantmail uit ${box.app.label} als ticket in ${desk.app.label}, bewaakt in ${chat.app.label}`,
        `Customer email from ${box.app.label} to ${desk.app.label} tickets, watched in ${chat.app.label}`,
      ),
      description: both(
        `Maakt van elke klantmail in ${box.app.label} een ticket in ${desk.app.label} en stuurt de klant het ticketnummer. Nieuwsbrieven en afwezigheidsberichten blijven liggen; een mislukte mail staat in ${chat.app.label}.`,
        `Turns every customer email in ${box.app.label} into a ${desk.app.label} ticket and sends the customer its number. Newsletters and out-of-office replies are left alone; a failed one shows up in ${chat.app.label}.`,
      ),
      benefit: both(
        'Geen mail blijft liggen in een gedeelde mailbox.',
        'No email is left behind in a shared mailbox.',
      ),
      uses: [
        [box, both('ontvangt de klantmail', 'receives the customer email')],
        [desk, both('krijgt de tickets', 'gets the tickets')],
        [mailer, both('bevestigt aan de klant', 'confirms to the customer')],
        [chat, both('meldt wat niet lukte', 'reports what failed')],
      ],
      setup: [],
      notes: [
        {
          over: ['Echte klant?', 'Maak ticket', 'Bevestig met nummer'],
          text: say(
            '## Eén mail, één ticket\nEen antwoord op onze bevestiging maakt geen nieuw ticket: dat herken je aan het onderwerp. Automatische antwoorden en afzenders uit de instellingen tellen niet mee. Bijlagen blijven in de mailbox staan.',
            '## One email, one ticket\nA reply to our confirmation makes no new ticket; its subject gives it away. Automatic replies and the senders in the settings do not count. Attachments stay in the mailbox.',
          ),
        },
      ],
      names: {
        'Nieuwe mail': 'New email',
        Mail: 'Email',
        'Echte klant?': 'Real customer?',
        'Maak ticket': 'Create ticket',
        'Bevestig met nummer': 'Confirm with number',
        'Meld mislukte mail': 'Report failed email',
        'Meld mislukte bevestiging': 'Report failed confirmation',
      },
      promises: [promise('answer', 'Maak ticket')],
      nodes: [
        ...nodes,
        keep('Echte klant?', [
          [
            `={{ !'${NO_CUSTOMERS}'.toLowerCase().split(',').map((deel) => deel.trim()).some((deel) => deel !== '' && String(${m.from.slice(3, -3)}).toLowerCase().includes(deel)) }}`,
            'yes',
          ],
          [
            `={{ !/automatisch antwoord|automatic reply|auto-?reply|afwezig|out of office|^\\s*(re|antw|aw):\\s*(ontvangen|received):/i.test(${m.subject.slice(3, -3)}) }}`,
            'yes',
          ],
        ]),
        withErrorBranch(
          desk.create('Maak ticket', {
            subject: only(m.subject),
            text: only(m.text),
            email: only(m.from),
            name: only(m.name),
          }),
        ),
        withErrorBranch(
          mailer.send(
            'Bevestig met nummer',
            only(m.from),
            say(t`Ontvangen: ${m.subject}`, t`Received: ${m.subject}`),
            say(
              `=<p>Bedankt voor je bericht. We hebben het genoteerd onder nummer {{ ${desk.ticketId} }} en antwoorden ${REPLY_TIME}.</p>`,
              `=<p>Thank you for your message. We have recorded it under number {{ ${desk.ticketId} }} and will answer ${REPLY_TIME}.</p>`,
            ),
          ),
        ),
        chat.post(
          'Meld mislukte bevestiging',
          say(
            t`Het ticket van ${m.from} staat in ${desk.app.label} ("${m.subject}"), maar de bevestiging kon niet weg.`,
            t`The ticket of ${m.from} is in ${desk.app.label} ("${m.subject}"), but the confirmation could not go.`,
          ),
        ),
        chat.post(
          'Meld mislukte mail',
          say(
            t`Van deze mail kon geen ticket worden gemaakt: "${m.subject}" van ${m.from}.`,
            t`This email could not be made into a ticket: "${m.subject}" from ${m.from}.`,
          ),
        ),
      ],
      flow: [
        `${path} > Echte klant? > Maak ticket > Bevestig met nummer`,
        'Maak ticket #1 > Meld mislukte mail',
        'Bevestig met nummer #1 > Meld mislukte bevestiging',
      ],
    };
  },
});
export const chatNaarTicket = recipe({
  id: 'chat-to-ticket',
  category: 'customer',
  tags: ['chat', 'tickets'],
  saves: spares(
    4,
    'Een collega tikt een vraag uit de chat over in de helpdesk.',
    'A colleague retypes a question from chat in the helpdesk.',
  ),
  variants: combine(
    {
      chat: heardChats,
      desk: helpdesks,
    },
    {
      take: 8,
    },
  ),
  build: ({ chat, desk }) => {
    const { nodes, path, ref: m } = starts(chat.heard, 'Bericht in de chat', 'Bericht');
    return {
      name: both(
        `Vanuit ${chat.app.label} een ticket maken in ${desk.app.label}`,
        `Create a ${desk.app.label} ticket from ${chat.app.label}`,
      ),
      description: both(
        `Zodra ${chat.heard.event.nl}, ontstaat er een ticket in ${desk.app.label} met de tekst en de afzender. Het nummer verschijnt als antwoord in ${chat.app.label}.`,
        `As soon as ${chat.heard.event.en}, a ticket with the text and the sender is created in ${desk.app.label}. Its number appears in ${chat.app.label} as the answer.`,
      ),
      benefit: both('Een vraag in de chat raakt niet meer zoek.', 'A question in chat no longer gets lost.'),
      uses: [
        [chat, both('levert het bericht en krijgt het nummer', 'brings the message and gets the number')],
        [chat.heard, both('vangt het bericht op', 'catches the message')],
        [desk, both('krijgt het ticket', 'gets the ticket')],
      ],
      setup: [],
      names: {
        'Bericht in de chat': 'Message in the chat',
        Bericht: 'Message',
        'Maak er een ticket van': 'Make it a ticket',
        'Met tekst': 'With text',
        'Geef het nummer terug': 'Give the number back',
        'Zeg dat het niet lukte': 'Say that it failed',
      },
      nodes: [
        ...nodes,
        keep('Met tekst', [[only(m.text), 'filled']]),
        withErrorBranch(
          desk.create('Maak er een ticket van', {
            subject: `={{ '${chat.app.label}: ' + String(${m.text.slice(3, -3)}).replace(/\\s+/g, ' ').slice(0, 70) }}`,
            text: say(
              t`${m.text}\n\nGesteld door ${m.name} in ${chat.app.label} op {{ $now.toFormat('dd-MM-yyyy HH:mm') }}.`,
              t`${m.text}\n\nAsked by ${m.name} in ${chat.app.label} on {{ $now.toFormat('dd-MM-yyyy HH:mm') }}.`,
            ),
            email: mailOf.support,
            name: only(m.name),
          }),
        ),
        chat.post(
          'Zeg dat het niet lukte',
          say(
            t`Van dit bericht van ${m.name} kwam geen ticket, maak het zelf aan in ${desk.app.label}: "${m.text}"`,
            t`This message of ${m.name} did not become a ticket, create it in ${desk.app.label} yourself: "${m.text}"`,
          ),
        ),
        chat.post(
          'Geef het nummer terug',
          say(
            `=Genoteerd onder nummer {{ ${desk.ticketId} }} voor ${m.name}.`,
            `=Recorded under number {{ ${desk.ticketId} }} for ${m.name}.`,
          ),
        ),
      ],
      flow: [
        `${path} > Met tekst > Maak er een ticket van > Geef het nummer terug`,
        'Maak er een ticket van #1 > Zeg dat het niet lukte',
      ],
    };
  },
});
export const vipKlanten = recipe({
  id: 'vip-ticket',
  category: 'customer',
  tags: ['vip', 'tickets', 'sms'],
  saves: spares(
    5,
    'Iemand herkent een belangrijke klant en belt de accountmanager.',
    'Someone recognises an important customer and calls the account manager.',
  ),
  variants: combine(
    {
      desk: liveDesks,
      table: lookupTables,
      sms: smsSenders,
      chat: chats,
    },
    {
      take: 6,
    },
  ),
  build: ({ desk, table, sms, chat }) => {
    const { nodes, path, ref: k } = starts(desk.newTicket, 'Ticket binnen', 'Ticket');
    return {
      name: both(
        `Sms via ${sms.app.label} als een topklant uit ${table.app.label} een ${desk.app.label}-ticket opent`,
        `Text via ${sms.app.label} when a key ${table.app.label} customer opens a ${desk.app.label} ticket`,
      ),
      description: both(
        `Zoekt de afzender van elk ticket in ${desk.app.label} op in je klantenlijst in ${table.app.label}. Is het een topklant, dan krijgt de accountmanager een sms via ${sms.app.label} en weet ${chat.app.label} het ook.`,
        `Looks up the sender of each ${desk.app.label} ticket in your customer list in ${table.app.label}. For a key customer the account manager gets a text via ${sms.app.label} and ${chat.app.label} knows too.`,
      ),
      benefit: both(
        'Je belangrijkste klanten voelen dat ze voorgaan.',
        'Your most important customers notice they come first.',
      ),
      uses: [
        [desk, both('levert tickets en krijgt een notitie', 'brings tickets and gets a note')],
        [desk.newTicket, both('meldt nieuwe tickets', 'reports new tickets')],
        [
          table,
          both('bevat je klanten met hun accountmanager', 'holds your customers and their account managers'),
        ],
        [sms, both('bericht de accountmanager', 'texts the account manager')],
        [chat, both('informeert het team', 'informs the team')],
      ],
      setup: [
        both(
          'Maak een tabblad Klanten met de kolommen E-mail (in kleine letters), Niveau, Accountmanager en Mobiel (met landcode).',
          'Create a tab Customers with the columns Email (in small letters), Level, Account manager and Mobile (with country code).',
        ),
      ],
      notes: [
        {
          over: ['Zoek de klant', 'Bekend?', 'Topklant?'],
          text: say(
            '## Wie is een topklant?\nIn de kolom Niveau staat A, B of C. Alleen A gaat voor; een onbekende afzender krijgt een notitie om hem toe te voegen.',
            '## Who is a key customer?\nThe column Level holds A, B or C. Only A goes first; for an unknown sender there is a note to add them.',
          ),
        },
      ],
      names: {
        'Ticket binnen': 'Ticket in',
        Ticket: 'Ticket',
        'Zoek de klant': 'Find the customer',
        'Bekend?': 'Known?',
        'Topklant?': 'Key customer?',
        Klantgegevens: 'Customer details',
        'Bericht de accountmanager': 'Text the account manager',
        'Laat het team weten': 'Let the team know',
        'Meld dat sms niet wegging': 'Report that the text did not go',
        'Noteer voorrang': 'Note priority',
        'Noteer klantniveau': 'Note customer level',
        'Vraag om aanvulling': 'Ask to complete the list',
        'Ticket binnen ophalen': 'Ticket in: fetch',
      },
      nodes: [
        ...nodes,
        evenWhenEmpty(
          table.find(
            'Zoek de klant',
            say('Klanten', 'Customers'),
            say('E-mail', 'Email'),
            `={{ String(${k.email.slice(3, -3)} ?? '').trim().toLowerCase() }}`,
          ),
        ),
        when('Bekend?', [FOUND]),
        when('Topklant?', [[`={{ ${table.cell(say('Niveau', 'Level'))} }}`, 'is', 'A']]),
        set('Klantgegevens', {
          manager: `={{ ${table.cell(say('Accountmanager', 'Account manager'))} }}`,
          mobiel: `={{ ${table.cell(say('Mobiel', 'Mobile'))} }}`,
        }),
        withErrorBranch(
          sms.send(
            'Bericht de accountmanager',
            '={{ $json.mobiel }}',
            say(
              t`Ticket van topklant ${k.name}: ${k.subject}`,
              t`Ticket from key customer ${k.name}: ${k.subject}`,
            ),
          ),
        ),
        chat.post(
          'Meld dat sms niet wegging',
          say(
            t`Topklant ${k.name} heeft een vraag: ${k.subject}. De sms naar {{ $('Klantgegevens').item.json.manager || 'de accountmanager' }} kwam niet weg, bel zelf. ${k.link}`,
            t`Key customer ${k.name} has a question: ${k.subject}. The text to {{ $('Klantgegevens').item.json.manager || 'the account manager' }} did not go, call them. ${k.link}`,
          ),
        ),
        chat.post(
          'Laat het team weten',
          say(
            t`Topklant ${k.name} heeft een vraag: ${k.subject}. {{ $('Klantgegevens').item.json.manager }} weet ervan. ${k.link}`,
            t`Key customer ${k.name} has a question: ${k.subject}. {{ $('Klantgegevens').item.json.manager }} knows about it. ${k.link}`,
          ),
        ),
        desk.note(
          'Noteer voorrang',
          only(k.id),
          say(
            "=Topklant: {{ $('Klantgegevens').item.json.manager }} is gewaarschuwd.",
            "=Key customer: {{ $('Klantgegevens').item.json.manager }} has been warned.",
          ),
        ),
        desk.note(
          'Noteer klantniveau',
          only(k.id),
          say(
            `=Klantniveau {{ ${table.cell(say('Niveau', 'Level'))} }}, gewone volgorde.`,
            `=Customer level {{ ${table.cell('Level')} }}, normal order.`,
          ),
        ),
        desk.note(
          'Vraag om aanvulling',
          only(k.id),
          say(
            '=Deze afzender staat nog niet in de klantenlijst. Voeg hem toe.',
            '=This sender is not in the customer list yet. Add them.',
          ),
        ),
      ],
      flow: [
        `${path} > Zoek de klant > Bekend? > Topklant? > Klantgegevens > Bericht de accountmanager > Laat het team weten > Noteer voorrang`,
        'Bericht de accountmanager #1 > Meld dat sms niet wegging',
        'Topklant? #1 > Noteer klantniveau',
        'Bekend? #1 > Vraag om aanvulling',
      ],
    };
  },
});

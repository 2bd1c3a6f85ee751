import { slackChat, teamsChat, whatsAppInbox } from '../../apps/chats.js';
import { intercom, intercomDesk } from '../../apps/helpdesks.js';
import { whatsAppSender } from '../../apps/sms.js';
import { asana, trello } from '../../apps/tasks.js';
import { limitOf } from '../../apps/values.js';
import { oneListener, whatsAppText } from '../../apps/whatsapp.js';
import {
  both,
  code,
  combine,
  http,
  keep,
  only,
  onlyNew,
  promise,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const WHATSAPP = { app: whatsAppSender.app };

const inIntercom = (name: string, path: string, body: string) =>
  withErrorBranch(
    http(name, `=https://api.intercom.io/${path}`, {
      method: 'POST',
      auth: 'intercomApi',
      json: `={{ JSON.stringify(${body}) }}`,
    }),
  );

export const whatsAppInIntercom = recipe({
  id: 'whatsapp-in-intercom',
  category: 'customer',
  tags: ['whatsapp', 'intercom', 'klantenservice', 'één inbox'],
  saves: spares(
    4,
    'Iemand kopieert een WhatsApp-bericht naar Intercom en typt het antwoord over op de telefoon.',
    'Someone copies a WhatsApp message into Intercom and types the answer over on the telephone.',
  ),
  variants: combine({ chat: [slackChat, teamsChat] }, { take: 2 }),
  build: ({ chat }) => {
    const { nodes, path, ref: b } = starts(whatsAppInbox, 'Bericht via WhatsApp', 'Bericht');
    return {
      name: both(
        `WhatsApp beantwoorden vanuit Intercom, mislukte berichten in ${chat.app.label}`,
        `Answer WhatsApp from Intercom, failed messages in ${chat.app.label}`,
      ),
      description: both(
        `Een WhatsApp-bericht komt in het lopende Intercom-gesprek van die klant, of begint er een. Wat een collega daar antwoordt, gaat als WhatsApp terug. Lukt dat niet, dan hoort ${chat.app.label} het.`,
        `A WhatsApp message joins the open Intercom conversation of that customer, or begins one. What a colleague answers there goes back over WhatsApp. If that fails, ${chat.app.label} hears of it.`,
      ),
      benefit: both('Eén inbox voor alle vragen, met de telefoon in de la.', 'One inbox for all questions.'),
      uses: [
        [whatsAppInbox, both('ontvangt de berichten', 'receives the messages')],
        [WHATSAPP, both('stuurt de antwoorden', 'sends the answers')],
        [{ app: intercom }, both('voert de gesprekken', 'holds the conversations')],
        [chat, both('krijgt wat niet aankwam', 'gets what did not arrive')],
      ],
      setup: [
        oneListener,
        both(
          'Abonneer in je Intercom-app onder Webhooks het Production-adres van "Antwoord in Intercom" op conversation.admin.replied.',
          'In your Intercom app, under Webhooks, subscribe the production address of "Antwoord in Intercom" to conversation.admin.replied.',
        ),
        both(
          'Geef het token van Intercom de rechten om contacten en gesprekken te lezen en te schrijven.',
          'Give the token of Intercom the rights to read and write contacts and conversations.',
        ),
      ],
      notes: [
        {
          over: ['Zoek contact', 'Contact bekend?', 'Maak contact', 'Contact'],
          text: say(
            '## Eén contact per nummer\nHet telefoonnummer is de sleutel van het contact, dus wie later weer appt, komt in zijn eigen geschiedenis.',
            '## One contact a number\nThe telephone number is the key of the contact, so that who writes again later stays in the same history.',
          ),
        },
        {
          over: ['Haal gesprek op', 'Laatste antwoord', 'Nog niet verstuurd'],
          text: say(
            '## Wat telt is wat in Intercom staat\nDe melding van Intercom zegt alleen welk gesprek het is. De tekst en de ontvanger komen uit Intercom zelf, en elk antwoord gaat één keer uit.',
            '## What counts is what Intercom says\nThe message of Intercom only tells which conversation it is. Text and receiver come from Intercom itself, and each answer leaves once.',
          ),
        },
      ],
      names: {
        'Bericht via WhatsApp': 'Message over WhatsApp',
        Bericht: 'Message',
        'Echt bericht?': 'Real message?',
        'Zoek contact': 'Find the contact',
        'Contact bekend?': 'Contact known?',
        'Maak contact': 'Add the contact',
        Contact: 'Contact',
        'Zoek lopend gesprek': 'Find an open conversation',
        'Loopt er een gesprek?': 'Is a conversation open?',
        'Zet in het gesprek': 'Add to the conversation',
        'Begin een gesprek': 'Begin a conversation',
        'Meld dat het niet in Intercom kwam': 'Report that it did not reach Intercom',
        'Antwoord in Intercom': 'Answer in Intercom',
        'Haal gesprek op': 'Fetch the conversation',
        'Meld dat een antwoord bleef liggen': 'Report that an answer stayed behind',
        'Laatste antwoord': 'Last answer',
        'Nog niet verstuurd': 'Not sent yet',
        'Stuur via WhatsApp': 'Send over WhatsApp',
        'Noteer dat het niet aankwam': 'Note that it did not arrive',
        'Meld dat het niet aankwam': 'Report that it did not arrive',
      },
      nodes: [
        ...nodes,
        keep('Echt bericht?', [[only(b.from), 'filled']]),
        inIntercom(
          'Zoek contact',
          'contacts/search',
          "{ query: { field: 'external_id', operator: '=', value: 'whatsapp-' + $json.from } }",
        ),
        when('Contact bekend?', [['={{ ($json.data ?? []).length }}', '>', 0]]),
        inIntercom(
          'Maak contact',
          'contacts',
          "{ role: 'user', external_id: 'whatsapp-' + $('Bericht').item.json.from, phone: '+' + $('Bericht').item.json.from, name: $('Bericht').item.json.name || $('Bericht').item.json.from }",
        ),
        set('Contact', { contact: '={{ $json.data?.[0]?.id ?? $json.id }}' }),
        inIntercom(
          'Zoek lopend gesprek',
          'conversations/search',
          "{ query: { operator: 'AND', value: [{ field: 'contact_ids', operator: '=', value: $json.contact }, { field: 'open', operator: '=', value: true }] }, pagination: { per_page: 1 } }",
        ),
        when('Loopt er een gesprek?', [['={{ ($json.conversations ?? []).length }}', '>', 0]]),
        inIntercom(
          'Zet in het gesprek',
          'conversations/{{ $json.conversations[0].id }}/reply',
          `{ message_type: 'comment', type: 'user', intercom_user_id: $('Contact').item.json.contact, body: $('Bericht').item.json.text || '${say('[foto, spraak of bestand: te zien op de telefoon]', '[photo, speech or file: to be seen on the telephone]')}' }`,
        ),
        inIntercom(
          'Begin een gesprek',
          'conversations',
          `{ from: { type: 'user', id: $('Contact').item.json.contact }, body: $('Bericht').item.json.text || '${say('[foto, spraak of bestand: te zien op de telefoon]', '[photo, speech or file: to be seen on the telephone]')}' }`,
        ),
        chat.post(
          'Meld dat het niet in Intercom kwam',
          say(
            t`WhatsApp van ${b.name} (+${b.from}) kwam niet in Intercom: ${b.text}`,
            t`WhatsApp of ${b.name} (+${b.from}) did not reach Intercom: ${b.text}`,
          ),
        ),
        chat.post(
          'Meld dat een antwoord bleef liggen',
          say(
            "=Gesprek {{ $('Antwoord in Intercom').item.json.body?.data?.item?.id ?? '' }} in Intercom was niet op te halen. Als daar net is geantwoord, kreeg de klant dat niet via WhatsApp.",
            "=Conversation {{ $('Antwoord in Intercom').item.json.body?.data?.item?.id ?? '' }} in Intercom could not be fetched. If it was answered just now, the customer did not get that on WhatsApp.",
          ),
        ),
        webhook('Antwoord in Intercom', say('intercom-antwoord', 'intercom-answer'), { open: true }),
        withErrorBranch(
          http(
            'Haal gesprek op',
            "=https://api.intercom.io/conversations/{{ encodeURIComponent($json.body?.data?.item?.id ?? '') }}",
            { auth: 'intercomApi', query: { display_as: 'plaintext' } },
          ),
        ),
        code(
          'Laatste antwoord',
          `
return $input.all().flatMap(({ json }) => {
  const extern = String(json.contacts?.contacts?.[0]?.external_id ?? '');
  const laatste = (json.conversation_parts?.conversation_parts ?? []).filter((deel) => deel.part_type === 'comment' && deel.author?.type === 'admin').at(-1);
  const tekst = String(laatste?.body ?? '').replace(/<br[^>]*>|<\\/p>/g, '\\n').replace(/<[^>]+>/g, '').trim();
  if (!/^whatsapp-\\d+$/.test(extern) || tekst === '') return [];
  return [{ json: { gesprek: json.id, deel: laatste.id, nummer: extern.slice(9), tekst: tekst.slice(0, 4000) } }];
});`,
        ),
        onlyNew('Nog niet verstuurd', '={{ $json.deel }}'),
        withErrorBranch(whatsAppText('Stuur via WhatsApp', '={{ $json.nummer }}', '={{ $json.tekst }}')),
        {
          ...intercomDesk.note(
            'Noteer dat het niet aankwam',
            "={{ $('Nog niet verstuurd').item.json.gesprek }}",
            say(
              '=Dit antwoord is niet via WhatsApp bezorgd. Meta staat geen vrije tekst toe aan wie langer dan een dag niets stuurde: bel of mail de klant.',
              '=This answer was not delivered over WhatsApp. Meta allows no free text to who sent nothing for over a day: call or mail the customer.',
            ),
          ),
          onError: 'continueRegularOutput' as const,
        },
        chat.post(
          'Meld dat het niet aankwam',
          say(
            "=Antwoord aan +{{ $('Nog niet verstuurd').item.json.nummer }} is niet via WhatsApp bezorgd: {{ $('Nog niet verstuurd').item.json.tekst.slice(0, 300) }}",
            "=The answer to +{{ $('Nog niet verstuurd').item.json.nummer }} was not delivered over WhatsApp: {{ $('Nog niet verstuurd').item.json.tekst.slice(0, 300) }}",
          ),
        ),
      ],
      flow: [
        `${path} > Echt bericht? > Zoek contact > Contact bekend? > Contact > Zoek lopend gesprek > Loopt er een gesprek? > Zet in het gesprek`,
        'Contact bekend? #1 > Maak contact > Contact',
        'Loopt er een gesprek? #1 > Begin een gesprek',
        'Zoek contact #1 > Meld dat het niet in Intercom kwam',
        'Maak contact #1 > Meld dat het niet in Intercom kwam',
        'Zoek lopend gesprek #1 > Meld dat het niet in Intercom kwam',
        'Zet in het gesprek #1 > Meld dat het niet in Intercom kwam',
        'Begin een gesprek #1 > Meld dat het niet in Intercom kwam',
        'Antwoord in Intercom > Haal gesprek op > Laatste antwoord > Nog niet verstuurd > Stuur via WhatsApp',
        'Haal gesprek op #1 > Meld dat een antwoord bleef liggen',
        'Stuur via WhatsApp #1 > Noteer dat het niet aankwam > Meld dat het niet aankwam',
      ],
    };
  },
});

const OPENS = limitOf(
  'opens-at',
  ['Open vanaf', 'Open from'],
  ['Het uur waarop je opengaat, zoals 8.', 'The hour at which you open, such as 8.'],
  8,
);
const CLOSES = limitOf(
  'closes-at',
  ['Open tot', 'Open until'],
  ['Het uur waarop je sluit, zoals 18.', 'The hour at which you close, such as 18.'],
  18,
);

export const whatsAppOutsideHours = recipe({
  id: 'whatsapp-outside-hours',
  category: 'customer',
  tags: ['whatsapp', 'openingstijden', 'automatisch antwoord', 'terugbellen'],
  saves: spares(
    8,
    'Iemand leest ’s ochtends alle appjes terug en schrijft op wie er nog antwoord moet.',
    'In the morning someone reads back all messages and writes down who still has to be answered.',
  ),
  variants: combine({ tasks: [trello, asana], chat: [slackChat, teamsChat] }, { take: 2, apart: ['tasks'] }),
  build: ({ tasks, chat }) => {
    const { nodes, path, ref: b } = starts(whatsAppInbox, 'Appje binnen', 'Bericht');
    return {
      name: both(
        `WhatsApp buiten openingstijd opvangen, als taak in ${tasks.app.label} voor de volgende werkdag`,
        `Catch WhatsApp outside opening hours, as a ${tasks.app.label} task for the next working day`,
      ),
      description: both(
        `Wie ’s avonds of in het weekend appt, krijgt één keer per avond te horen wanneer je weer open bent. Elk bericht staat als taak in ${tasks.app.label} voor de eerste werkdag; overdag gaat het meteen naar ${chat.app.label}.`,
        `Who writes in the evening or at the weekend hears once a night when you open again. Each message is a task in ${tasks.app.label} for the first working day; by day it goes straight to ${chat.app.label}.`,
      ),
      benefit: both(
        'Geen appje van zaterdagavond raakt maandag kwijt.',
        'No message of Saturday evening is lost on Monday.',
      ),
      uses: [
        [whatsAppInbox, both('ontvangt de berichten', 'receives the messages')],
        [WHATSAPP, both('zegt wanneer je weer open bent', 'tells when you are open again')],
        [tasks, both('bewaart wie er nog antwoord krijgt', 'keeps who still gets an answer')],
        [chat, both('krijgt wat overdag binnenkomt', 'gets what comes in by day')],
      ],
      setup: [
        oneListener,
        both(
          'Pas in “Zijn we open?” de dagen aan als je ook op zaterdag werkt; nu is dat maandag tot en met vrijdag.',
          'Change the days in “Zijn we open?” if you work on Saturdays too; now they are Monday to Friday.',
        ),
      ],
      names: {
        'Appje binnen': 'Message in',
        Bericht: 'Message',
        'Heeft een afzender': 'Has a sender',
        'Zijn we open?': 'Are we open?',
        'Naar het team': 'To the team',
        'Taak voor de eerste werkdag': 'Task for the first working day',
        'Eerste bericht van vanavond': 'First message of tonight',
        'Zeg wanneer we open zijn': 'Tell when we open',
        'Meld dat het antwoord niet aankwam': 'Report that the answer did not arrive',
      },
      promises: [promise('answer', 'Taak voor de eerste werkdag')],
      nodes: [
        ...nodes,
        keep('Heeft een afzender', [[only(b.from), 'filled']]),
        when('Zijn we open?', [
          [
            `={{ $now.weekday < 6 && $now.hour >= (Number('${OPENS}' ?? 8)) && $now.hour < (Number('${CLOSES}') || 18) }}`,
            'yes',
          ],
        ]),
        chat.post(
          'Naar het team',
          say(
            t`WhatsApp van ${b.name} (+${b.from}): {{ $json.text || 'foto, spraak of bestand' }}`,
            t`WhatsApp of ${b.name} (+${b.from}): {{ $json.text || 'photo, speech or file' }}`,
          ),
        ),
        tasks.create('Taak voor de eerste werkdag', {
          title: say(t`WhatsApp beantwoorden: ${b.name}`, t`Answer WhatsApp: ${b.name}`),
          description: t`+${b.from}\n{{ $('Bericht').item.json.text || '${say('foto, spraak of bestand', 'photo, speech or file')}' }}`,
          due: `={{ $now.weekday < 6 && $now.hour < (Number('${OPENS}' ?? 8)) ? $now.toISODate() : $now.plus({ days: [1, 1, 1, 1, 3, 2, 1][$now.weekday - 1] }).toISODate() }}`,
        }),
        onlyNew(
          'Eerste bericht van vanavond',
          `={{ $('Bericht').item.json.from + ' ' + $now.minus({ hours: Number('${OPENS}' ?? 8) }).toISODate() }}`,
        ),
        withErrorBranch(
          whatsAppText(
            'Zeg wanneer we open zijn',
            only(b.from),
            say(
              `=Bedankt voor je bericht. We zijn nu dicht; op werkdagen zijn we er van ${OPENS} tot ${CLOSES} uur en dan krijg je antwoord.`,
              `=Thank you for your message. We are closed now; on working days we are here from ${OPENS} to ${CLOSES} o’clock and you will be answered then.`,
            ),
          ),
        ),
        chat.post(
          'Meld dat het antwoord niet aankwam',
          say(
            t`Het automatische antwoord aan ${b.name} (+${b.from}) is niet bezorgd. De taak staat er wel.`,
            t`The automatic answer to ${b.name} (+${b.from}) was not delivered. The task is there.`,
          ),
        ),
      ],
      flow: [
        `${path} > Heeft een afzender > Zijn we open? > Naar het team`,
        'Zijn we open? #1 > Taak voor de eerste werkdag > Eerste bericht van vanavond > Zeg wanneer we open zijn',
        'Zeg wanneer we open zijn #1 > Meld dat het antwoord niet aankwam',
      ],
    };
  },
});

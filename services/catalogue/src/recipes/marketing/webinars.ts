import { chats } from '../../apps/chats.js';
import { crms } from '../../apps/crms.js';
import { webinars } from '../../apps/events-webinars.js';
import { webinarForms } from '../../apps/lead-forms.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { smsSenders } from '../../apps/sms.js';
import { about, recordingPage, webAddress } from '../../apps/values.js';
import {
  both,
  byHand,
  code,
  combine,
  evenWhenEmpty,
  goOnAfterError,
  joinOn,
  keep,
  type Listing,
  loop,
  type NodeSpec,
  only,
  onlyNew,
  onlyOnce,
  pause,
  pauseUntil,
  plain,
  promise,
  reads,
  recipe,
  say,
  set,
  starts,
  t,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const WEBINAR_TITLE = about(
  'webinar-title',
  ['Titel van het webinar', 'Title of the webinar'],
  ['Zoals deelnemers hem zien.', 'As participants see it.'],
  ['Zonder zorgen de winter door', 'Through the winter without worries'],
);
const WEBINAR_START = value({
  key: 'webinar-start',
  kind: 'text',
  label: { nl: 'Begin van het webinar', en: 'Start of the webinar' },
  help: { nl: 'Dag en tijd als 2027-01-14T15:00:00.', en: 'Day and time as 2027-01-14T15:00:00.' },
  example: '2027-01-14T15:00:00',
  check: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}',
});
const SIGN_UP = webAddress(
  ['adres om je in te schrijven', 'address to sign up'],
  [
    'De pagina waarop mensen zich voor de nieuwsbrief inschrijven.',
    'The page on which people sign up for the newsletter.',
  ],
  ['https://example.com/nieuwsbrief', 'https://example.com/newsletter'],
);

/** Passes on what the second input has and the first lacks. */
const onlyFrom = (spec: NodeSpec): NodeSpec => ({
  ...spec,
  parameters: { ...spec.parameters, outputDataFrom: 'input2' },
});

export const webinarSignUp = recipe({
  id: 'webinar-sign-up-with-reminders',
  category: 'marketing',
  tags: ['webinar', 'aanmelding', 'herinnering'],
  saves: {
    minutes: 8,
    nl: 'Iemand schrijft deelnemers in en stuurt zelf bevestiging en herinneringen.',
    en: 'Someone registers attendees and sends confirmation and reminders by hand.',
  },
  variants: combine(
    { form: webinarForms, webinar: webinars, mailer: mailers, sms: smsSenders, chat: chats },
    { take: 9, apart: ['form', 'webinar', 'sms'] },
  ),
  build: ({ form, webinar, mailer, sms, chat }) => {
    const { nodes, path, ref: person } = starts(form, 'Aanmelding voor webinar', 'Deelnemer');
    return {
      name: both(
        `Webinar-aanmelding uit ${form.app.label} naar ${webinar.app.label}, herinnering via ${sms.app.label}`,
        `${form.app.label} webinar sign-ups into ${webinar.app.label}, reminder by ${sms.app.label}`,
      ),
      description: both(
        `Schrijft wie zich via ${form.app.label} aanmeldt in bij ${webinar.app.label}, bevestigt met ${mailer.app.label}, mailt een dag vooraf en stuurt een uur voor aanvang een bericht via ${sms.app.label}.`,
        `Registers everyone from ${form.app.label} in ${webinar.app.label}, confirms with ${mailer.app.label}, e-mails a day ahead and sends a ${sms.app.label} message an hour before the start.`,
      ),
      benefit: both('Meer aanmelders komen echt opdagen.', 'More people who register do show up.'),
      uses: [
        [form, both('ontvangt de aanmelding', 'receives the registration')],
        [webinar, both('schrijft de deelnemer in', 'registers the attendee')],
        [mailer, both('bevestigt en herinnert per mail', 'confirms and reminds by e-mail')],
        [sms, both('stuurt een bericht vlak voor de start', 'sends a message just before the start')],
        [chat, both('meldt mislukte inschrijvingen', 'reports failed registrations')],
      ],
      setup: [both('Vraag in je formulier om een mobiel nummer.', 'Ask for a mobile number in your form.')],
      notes: [
        {
          over: ['Wacht op de dag ervoor', 'Herinner per mail'],
          text: say(
            '## Herinneringen\nn8n bewaart wachtende deelnemers zelf. Verandert de begintijd, pas dan de instellingen aan vóór nieuwe aanmeldingen binnenkomen.',
            '## Reminders\nn8n keeps waiting participants itself. If the starting time changes, change the settings before new registrations come in.',
          ),
        },
        {
          over: ['Mobiel bekend?', 'Stuur bericht'],
          text: say(
            '## Alleen met nummer\nWie geen mobiel nummer invulde, krijgt alleen de mails. Wie zich in het laatste uur aanmeldt, krijgt geen bericht meer.',
            '## Only with a number\nWhoever gave no mobile number gets the mails only. Whoever registers in the last hour gets no message any more.',
          ),
        },
      ],
      names: {
        'Aanmelding voor webinar': 'Registration for webinar',
        Deelnemer: 'Participant',
        Webinar: 'Webinar',
        'Schrijf in': 'Register',
        'Meld mislukte inschrijving': 'Report failed registration',
        'Bevestig inschrijving': 'Confirm registration',
        'Nog een dag te gaan?': 'A day to go?',
        'Wacht op de dag ervoor': 'Wait for the day before',
        'Herinner per mail': 'Remind by mail',
        'Nog een uur te gaan?': 'An hour to go?',
        'Wacht op het laatste uur': 'Wait for the last hour',
        'Mobiel bekend?': 'Mobile known?',
        'Stuur bericht': 'Send message',
      },
      promises: [promise('delivery', 'Schrijf in')],
      nodes: [
        ...nodes,
        set('Webinar', { titel: WEBINAR_TITLE, begin: WEBINAR_START }, true),
        withErrorBranch(
          webinar.register('Schrijf in', { email: only(person.email), name: only(person.name) }),
        ),
        chat.post(
          'Meld mislukte inschrijving',
          say(
            t`Inschrijven lukte niet voor ${person.name} (${person.email}). Doe het met de hand en stuur de link.`,
            t`Registering ${person.name} (${person.email}) failed. Do it by hand and send the link.`,
          ),
        ),
        goOnAfterError(
          mailer.send(
            'Bevestig inschrijving',
            only(person.email),
            say(
              "=Je staat op de lijst voor {{ $('Webinar').item.json.titel }}",
              "=You are on the list for {{ $('Webinar').item.json.titel }}",
            ),
            say(
              t`Beste ${plain(person.name)},<br><br>Leuk dat je erbij bent op {{ DateTime.fromISO($('Webinar').item.json.begin).setLocale('nl').toFormat("cccc d LLLL 'om' HH:mm") }}. De link krijg je in een aparte mail.`,
              t`Dear ${plain(person.name)},<br><br>Good that you join us on {{ DateTime.fromISO($('Webinar').item.json.begin).setLocale('en').toFormat("cccc d LLLL 'at' HH:mm") }}. You get the link in a separate mail.`,
            ),
          ),
        ),
        when('Nog een dag te gaan?', [
          ["={{ DateTime.fromISO(String($('Webinar').item.json.begin)) > $now.plus({ days: 1 }) }}", 'yes'],
        ]),
        pauseUntil(
          'Wacht op de dag ervoor',
          "={{ DateTime.fromISO($('Webinar').item.json.begin).minus({ days: 1 }).toISO() }}",
        ),
        goOnAfterError(
          mailer.send(
            'Herinner per mail',
            only(person.email),
            say(
              "=Morgen: {{ $('Webinar').item.json.titel }}",
              "=Tomorrow: {{ $('Webinar').item.json.titel }}",
            ),
            say(
              t`Beste ${plain(person.name)},<br><br>Morgen om {{ DateTime.fromISO($('Webinar').item.json.begin).toFormat('HH:mm') }} begint het webinar; de link staat in de mail van de aanmelding. Zet je vraag alvast klaar, we nemen er ruim tijd voor.`,
              t`Dear ${plain(person.name)},<br><br>The webinar starts tomorrow at {{ DateTime.fromISO($('Webinar').item.json.begin).toFormat('HH:mm') }}; the link is in the mail of your registration. Get your question ready, we take plenty of time for it.`,
            ),
          ),
        ),
        when('Nog een uur te gaan?', [
          ["={{ DateTime.fromISO(String($('Webinar').item.json.begin)) > $now.plus({ hours: 1 }) }}", 'yes'],
        ]),
        pauseUntil(
          'Wacht op het laatste uur',
          "={{ DateTime.fromISO($('Webinar').item.json.begin).minus({ hours: 1 }).toISO() }}",
        ),
        when('Mobiel bekend?', [[only(person.phone), 'filled']]),
        sms.send(
          'Stuur bericht',
          "={{ String($('Deelnemer').item.json.phone).replace(/[^\\d+]/g, '').replace(/^00/, '+').replace(/^0/, '+31') }}",
          say(
            "=Over een uur begint {{ $('Webinar').item.json.titel }}. De link staat in je mail.",
            "={{ $('Webinar').item.json.titel }} starts in an hour. The link is in your mail.",
          ),
        ),
      ],
      flow: [
        `${path} > Webinar > Schrijf in > Bevestig inschrijving > Nog een dag te gaan? > Wacht op de dag ervoor > Herinner per mail > Wacht op het laatste uur > Mobiel bekend? > Stuur bericht`,
        'Schrijf in #1 > Meld mislukte inschrijving',
        'Nog een dag te gaan? #1 > Nog een uur te gaan? > Wacht op het laatste uur',
      ],
    };
  },
});

/** Addresses in lower case, so that the same person is found in both lists. */
const lowered = (people: Listing<'subscriber'>): Listing<'subscriber'> => ({
  ...people,
  fields: { ...people.fields, email: `String(${people.fields.email}).toLowerCase()` },
});

const LOW_TURNOUT = ownLimit(
  ['Lage opkomst in procent', 'Low turnout in percent'],
  ['Onder welke opkomst je om actie wordt gevraagd.', 'Below which turnout you are asked to act.'],
  40,
);

export const webinarFollowUp = recipe({
  id: 'webinar-follow-up',
  category: 'marketing',
  tags: ['webinar', 'opvolging'],
  saves: {
    minutes: 90,
    nl: 'Iemand vergelijkt na elk webinar de lijsten en mailt deelnemers en afwezigen apart.',
    en: 'Someone compares the lists after each webinar and e-mails attendees and no-shows separately.',
  },
  variants: combine(
    { webinar: webinars, mailer: mailers, crm: crms, chat: chats },
    { take: 10, apart: ['webinar', 'crm', 'mailer'] },
  ),
  build: ({ webinar, mailer, crm, chat }) => {
    const came = reads(lowered(webinar.attended), 'Haal deelnemers op', 'Aanwezig');
    const listed = reads(
      lowered(webinar.registered ?? webinar.attended),
      'Haal aanmeldingen op',
      'Aangemeld',
    );
    return {
      name: both(
        `Webinar in ${webinar.app.label} opvolgen: deelnemers naar ${crm.app.label}, opname via ${mailer.app.label}`,
        `Follow up a ${webinar.app.label} webinar: attendees to ${crm.app.label}, recording by ${mailer.app.label}`,
      ),
      description: both(
        `Legt na afloop aanmeldingen en deelnemers van ${webinar.app.label} naast elkaar. Deelnemers komen in ${crm.app.label}, wie er niet was krijgt via ${mailer.app.label} de opname en ${chat.app.label} leest de opkomst.`,
        `Compares registrations and attendees of ${webinar.app.label} afterwards. Attendees join ${crm.app.label}; whoever missed it gets the recording by ${mailer.app.label} and ${chat.app.label} reads the turnout.`,
      ),
      benefit: both(
        'Binnen vijf minuten na het webinar heeft iedereen de juiste mail.',
        'Everyone has the right e-mail within five minutes of the webinar.',
      ),
      uses: [
        [webinar, both('geeft aanmeldingen en deelnemers', 'gives registrations and attendees')],
        [mailer, both('mailt bedankje en opname', 'sends the thank-you and the recording')],
        [crm, both('bewaart de deelnemers', 'keeps the attendees')],

        [chat, both('krijgt de eindstand', 'gets the final count')],
      ],
      setup: [
        both(
          'Start hem met de hand zodra de deelnemerslijst compleet is. Een tweede start mailt niemand opnieuw over hetzelfde webinar: kies per webinar een eigen titel.',
          'Start it by hand once the attendee list is complete. A second start mails nobody again about the same webinar: give each webinar a title of its own.',
        ),
      ],
      notes: [
        {
          over: ['Wie was er niet?', 'Per afwezige'],
          text: say(
            '## Afwezigen\nWie zich aanmeldde maar niet in de deelnemerslijst staat. De vergelijking gaat op e-mailadres. Niemand komt vanzelf op een nieuwsbrief: de mail bevat een link om je in te schrijven.',
            '## No-shows\nWhoever registered but is not in the list of attendees. The comparison is by email address. Nobody ends up on a newsletter unasked: the mail has a link to sign up.',
          ),
        },
        {
          over: ['Bewaar deelnemer', 'Bedank deelnemer'],
          text: say(
            '## Deelnemers\nZij komen in het CRM, zodat verkoop ze deze week kan bellen.',
            '## Attendees\nThey join the CRM, so that sales can call them this week.',
          ),
        },
      ],
      names: {
        'Na het webinar': 'After the webinar',
        'Gegevens van het webinar': 'Details of the webinar',
        'Haal deelnemers op': 'Fetch attendees',
        Aanwezig: 'Present',
        'Haal aanmeldingen op': 'Fetch registrations',
        Aangemeld: 'Registered',
        'Wie was er niet?': 'Who was not there?',
        'Bewaar deelnemer': 'Keep attendee',
        'Bedank deelnemer': 'Thank attendee',
        'Echt afwezig': 'Really absent',
        'Nog niet bedankt': 'Not thanked yet',
        'Nog geen opname gestuurd': 'No recording sent yet',
        'Per afwezige': 'Per no-show',
        'Stuur opname': 'Send recording',
        'Even rust': 'Short rest',
        'Tel op': 'Add up',
        'Opkomst laag?': 'Turnout low?',
        'Vraag om actie': 'Ask for action',
        'Meld opkomst': 'Report turnout',
      },
      nodes: [
        byHand('Na het webinar'),
        set('Gegevens van het webinar', {
          titel: WEBINAR_TITLE,
          opname: recordingPage,
          inschrijven: SIGN_UP,
        }),
        ...came.nodes.map((spec, i) => (i === 0 ? onlyOnce(spec) : spec)),
        ...listed.nodes.map((spec, i) => (i === 0 ? onlyOnce(spec) : spec)),
        evenWhenEmpty(onlyFrom(joinOn('Wie was er niet?', 'email', 'keepNonMatches'))),
        keep('Echt afwezig', [['={{ $json.email }}', 'filled']]),
        ...[
          ['Nog niet bedankt', came.ref.email],
          ['Nog geen opname gestuurd', '{{ $json.email }}'],
        ].map(([name = '', email = '']) =>
          onlyNew(name, t`${email} {{ $('Gegevens van het webinar').first().json.titel }}`),
        ),
        crm.upsertContact('Bewaar deelnemer', { email: only(came.ref.email), name: only(came.ref.name) }),
        goOnAfterError(
          mailer.send(
            'Bedank deelnemer',
            only(came.ref.email),
            say(
              "=Bedankt voor je komst bij {{ $('Gegevens van het webinar').first().json.titel }}",
              "=Thank you for joining {{ $('Gegevens van het webinar').first().json.titel }}",
            ),
            say(
              t`Beste ${came.ref.name},<br><br>Fijn dat je erbij was. De opname staat hier: {{ $('Gegevens van het webinar').first().json.opname }}`,
              t`Dear ${came.ref.name},<br><br>Good that you were there. The recording is here: {{ $('Gegevens van het webinar').first().json.opname }}`,
            ),
          ),
        ),
        loop('Per afwezige', 20),

        goOnAfterError(
          mailer.send(
            'Stuur opname',
            "={{ $('Per afwezige').item.json.email }}",
            say(
              "=Je miste {{ $('Gegevens van het webinar').first().json.titel }}",
              "=You missed {{ $('Gegevens van het webinar').first().json.titel }}",
            ),
            say(
              "=Beste {{ $('Per afwezige').item.json.name }},<br><br>Jammer dat het niet lukte. Kijk hier terug: {{ $('Gegevens van het webinar').first().json.opname }}<br><br>Het volgende webinar niet missen? Schrijf je in: {{ $('Gegevens van het webinar').first().json.inschrijven }}",
              "=Dear {{ $('Per afwezige').item.json.name }},<br><br>A pity that you could not make it. Watch it here: {{ $('Gegevens van het webinar').first().json.opname }}<br><br>Do not want to miss the next webinar? Sign up: {{ $('Gegevens van het webinar').first().json.inschrijven }}",
            ),
          ),
        ),
        pause('Even rust', 5, 'seconds'),
        code(
          'Tel op',
          `
const adressen = (items) => new Set(items.map(({ json }) => json.email)).size;
const aanwezig = $('Aanwezig').isExecuted ? adressen($('Aanwezig').all()) : 0;
const aangemeld = adressen($('Aangemeld').all());
const opkomst = aangemeld ? Math.min(100, Math.round((aanwezig / aangemeld) * 100)) : 0;
return [{ json: { aanwezig, aangemeld, opkomst } }];`,
        ),
        when('Opkomst laag?', [["={{ $('Tel op').item.json.opkomst }}", '<', `={{ ${LOW_TURNOUT} }}`]]),
        chat.post(
          'Vraag om actie',
          say(
            "=Maar {{ $('Tel op').item.json.opkomst }}% kwam opdagen. Overweeg een tweede datum of een herhaling op een ander tijdstip.",
            "=Only {{ $('Tel op').item.json.opkomst }}% turned up. Consider a second date or a repeat at another time.",
          ),
        ),
        chat.post(
          'Meld opkomst',
          say(
            "={{ $('Gegevens van het webinar').first().json.titel }}: {{ $json.aanwezig }} van de {{ $json.aangemeld }} aanmelders waren erbij ({{ $json.opkomst }}%). De mails gaan nu uit.",
            "={{ $('Gegevens van het webinar').first().json.titel }}: {{ $json.aanwezig }} of the {{ $json.aangemeld }} registered were there ({{ $json.opkomst }}%). The mails are on their way.",
          ),
        ),
      ],
      flow: [
        `Na het webinar > Gegevens van het webinar > ${came.path} > Nog niet bedankt > Bewaar deelnemer > Bedank deelnemer`,
        `Gegevens van het webinar > ${listed.path} > Wie was er niet? @1`,
        'Aanwezig > Wie was er niet?',
        'Wie was er niet? > Echt afwezig > Nog geen opname gestuurd > Per afwezige #1 > Stuur opname > Even rust > Per afwezige',
        'Wie was er niet? > Tel op > Meld opkomst > Opkomst laag? > Vraag om actie',
      ],
    };
  },
});

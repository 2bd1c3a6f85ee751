import { newsletterForms } from '../../apps/lead-forms.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mailingLists } from '../../apps/mailing-lists.js';
import { fullTables } from '../../apps/tables.js';
import { webAddress } from '../../apps/values.js';
import {
  both,
  combine,
  evenWhenEmpty,
  everyDay,
  formEnd,
  keep,
  node,
  only,
  openFormWithEnding,
  promise,
  recipe,
  say,
  set,
  starts,
  t,
  when,
} from '../../kit/index.js';

const CONFIRM = webAddress(
  ['adres van het bevestigingsformulier', 'address of the confirmation form'],
  [
    'Het Production-adres van het formulier "Bevestiging verzonden".',
    'The production address of the form "Confirmation submitted".',
  ],
  ['https://n8n.example.com/form/bevestig', 'https://n8n.example.com/form/confirm'],
);

const OPT_IN_DAYS = ownLimit(
  ['Dagen om te bevestigen', 'Days to confirm'],
  [
    'Na hoeveel dagen zonder klik iemand wordt gewist.',
    'After how many days without a click somebody is wiped.',
  ],
  7,
);

export const doubleOptIn = recipe({
  id: 'double-opt-in',
  category: 'marketing',
  tags: ['nieuwsbrief', 'dubbele opt-in', 'avg'],
  saves: {
    minutes: 3,
    nl: 'Iemand mailt nieuwe abonnees om bevestiging en ruimt onbevestigde adressen op.',
    en: 'Someone asks new subscribers to confirm and clears unconfirmed addresses.',
  },
  variants: combine(
    { form: newsletterForms, table: fullTables, mailer: mailers, list: mailingLists },
    { take: 9, apart: ['form', 'table', 'list'] },
  ),
  build: ({ form, table, mailer, list }) => {
    const { nodes, path, ref: lead } = starts(form, 'Iemand schrijft zich in', 'Inschrijver');
    return {
      name: both(
        `Dubbele opt-in voor ${list.app.label} met ${form.app.label} en ${table.app.label}`,
        `Double opt-in for ${list.app.label} with ${form.app.label} and ${table.app.label}`,
      ),
      description: both(
        `Inschrijvers uit ${form.app.label} krijgen via ${mailer.app.label} een bevestigingslink en komen pas na de klik op de ${list.app.label}-lijst. Wie na een week (of jouw termijn) niet klikte, wordt in ${table.app.label} gewist.`,
        `People who sign up via ${form.app.label} get a confirmation link by ${mailer.app.label} and join the ${list.app.label} list after the click. Whoever did not click within a week (or your term) is wiped in ${table.app.label}.`,
      ),
      benefit: both(
        'Alleen echte, bevestigde abonnees op je lijst.',
        'Only real, confirmed subscribers on your list.',
      ),
      uses: [
        [form, both('ontvangt de inschrijving', 'receives the sign-up')],
        [table, both('bewaart wie nog moet bevestigen', 'keeps who has yet to confirm')],
        [mailer, both('stuurt de bevestigingslink', 'sends the confirmation link')],
        [list, both('krijgt bevestigde abonnees', 'gets confirmed subscribers')],
      ],
      setup: [
        both(
          'Geef het tabblad Inschrijvingen de kolommen Sleutel, E-mail, Naam, Status en Datum.',
          'Give the tab Sign-ups the columns Key, Email, Name, Status and Date.',
        ),
      ],
      notes: [
        {
          over: ['Maak sleutel', 'Onthoud inschrijving'],
          text: say(
            '## Sleutel\nElke inschrijving krijgt een willekeurige sleutel; alleen die staat in de link, nooit het mailadres.',
            '## Key\nEach sign-up gets a random key; only that is in the link, never the email address.',
          ),
        },
        {
          over: ['Bevestiging verzonden', 'Zoek sleutel'],
          text: say(
            '## Link en knop\nMailfilters openen links vanzelf. Daarom leidt de link naar een formulier met de sleutel al ingevuld; pas wie verzendt, is ingeschreven.',
            '## Link and button\nMail filters open links by themselves. So the link leads to a form with the key filled in; only whoever submits it is signed up.',
          ),
        },
        {
          over: ['Elke nacht', 'Verlopen?'],
          text: say(
            '## Opruimen\nNa jouw termijn (standaard zeven dagen) zonder klik staat de inschrijving op verlopen en zijn naam en adres gewist.',
            '## Clearing up\nAfter your term (seven days by default) without a click the sign-up is set to expired and name and address are wiped.',
          ),
        },
      ],
      names: {
        'Iemand schrijft zich in': 'Someone signs up',
        Inschrijver: 'Subscriber',
        'Maak sleutel': 'Make key',
        'Onthoud inschrijving': 'Remember sign-up',
        'Stuur bevestigingslink': 'Send confirmation link',
        'Bevestiging verzonden': 'Confirmation submitted',
        'Zoek sleutel': 'Find key',
        Bevestiging: 'Confirmation',
        'Sleutel geldig?': 'Key valid?',
        'Zet op de lijst': 'Add to the list',
        'Zet op bevestigd': 'Set to confirmed',
        'Bedank op de pagina': 'Thank on the page',
        'Leg uit wat er mis is': 'Explain what is wrong',
        'Elke nacht': 'Every night',
        'Lees inschrijvingen': 'Read sign-ups',
        Regel: 'Row',
        'Verlopen?': 'Expired?',
        'Zet op verlopen': 'Set to expired',
      },
      promises: [promise('erasure', 'Zet op verlopen')],
      nodes: [
        ...nodes,
        node('Maak sleutel', 'crypto', 2, {
          action: 'generate',
          dataPropertyName: 'sleutel',
          encodingType: 'uuid',
        }),
        table.upsert('Onthoud inschrijving', say('Inschrijvingen', 'Sign-ups'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: "={{ $('Maak sleutel').item.json.sleutel }}",
          [say('E-mail', 'Email')]: only(lead.email),
          [say('Naam', 'Name')]: only(lead.name),
          Status: say('wacht', 'waiting'),
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        mailer.send(
          'Stuur bevestigingslink',
          only(lead.email),
          say('Bevestig je inschrijving', 'Confirm your sign-up'),
          say(
            t`Hallo,<br><br>Met dit adres is onze nieuwsbrief aangevraagd. Klik hier om dat te bevestigen: <a href="${CONFIRM}?sleutel={{ $('Maak sleutel').item.json.sleutel }}">ja, ik doe mee</a>.<br><br>Was jij het niet? Dan hoef je niets te doen en wissen we je adres vanzelf.`,
            t`Hello,<br><br>Our newsletter was asked for with this address. Click here to confirm that: <a href="${CONFIRM}?sleutel={{ $('Maak sleutel').item.json.sleutel }}">yes, count me in</a>.<br><br>Was it not you? Then there is nothing to do and we wipe your address by ourselves.`,
          ),
        ),
        openFormWithEnding(
          'Bevestiging verzonden',
          say('Bevestig je inschrijving', 'Confirm your sign-up'),
          say('Druk op verzenden: dan doe je mee.', 'Press submit: then you are in.'),
          [['sleutel', say('Sleutel uit de mail', 'Key in the mail')]],
        ),
        evenWhenEmpty(
          table.find(
            'Zoek sleutel',
            say('Inschrijvingen', 'Sign-ups'),
            say('Sleutel', 'Key'),
            "={{ $('Bevestiging verzonden').first().json.sleutel }}",
          ),
        ),
        set('Bevestiging', {
          sleutel: `={{ ${table.cell(say('Sleutel', 'Key'))} }}`,
          email: `={{ ${table.cell(say('E-mail', 'Email'))} }}`,
          naam: `={{ ${table.cell(say('Naam', 'Name'))} }}`,
          status: `={{ ${table.cell('Status')} }}`,
        }),
        when('Sleutel geldig?', [
          ['={{ $json.email }}', 'filled'],
          ['={{ $json.status }}', 'is', say('wacht', 'waiting')],
        ]),
        list.subscribe('Zet op de lijst', { email: '={{ $json.email }}', name: '={{ $json.naam }}' }),
        table.upsert('Zet op bevestigd', say('Inschrijvingen', 'Sign-ups'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: "={{ $('Bevestiging').item.json.sleutel }}",
          Status: say('bevestigd', 'confirmed'),
        }),
        formEnd(
          'Bedank op de pagina',
          say('Bedankt', 'Thank you'),
          say(
            'Je inschrijving is bevestigd. De eerste nieuwsbrief komt vanzelf.',
            'Your sign-up is confirmed. The first newsletter comes by itself.',
          ),
        ),
        formEnd(
          'Leg uit wat er mis is',
          say('Deze link werkt niet meer', 'This link no longer works'),
          say(
            'Hij is al gebruikt of verlopen. Schrijf je gerust opnieuw in.',
            'It has been used already or has expired. Feel free to sign up again.',
          ),
        ),
        everyDay('Elke nacht', 2),
        table.rows('Lees inschrijvingen', say('Inschrijvingen', 'Sign-ups')),
        set('Regel', {
          sleutel: `={{ ${table.cell(say('Sleutel', 'Key'))} }}`,
          status: `={{ ${table.cell('Status')} }}`,
          datum: `={{ String(${table.cell(say('Datum', 'Date'))} ?? '').slice(0, 10) }}`,
        }),
        keep('Verlopen?', [
          ['={{ $json.status }}', 'is', say('wacht', 'waiting')],
          ['={{ $json.datum }}', 'filled'],
          [`={{ $json.datum <= $now.minus({ days: ${OPT_IN_DAYS} }).toFormat('yyyy-MM-dd') }}`, 'yes'],
        ]),
        table.upsert('Zet op verlopen', say('Inschrijvingen', 'Sign-ups'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
          [say('E-mail', 'Email')]: say('gewist', 'wiped'),
          [say('Naam', 'Name')]: say('gewist', 'wiped'),
          Status: say('verlopen', 'expired'),
        }),
      ],
      flow: [
        `${path} > Maak sleutel > Onthoud inschrijving > Stuur bevestigingslink`,
        'Bevestiging verzonden > Zoek sleutel > Bevestiging > Sleutel geldig? > Zet op de lijst > Zet op bevestigd > Bedank op de pagina',
        'Sleutel geldig? #1 > Leg uit wat er mis is',
        'Elke nacht > Lees inschrijvingen > Regel > Verlopen? > Zet op verlopen',
      ],
    };
  },
});

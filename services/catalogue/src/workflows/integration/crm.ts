import { inApp, webAddress } from '../../apps/values.js';
import {
  appTrigger,
  choose,
  codeEach,
  evenWhenEmpty,
  http,
  needs,
  node,
  say,
  smtpMail,
  sql,
  webhook,
  when,
  workflow,
} from '../../dsl/index.js';

const TYPEFORM_FORM = inApp(
  'Typeform',
  ['formulier', 'form'],
  [
    'Het id van het formulier: in het adres ervan achter /to/.',
    'The id of the form: behind /to/ in its address.',
  ],
  'u6nXL7pQ',
);
const KVK_FIELD = inApp(
  'Pipedrive',
  ['veld voor het KVK-nummer', 'field for the trade register number'],
  [
    'De API-sleutel van het organisatieveld, bij de eigenschappen ervan.',
    'The API key of the organisation field, in its properties.',
  ],
  'd0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3',
);
const FORM_FIELD = inApp(
  'Pipedrive',
  ['veld voor de rechtsvorm', 'field for the legal form'],
  [
    'De API-sleutel van het organisatieveld, bij de eigenschappen ervan.',
    'The API key of the organisation field, in its properties.',
  ],
  'd0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c4',
);
const INDUSTRY_FIELD = inApp(
  'Pipedrive',
  ['veld voor de branche', 'field for the industry'],
  [
    'De API-sleutel van het organisatieveld, bij de eigenschappen ervan.',
    'The API key of the organisation field, in its properties.',
  ],
  'd0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c5',
);
const THANKS = webAddress(
  ['adres van je bedanktpagina', 'address of your thank-you page'],
  ['Waar de klant na het betalen komt.', 'Where the customer comes after paying.'],
  ['https://example.com/bedankt', 'https://example.com/thank-you'],
);

export const formulierNaarCrm = workflow(() => ({
  slug: 'formulier-naar-crm-zonder-dubbelen',
  name: 'Formulier naar CRM zonder dubbelen',
  description:
    'Zoekt elke Typeform-inzending eerst op mailadres op in Pipedrive. Bekende mensen worden bijgewerkt, nieuwe aangemaakt, en in beide gevallen komt de vraag als notitie op de kaart.',
  category: 'integration',
  tags: ['crm', 'formulier'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '4 min',
  short_benefit: 'Zoekt elke inzending eerst op in Pipedrive en werkt bij of maakt aan.',
  top: { rank: 12 },
  accounts: [needs('typeform', 'levert de inzendingen'), needs('pipedrive', 'bevat de contacten')],
  setup_steps: ['Geef de vragen in Typeform de titels E-mail, Naam, Telefoon en Vraag.'],
  en: {
    name: 'Form to CRM without duplicates',
    description:
      'Looks up each Typeform submission by mail address in Pipedrive first. Known people are updated, new ones created, and in both cases the question lands on the record as a note.',
    short_benefit: 'Looks each submission up in Pipedrive first, then updates or creates.',
    accounts: [needs('typeform', 'brings the submissions'), needs('pipedrive', 'holds the contacts')],
    setup_steps: ['Give the questions in Typeform the titles Email, Name, Phone and Question.'],
  },
  names: {
    Inzending: 'Submission',
    'Zoek persoon': 'Find person',
    'Al bekend?': 'Already known?',
    'Werk bij': 'Update',
    'Zet vraag erbij': 'Add the question',
    'Maak aan': 'Create',
  },
  nodes: [
    appTrigger('Inzending', 'typeformTrigger', 1.1, {
      authentication: 'accessToken',
      formId: TYPEFORM_FORM,
      simplifyAnswers: true,
      onlyAnswers: true,
    }),
    evenWhenEmpty(
      node('Zoek persoon', 'pipedrive', 2, {
        authentication: 'apiToken',
        resource: 'person',
        operation: 'search',
        term: `={{ $json['${say('E-mail', 'Email')}'] }}`,
        exactMatch: true,
        returnAll: false,
        limit: 1,
        additionalFields: { fields: ['email'] },
      }),
    ),
    when('Al bekend?', [['={{ $json.id }}', 'filled']]),
    node('Werk bij', 'pipedrive', 2, {
      authentication: 'apiToken',
      resource: 'person',
      operation: 'update',
      personId: '={{ $json.id }}',
      updateFields: {
        name: `={{ $('Inzending').item.json.${say('Naam', 'Name')} }}`,
        phones: {
          phoneProperties: [
            {
              value: `={{ $('Inzending').item.json.${say('Telefoon', 'Phone')} }}`,
              label: 'work',
              primary: true,
            },
          ],
        },
      },
      rawCustomFieldKeys: false,
    }),
    node('Maak aan', 'pipedrive', 2, {
      authentication: 'apiToken',
      resource: 'person',
      operation: 'create',
      name: `={{ $('Inzending').first().json.${say('Naam', 'Name')} }}`,
      additionalFields: {
        emails: {
          emailProperties: [
            {
              value: `={{ $('Inzending').first().json['${say('E-mail', 'Email')}'] }}`,
              label: 'work',
              primary: true,
            },
          ],
        },
        phones: {
          phoneProperties: [
            {
              value: `={{ $('Inzending').first().json.${say('Telefoon', 'Phone')} }}`,
              label: 'work',
              primary: true,
            },
          ],
        },
      },
      rawCustomFieldKeys: false,
    }),
    node('Zet vraag erbij', 'pipedrive', 2, {
      authentication: 'apiToken',
      resource: 'note',
      operation: 'create',
      content: `={{ $('Inzending').first().json.${say('Vraag', 'Question')} }}`,
      additionalFields: { person_id: '={{ $json.id }}' },
    }),
  ],
  flow: [
    'Inzending > Zoek persoon > Al bekend? > Werk bij > Zet vraag erbij',
    'Al bekend? #1 > Maak aan > Zet vraag erbij',
  ],
}));

export const kvkGegevens = workflow(() => ({
  slug: 'kvk-gegevens-in-je-crm',
  name: 'KVK-gegevens in je CRM',
  description:
    'Vult bij een nieuwe organisatie in Pipedrive het adres, de rechtsvorm en de branche aan uit het handelsregister. Hij neemt de hoofdvestiging waarvan de naam klopt; is er geen of meer dan één, dan komt er een notitie.',
  category: 'integration',
  tags: ['kvk', 'crm', 'nederland'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '9 min',
  short_benefit: 'Officiële bedrijfsgegevens zonder ze over te typen.',
  accounts: [needs('pipedrive', 'bevat de organisaties'), needs('kvk', 'levert de gegevens')],
  setup_steps: [
    'Maak in Pipedrive de organisatievelden KVK-nummer, Rechtsvorm en Branche.',
    'Gebruik tijdens het testen de testomgeving van de KVK.',
  ],
  en: {
    name: 'Trade register data in your CRM',
    description:
      'Completes a new Pipedrive organisation with address, legal form and industry from the Dutch trade register. It takes the main branch whose name matches; with none or several it leaves a note.',
    short_benefit: 'Official company data without retyping it.',
    accounts: [needs('pipedrive', 'holds the organisations'), needs('kvk', 'brings the data')],
    setup_steps: [
      'Make the organisation fields trade register number (KVK-nummer), legal form (rechtsvorm) and industry (branche) in Pipedrive.',
      'Use the test environment of the KVK (the Dutch trade register) while testing.',
    ],
  },
  names: {
    'Nieuwe organisatie': 'New organisation',
    'Lees naam': 'Read the name',
    'Zoek in handelsregister': 'Search in the trade register',
    'Kies de treffer': 'Choose the hit',
    'Gevonden?': 'Found?',
    'Haal profiel op': 'Fetch the profile',
    'Vul organisatie aan': 'Complete the organisation',
    'Noteer geen treffer': 'Note that nothing was found',
  },
  accepts: [
    {
      rule: 'one-bad-row',
      step: 'Kies de treffer',
      why: 'One organisation a run: a register that is out of reach must fail, not count as "not found".',
    },
  ],
  nodes: [
    appTrigger('Nieuwe organisatie', 'pipedriveTrigger', 1.1, {
      authentication: 'apiToken',
      action: 'create',
      entity: 'organization',
    }),
    codeEach(
      'Lees naam',
      `
const org = $json.data ?? $json.current ?? $json;
return { json: { id: org.id, naam: org.name } };`,
    ),
    http('Zoek in handelsregister', 'https://api.kvk.nl/api/v2/zoeken', {
      auth: 'header',
      query: { naam: '={{ $json.naam }}', type: 'hoofdvestiging', resultatenPerPagina: '100' },
      full: true,
    }),
    // A search on a name finds others too: only one hit with the same name counts.
    codeEach(
      'Kies de treffer',
      `
if (![200, 404].includes($json.statusCode)) throw new Error('KVK: ' + $json.statusCode);
const kaal = (naam) => String(naam ?? '').toLowerCase().replace(/\\b(b\\.?v|n\\.?v|v\\.?o\\.?f)\\b\\.?/g, '').replace(/[^\\p{L}\\p{N}]/gu, '');
const gezocht = kaal($('Lees naam').item.json.naam);
const treffers = ($json.body?.resultaten ?? []).filter((een) => gezocht !== '' && kaal(een.naam) === gezocht);
return { json: { kvkNummer: treffers.length === 1 ? treffers[0].kvkNummer : '' } };`,
    ),
    when('Gevonden?', [['={{ $json.kvkNummer }}', 'filled']]),
    http('Haal profiel op', '=https://api.kvk.nl/api/v1/basisprofielen/{{ $json.kvkNummer }}', {
      auth: 'header',
    }),
    http(
      'Vul organisatie aan',
      "=https://api.pipedrive.com/api/v2/organizations/{{ $('Lees naam').item.json.id }}",
      {
        method: 'PATCH',
        auth: 'pipedriveApi',
        json: `={{ { address: { value: ($json._embedded?.hoofdvestiging?.adressen ?? []).filter(a => a.type === 'bezoekadres').map(a => a.straatnaam + ' ' + a.huisnummer + ', ' + a.postcode + ' ' + a.plaats)[0] ?? '' }, custom_fields: { ['${KVK_FIELD}']: $json.kvkNummer, ['${FORM_FIELD}']: $json._embedded?.eigenaar?.rechtsvorm ?? '', ['${INDUSTRY_FIELD}']: ($json.sbiActiviteiten ?? []).filter(s => s.indHoofdactiviteit === 'Ja').map(s => s.sbiOmschrijving)[0] ?? '' } } }}`,
      },
    ),
    node('Noteer geen treffer', 'pipedrive', 2, {
      authentication: 'apiToken',
      resource: 'note',
      operation: 'create',
      content: say(
        'Geen of meer dan één treffer met deze naam in het handelsregister. Controleer de naam of vul het KVK-nummer zelf in.',
        'None or several by this name in the Dutch trade register. Check the name or fill in the KVK number yourself.',
      ),
      additionalFields: { org_id: "={{ $('Lees naam').item.json.id }}" },
    }),
  ],
  flow: [
    'Nieuwe organisatie > Lees naam > Zoek in handelsregister > Kies de treffer > Gevonden? > Haal profiel op > Vul organisatie aan',
    'Gevonden? #1 > Noteer geen treffer',
  ],
}));

export const mollie = workflow(() => ({
  slug: 'mollie-betaling-verwerken',
  name: 'Mollie-betaling verwerken',
  description:
    'Vangt een melding van Mollie op, vraagt de echte status na en zet die bij de bestelling in PostgreSQL. Betaald geeft een bevestiging per mail, mislukt een nieuwe betaallink; dezelfde melding telt nooit dubbel.',
  category: 'integration',
  tags: ['betalingen', 'mollie', 'ideal'],
  difficulty: 'intermediate',
  tier_required: 'launch_special',
  time_to_deploy: '11 min',
  short_benefit: 'Elke betaling klopt, ook als een melding twee keer komt.',
  accounts: [
    needs('mollie', 'meldt betalingen'),
    needs('postgres', 'bevat de bestellingen'),
    needs('smtp', 'mailt de klant'),
  ],
  setup_steps: [
    'Geef bij het maken van een betaling het adres van de webhook mee en zet order_id in metadata.',
    'Maak een tabel bestelling met id, email, status en betaling_id.',
  ],
  en: {
    name: 'Process a Mollie payment',
    description:
      'Catches a notice from Mollie, asks for the true status and writes it to the order in PostgreSQL. Paid gives a confirmation by mail, failed a new payment link; one notice never counts twice.',
    short_benefit: 'Every payment is right, even when a notice comes twice.',
    accounts: [
      needs('mollie', 'reports payments'),
      needs('postgres', 'holds the orders'),
      needs('smtp', 'mails the customer'),
    ],
    setup_steps: [
      'Pass the address of the webhook when you create a payment and put order_id in metadata.',
      'Create a table orders with id, email, status and payment_id.',
    ],
  },
  names: {
    'Melding van Mollie': 'Message from Mollie',
    'Vraag status na': 'Ask for the status',
    'Zet status': 'Set the status',
    'Wat is er gewijzigd?': 'What changed?',
    'Bevestig betaling': 'Confirm the payment',
    'Maak nieuwe betaling': 'Create a new payment',
    'Mail betaallink': 'Mail the payment link',
  },
  nodes: [
    webhook('Melding van Mollie', 'mollie', { open: true }),
    // The notice holds an id only: what it means is asked back with our own key.
    http('Vraag status na', '=https://api.mollie.com/v2/payments/{{ encodeURIComponent($json.body.id) }}', {
      auth: 'header',
    }),
    evenWhenEmpty(
      sql(
        'Zet status',
        `
update ${say('bestelling set status = $2, betaling_id = $1', 'orders set status = $2, payment_id = $1')}
where id = $3::int and (status is distinct from $2) and status <> 'paid' returning id, email, status`,
        '={{ [$json.id, $json.status, $json.metadata.order_id] }}',
      ),
    ),
    choose('Wat is er gewijzigd?', [
      [say('Betaald', 'Paid'), ['={{ $json.status }}', 'is', 'paid']],
      [say('Mislukt', 'Failed'), ['={{ ["failed", "expired", "canceled"].includes($json.status) }}', 'yes']],
    ]),
    smtpMail(
      'Bevestig betaling',
      '={{ $json.email }}',
      say('=Betaling ontvangen voor bestelling {{ $json.id }}', '=Payment received for order {{ $json.id }}'),
      say(
        '=Bedankt! We hebben je betaling ontvangen en gaan aan de slag.',
        '=Thank you! We received your payment and are getting started.',
      ),
    ),
    http('Maak nieuwe betaling', 'https://api.mollie.com/v2/payments', {
      method: 'POST',
      auth: 'header',
      json: `={{ { amount: $('Vraag status na').first().json.amount, description: $('Vraag status na').first().json.description, redirectUrl: '${THANKS}', webhookUrl: $('Vraag status na').first().json.webhookUrl, metadata: { order_id: $json.id } } }}`,
    }),
    smtpMail(
      'Mail betaallink',
      "={{ $('Wat is er gewijzigd?').item.json.email }}",
      say('Je betaling is niet gelukt', 'Your payment did not succeed'),
      say(
        '=Geen zorgen, je bestelling staat nog klaar. Betaal hier alsnog: {{ $json._links.checkout.href }}',
        '=No worries, your order is still waiting. Pay here after all: {{ $json._links.checkout.href }}',
      ),
    ),
  ],
  flow: [
    'Melding van Mollie > Vraag status na > Zet status > Wat is er gewijzigd? > Bevestig betaling',
    'Wat is er gewijzigd? #1 > Maak nieuwe betaling > Mail betaallink',
  ],
}));

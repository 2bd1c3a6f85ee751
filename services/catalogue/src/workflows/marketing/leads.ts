import { bookingPage, inApp } from '../../apps/values.js';
import {
  appTrigger,
  codeEach,
  goOnAfterError,
  needs,
  node,
  pauseUntil,
  pick,
  say,
  slack,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

const OWNER_LARGE = inApp(
  'HubSpot',
  ['eigenaar van grote klanten', 'owner of large customers'],
  ['Het id van de eigenaar in HubSpot.', 'The id of the owner in HubSpot.'],
  '12345678',
);
const OWNER_MEDIUM = inApp(
  'HubSpot',
  ['eigenaar van middelgrote klanten', 'owner of medium customers'],
  ['Het id van de eigenaar in HubSpot.', 'The id of the owner in HubSpot.'],
  '12345679',
);
const OWNER_SMALL = inApp(
  'HubSpot',
  ['eigenaar van kleine klanten', 'owner of small customers'],
  ['Het id van de eigenaar in HubSpot.', 'The id of the owner in HubSpot.'],
  '12345680',
);
const FACEBOOK_PAGE = inApp(
  'Facebook',
  ['pagina met formulier', 'page with a form'],
  [
    'Het nummer van je pagina; kies haar in de trigger uit de lijst.',
    'The number of your page; choose it from the list in the trigger.',
  ],
  '102938475610293',
);
const FACEBOOK_FORM = inApp(
  'Facebook',
  ['leadformulier', 'lead form'],
  [
    'Het nummer van het leadformulier; kies het in de trigger uit de lijst.',
    'The number of the lead form; choose it from the list in the trigger.',
  ],
  '564738291056473',
);
const TWILIO_NUMBER = inApp(
  'Twilio',
  ['nummer', 'number'],
  ['Je nummer bij Twilio, met landcode.', 'Your number at Twilio, with its country code.'],
  '+31612345678',
  '^\\+\\d+$',
);

export const leadsVerrijken = workflow(() => ({
  slug: 'leads-verrijken-en-toewijzen',
  name: 'Leads verrijken en toewijzen',
  description:
    'Zoekt bij elke nieuwe lead in HubSpot bedrijf, functie en omvang op bij Dropcontact, kiest de passende accountmanager, zet alles op de kaart en maakt een taak om binnen een dag te bellen.',
  category: 'marketing',
  tags: ['leads', 'crm'],
  difficulty: 'intermediate',
  tier_required: 'launch_special',
  time_to_deploy: '10 min',
  short_benefit: 'Zoekt bij elke nieuwe lead bedrijf en omvang op en wijst hem toe in HubSpot.',
  top: { rank: 3 },
  accounts: [
    needs('hubspottrigger', 'meldt een nieuwe lead'),
    needs('hubspot', 'leest en werkt de lead bij'),
    needs('dropcontact', 'zoekt bedrijfsgegevens op, volgens de AVG'),
    needs('slack', 'waarschuwt de accountmanager'),
  ],
  setup_steps: [
    'Maak in HubSpot de contacteigenschap bedrijfsomvang.',
    'Vermeld Dropcontact als verwerker in je privacyverklaring.',
  ],
  en: {
    name: 'Enrich and assign leads',
    description:
      'Looks up company, job and size of each new HubSpot lead at Dropcontact, picks the right account manager, writes it all on the record and adds a task to call within a day.',
    short_benefit: 'Finds company and size of each new lead and assigns it in HubSpot.',
    setup_steps: [
      'Create the contact property company_size in HubSpot.',
      'Name Dropcontact as a processor in your privacy statement.',
    ],
    accounts: [
      needs('hubspottrigger', 'reports a new lead'),
      needs('hubspot', 'reads and updates the lead'),
      needs('dropcontact', 'looks up company details, in line with the GDPR'),
      needs('slack', 'alerts the account manager'),
    ],
  },
  names: {
    'Nieuwe lead': 'New lead',
    'Haal lead op': 'Fetch lead',
    'Zakelijk adres?': 'Business address?',
    'Zoek bedrijf': 'Find company',
    'Kies accountmanager': 'Choose account manager',
    'Werk lead bij': 'Update lead',
    'Maak beltaak': 'Create call task',
    'Meld de lead': 'Announce lead',
    'Vraag om nazoeken': 'Ask to look into it',
  },
  nodes: [
    appTrigger('Nieuwe lead', 'hubspotTrigger', 1, {
      eventsUi: { eventValues: [{ name: 'contact.creation' }] },
      additionalFields: {},
    }),
    node('Haal lead op', 'hubspot', 2.2, {
      authentication: 'appToken',
      resource: 'contact',
      operation: 'get',
      contactId: pick('={{ $json.contactId }}'),
      additionalFields: {},
    }),
    when('Zakelijk adres?', [
      [
        '={{ /@(gmail|hotmail|outlook|live|ziggo|kpnmail|icloud)\\./i.test($json.properties.email?.value ?? "") }}',
        'no',
      ],
      ['={{ $json.properties.email?.value }}', 'filled'],
    ]),
    withErrorBranch(
      node('Zoek bedrijf', 'dropcontact', 1, {
        resource: 'contact',
        operation: 'enrich',
        email: '={{ $json.properties.email.value }}',
        simplify: false,
        additionalFields: {},
        options: { waitTime: 45, language: 'en' },
      }),
    ),
    codeEach(
      'Kies accountmanager',
      `
const EIGENAAR = { ${say('groot', 'large')}: '${OWNER_LARGE}', ${say('midden', 'medium')}: '${OWNER_MEDIUM}', ${say('klein', 'small')}: '${OWNER_SMALL}' };
const laatste = String($json.nb_employees ?? '').match(/\\d+/g)?.pop();
const aantal = Number(laatste ?? 0);
const omvang = aantal > 200 ? ${say("'groot'", "'large'")} : aantal > 10 ? ${say("'midden'", "'medium'")} : ${say("'klein'", "'small'")};
const email = $('Haal lead op').item.json.properties.email.value;
return { json: { email, bedrijf: $json.company ?? '', functie: $json.job ?? '', site: $json.website ?? '', omvang, eigenaar: EIGENAAR[omvang] } };`,
    ),
    node('Werk lead bij', 'hubspot', 2.2, {
      authentication: 'appToken',
      resource: 'contact',
      operation: 'upsert',
      email: '={{ $json.email }}',
      additionalFields: {
        companyName: '={{ $json.bedrijf }}',
        jobTitle: '={{ $json.functie }}',
        websiteUrl: '={{ $json.site }}',
        contactOwner: '={{ $json.eigenaar }}',
        customPropertiesUi: {
          customPropertiesValues: [
            { property: say('bedrijfsomvang', 'company_size'), value: '={{ $json.omvang }}' },
          ],
        },
      },
      options: {},
    }),
    node('Maak beltaak', 'hubspot', 2.2, {
      authentication: 'appToken',
      resource: 'engagement',
      operation: 'create',
      type: 'task',
      dueDate: '={{ $now.plus({ days: 1 }).toISO() }}',
      metadata: {
        subject: say(
          "=Bel {{ $('Kies accountmanager').item.json.bedrijf || $('Kies accountmanager').item.json.email }}",
          "=Call {{ $('Kies accountmanager').item.json.bedrijf || $('Kies accountmanager').item.json.email }}",
        ),
        body: say(
          "={{ $('Kies accountmanager').item.json.functie }}, omvang {{ $('Kies accountmanager').item.json.omvang }}",
          "={{ $('Kies accountmanager').item.json.functie }}, size {{ $('Kies accountmanager').item.json.omvang }}",
        ),
        forObjectType: 'CONTACT',
        status: 'NOT_STARTED',
      },
      additionalFields: {
        associations: {
          contactIds: "={{ $('Nieuwe lead').item.json.contactId }}",
          ownerId: "={{ Number($('Kies accountmanager').item.json.eigenaar) }}",
        },
      },
    }),
    slack(
      'Meld de lead',
      '#sales',
      say(
        "=Nieuwe lead: {{ $('Kies accountmanager').item.json.bedrijf }} ({{ $('Kies accountmanager').item.json.omvang }}), {{ $('Kies accountmanager').item.json.functie }}.",
        "=New lead: {{ $('Kies accountmanager').item.json.bedrijf }} ({{ $('Kies accountmanager').item.json.omvang }}), {{ $('Kies accountmanager').item.json.functie }}.",
      ),
    ),
    slack(
      'Vraag om nazoeken',
      '#sales',
      say(
        "=Van {{ $('Haal lead op').item.json.properties.email?.value }} is niets gevonden. Wie zoekt het na?",
        "=Nothing was found for {{ $('Haal lead op').item.json.properties.email?.value }}. Who looks into it?",
      ),
    ),
  ],
  flow: [
    'Nieuwe lead > Haal lead op > Zakelijk adres? > Zoek bedrijf > Kies accountmanager > Werk lead bij > Maak beltaak > Meld de lead',
    'Zakelijk adres? #1 > Vraag om nazoeken',
    'Zoek bedrijf #1 > Vraag om nazoeken',
  ],
}));

export const facebookLeads = workflow(() => ({
  slug: 'facebook-leads-direct-opvolgen',
  name: 'Facebook-leads direct opvolgen',
  description:
    'Zet elke lead uit een Facebook-advertentie meteen in ActiveCampaign en stuurt binnen een minuut een sms met een link om te plannen. Buiten kantooruren wacht de sms tot de volgende ochtend.',
  category: 'marketing',
  tags: ['leads', 'sms', 'advertenties'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '12 min',
  short_benefit: 'Een lead hoort binnen een minuut van je, maar nooit midden in de nacht.',
  accounts: [
    needs('facebookleads', 'meldt de lead'),
    needs('activecampaign', 'bewaart de lead'),
    needs('twilio', 'stuurt de sms'),
  ],
  setup_steps: [
    'Vraag in het formulier om e-mail, voornaam en telefoon.',
    'Zonder mobiel nummer gaat er geen sms en staat de lead alleen in ActiveCampaign.',
  ],
  en: {
    name: 'Follow up Facebook leads at once',
    description:
      'Puts every lead from a Facebook ad straight into ActiveCampaign and texts a booking link within a minute. Outside office hours the text waits until the next morning.',
    short_benefit: 'A lead hears from you within a minute, yet never in the middle of the night.',
    setup_steps: [
      'Have the form ask for email, first name and phone.',
      'Without a mobile number no text goes out and the lead is in ActiveCampaign only.',
    ],
    accounts: [
      needs('facebookleads', 'reports the lead'),
      needs('activecampaign', 'keeps the lead'),
      needs('twilio', 'sends the text message'),
    ],
  },
  names: {
    'Lead uit advertentie': 'Lead from ad',
    'Maak netjes': 'Tidy up',
    'Zet in ActiveCampaign': 'Add to ActiveCampaign',
    'Mobiel nummer?': 'Mobile number?',
    'Buiten kantooruren?': 'Outside office hours?',
    'Tot 9 uur': 'Until 9 o’clock',
    'Stuur sms': 'Send text message',
  },
  nodes: [
    appTrigger('Lead uit advertentie', 'facebookLeadAdsTrigger', 1, {
      event: 'newLead',
      page: pick(FACEBOOK_PAGE),
      form: pick(FACEBOOK_FORM),
      options: { simplifyOutput: true },
    }),
    codeEach(
      'Maak netjes',
      `
const bron = $json.data ?? $json;
const nummer = String(bron.phone_number ?? '').replace(/[^0-9+]/g, '').replace(/^00/, '+').replace(/^0/, '+31').replace(/^316/, '+316');
const mobiel = nummer.startsWith('+31') ? /^\\+316\\d{8}$/.test(nummer) : /^\\+\\d{8,15}$/.test(nummer);
const uur = $now.hour;
const wacht = uur < 9 || uur >= 20;
const morgen = (uur >= 20 ? $now.plus({ days: 1 }) : $now).set({ hour: 9, minute: 0, second: 0 });
return { json: {
  email: String(bron.email ?? '').trim().toLowerCase(), voornaam: bron.first_name ?? '',
  telefoon: mobiel ? nummer : '', wacht, morgen: morgen.toISO(),
} };`,
    ),
    goOnAfterError(
      node('Zet in ActiveCampaign', 'activeCampaign', 1, {
        resource: 'contact',
        operation: 'create',
        email: '={{ $json.email }}',
        updateIfExists: true,
        additionalFields: { firstName: '={{ $json.voornaam }}', phone: '={{ $json.telefoon }}' },
      }),
    ),
    when('Mobiel nummer?', [["={{ $('Maak netjes').item.json.telefoon }}", 'filled']]),
    when('Buiten kantooruren?', [["={{ $('Maak netjes').item.json.wacht }}", 'yes']]),
    pauseUntil('Tot 9 uur', "={{ $('Maak netjes').item.json.morgen }}"),
    node('Stuur sms', 'twilio', 1, {
      resource: 'sms',
      operation: 'send',
      from: TWILIO_NUMBER,
      to: "={{ $('Maak netjes').item.json.telefoon }}",
      toWhatsapp: false,
      message: say(
        `=Hoi {{ $('Maak netjes').item.json.voornaam }}, bedankt voor je aanvraag. Plan hier een moment dat jou past: ${bookingPage}`,
        `=Hi {{ $('Maak netjes').item.json.voornaam }}, thank you for your request. Book a time that suits you here: ${bookingPage}`,
      ),
      options: {},
    }),
  ],
  flow: [
    'Lead uit advertentie > Maak netjes > Zet in ActiveCampaign > Mobiel nummer? > Buiten kantooruren? > Tot 9 uur > Stuur sms',
    'Buiten kantooruren? #1 > Stuur sms',
  ],
}));

import { shorteners } from '../../apps/analytics.js';
import { approvalChats, chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  answeredWithin,
  ask,
  both,
  codeEach,
  combine,
  form,
  formEnd,
  formWithEnding,
  gather,
  parser,
  promise,
  recipe,
  say,
  set,
  splitOut,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const BUDGET_UP_TO = ownLimit(
  ['Budget zonder vraag', 'Budget without a question'],
  [
    'Tot welk bedrag in euro er geen extra vraag komt.',
    'Up to what amount in euros there is no extra question.',
  ],
  5000,
);

const EURO = "€ {{ Number($('Campagneformulier').item.json.budget).toLocaleString('nl-NL') }}";
const EUROS = "€{{ Number($('Campagneformulier').item.json.budget).toLocaleString('en-GB') }}";

export const campaignBrief = recipe({
  id: 'campaign-brief-to-plan',
  category: 'marketing',
  tags: ['campagne', 'planning', 'ai'],
  saves: {
    minutes: 60,
    nl: 'Een marketeer werkt elke aanvraag zelf uit tot een plan met taken en data.',
    en: 'A marketer turns every request into a plan with tasks and dates.',
  },
  variants: combine(
    { model: models, chat: approvalChats, task: taskApps, mailer: mailers, table: tables },
    { take: 11, apart: ['task', 'chat'] },
  ),
  build: ({ model, chat, task, mailer, table }) => ({
    name: both(
      `Campagneverzoek uitwerken tot plan: taken in ${task.app.label}, akkoord via ${chat.app.label}`,
      `Turn a campaign request into a plan: ${task.app.label} tasks, ${chat.app.label} approval`,
    ),
    description: both(
      `Maakt van een ingevuld campagneformulier met ${model.app.label} een plan. Na akkoord in ${chat.app.label} staan de taken met datum in ${task.app.label}, het budget in ${table.app.label} en krijgt de aanvrager mail via ${mailer.app.label}.`,
      `Turns a campaign form into a plan with ${model.app.label}. Once approved in ${chat.app.label}, dated tasks appear in ${task.app.label}, the budget in ${table.app.label} and the requester hears by ${mailer.app.label}.`,
    ),
    benefit: both(
      'Van idee naar uitgewerkte planning in een kwartier.',
      'From idea to worked-out planning in a quarter of an hour.',
    ),
    uses: [
      [model, both('schrijft het plan', 'writes the plan')],
      [chat, both('vraagt de leidinggevende om akkoord', 'asks the manager for approval')],
      [task, both('krijgt de taken', 'gets the tasks')],
      [table, both('houdt het budget bij', 'keeps the budget')],
      [mailer, both('bericht de aanvrager', 'informs the requester')],
    ],
    setup: [],
    notes: [
      {
        over: ['Schrijf plan', 'Leesbaar plan'],
        text: say(
          '## Plan\nHet taalmodel verdeelt het werk over hoogstens acht taken, teruggerekend vanaf de startdatum.',
          '## Plan\nThe language model divides the work over at most eight tasks, counted back from the start date.',
        ),
      },
      {
        over: ['Vraag akkoord', 'Akkoord?'],
        text: say(
          '## Akkoord\nDe uitvoering wacht hoogstens een week op Akkoord of Afwijzen. Bij een afwijzing krijgt de aanvrager een mail; beslist niemand, dan staat dat in de chat.',
          '## Approval\nThe run waits a week at most for a yes or no. The requester hears of a rejected plan by mail; where nobody decides the chat says so.',
        ),
      },
    ],
    names: {
      'Nee gezegd?': 'Was it a no?',
      'Meld onbeantwoord': 'Report as unanswered',
      Campagneformulier: 'Campaign form',
      'Budget te hoog?': 'Budget too high?',
      'Vraag onderbouwing': 'Ask for reasons',
      'Meld hoog budget': 'Report high budget',
      'Schrijf plan': 'Write plan',
      Taalmodel: 'Language model',
      'Vorm van het plan': 'Shape of the plan',
      'Meld geen plan': 'Report no plan',
      'Leesbaar plan': 'Readable plan',
      'Vraag akkoord': 'Ask for approval',
      'Akkoord?': 'Approved?',
      Taken: 'Tasks',
      'Eén per taak': 'One per task',
      'Zet taak klaar': 'Create task',
      'Alle taken klaar': 'All tasks ready',
      'Bericht aanvrager': 'Inform requester',
      'Boek budget': 'Book budget',
      'Mail afwijzing': 'Mail rejection',
    },
    promises: [promise('answer', 'Meld hoog budget')],
    nodes: [
      form(
        'Campagneformulier',
        say('Vraag een campagne aan', 'Ask for a campaign'),
        say(
          'Vertel wat je wilt bereiken, dan maken wij een plan.',
          'Tell us what you want to achieve and we make a plan.',
        ),
        [
          ['name', say('Je naam', 'Your name')],
          ['email', say('Je e-mailadres', 'Your email address'), 'email'],
          ['goal', say('Wat wil je bereiken?', 'What do you want to achieve?'), 'textarea'],
          ['audience', say('Voor wie is het?', 'Who is it for?')],
          ['budget', say('Budget in euro', 'Budget in euros'), 'number'],
          ['start', say('Startdatum', 'Start date'), 'date'],
        ],
      ),
      when('Budget te hoog?', [['={{ $json.budget }}', '>', `={{ ${BUDGET_UP_TO} }}`]]),
      mailer.send(
        'Vraag onderbouwing',
        '={{ $json.email }}',
        say('Je campagneverzoek vraagt extra uitleg', 'Your campaign request needs some explanation'),
        say(
          `=Beste {{ $json.name }},<br><br>Voor een budget van ${EURO} willen we eerst even overleggen. Je hoort snel van ons.`,
          `=Dear {{ $json.name }},<br><br>For a budget of ${EUROS} we would like to talk first. You will hear from us soon.`,
        ),
      ),
      chat.post(
        'Meld hoog budget',
        say(
          `=Campagneverzoek boven de grens: {{ $('Campagneformulier').item.json.name }} ({{ $('Campagneformulier').item.json.email }}) vraagt ${EURO} voor: {{ $('Campagneformulier').item.json.goal }}. Bel vandaag even.`,
          `=Campaign request above the limit: {{ $('Campagneformulier').item.json.name }} ({{ $('Campagneformulier').item.json.email }}) asks ${EUROS} for: {{ $('Campagneformulier').item.json.goal }}. Please call today.`,
        ),
      ),
      withErrorBranch(
        ask(
          'Schrijf plan',
          say(
            'Je bent campagneleider in een klein bedrijf. Maak in het Nederlands een plan: een samenvatting van drie zinnen en hoogstens acht taken met titel, uitleg en datum (JJJJ-MM-DD) vóór de startdatum. Blijf binnen het budget.',
            'You lead campaigns in a small company. Make a plan in English: a summary of three sentences and at most eight tasks with title, explanation and date (YYYY-MM-DD) before the start date. Stay within the budget.',
          ),
          say(
            "=Doel: {{ $('Campagneformulier').item.json.goal }}\nDoelgroep: {{ $('Campagneformulier').item.json.audience }}\nBudget: {{ $('Campagneformulier').item.json.budget }} euro\nStart: {{ $('Campagneformulier').item.json.start }}\nVandaag: {{ $now.toFormat('yyyy-MM-dd') }}",
            "=Goal: {{ $('Campagneformulier').item.json.goal }}\nAudience: {{ $('Campagneformulier').item.json.audience }}\nBudget: {{ $('Campagneformulier').item.json.budget }} euros\nStart: {{ $('Campagneformulier').item.json.start }}\nToday: {{ $now.toFormat('yyyy-MM-dd') }}",
          ),
          true,
        ),
      ),
      model.attach('Taalmodel', 'Schrijf plan'),
      chat.post(
        'Meld geen plan',
        say(
          "=Een plan maken lukte niet voor {{ $('Campagneformulier').item.json.name }} ({{ $('Campagneformulier').item.json.email }}): {{ $('Campagneformulier').item.json.goal }}",
          "=No plan could be made for {{ $('Campagneformulier').item.json.name }} ({{ $('Campagneformulier').item.json.email }}): {{ $('Campagneformulier').item.json.goal }}",
        ),
      ),
      parser('Vorm van het plan', 'Schrijf plan', {
        samenvatting: say('We bereiken ...', 'We reach ...'),
        taken: [
          {
            titel: say('Landingspagina maken', 'Make a landing page'),
            uitleg: say('Met aanmeldformulier', 'With a sign-up form'),
            datum: '2027-01-05',
          },
        ],
      }),
      codeEach(
        'Leesbaar plan',
        `
const vandaag = $now.toFormat('yyyy-MM-dd');
const start = String($('Campagneformulier').item.json.start ?? '').slice(0, 10);
// ${say('Een datum van het taalmodel kan ontbreken, voorbij zijn of na de start liggen.', 'A date of the language model may be missing, in the past or after the start.')}
const binnen = (tekst) => {
  const dag = DateTime.fromISO(String(tekst ?? '').slice(0, 10));
  const datum = dag.isValid ? dag.toFormat('yyyy-MM-dd') : vandaag;
  if (datum < vandaag) return vandaag;
  return start >= vandaag && datum > start ? start : datum;
};
const { samenvatting } = $json.output;
const taken = ($json.output.taken ?? []).slice(0, 8).map((taak) => ({ ...taak, datum: binnen(taak.datum) }));
const lijst = taken.map((taak) => '- ' + taak.datum + ' ' + taak.titel).join('\\n');
return { json: { samenvatting, taken, lijst } };`,
      ),
      answeredWithin(
        chat.approve(
          'Vraag akkoord',
          say(
            `=Campagne van {{ $('Campagneformulier').item.json.name }} (${EURO})\n{{ $json.samenvatting }}\n\n{{ $json.lijst }}\n\nAkkoord? Zonder antwoord binnen een week gebeurt er niets.`,
            `=Campaign of {{ $('Campagneformulier').item.json.name }} (${EUROS})\n{{ $json.samenvatting }}\n\n{{ $json.lijst }}\n\nDo you approve? Without an answer within a week nothing happens.`,
          ),
        ),
        7,
        'days',
      ),
      when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
      set('Taken', { taken: ['array', "={{ $('Leesbaar plan').item.json.taken }}"] }),
      splitOut('Eén per taak', 'taken'),
      task.create('Zet taak klaar', {
        title: '={{ $json.titel }}',
        description: '={{ $json.uitleg }}',
        due: '={{ $json.datum }}',
      }),
      gather('Alle taken klaar', 'taken'),
      mailer.send(
        'Bericht aanvrager',
        "={{ $('Campagneformulier').first().json.email }}",
        say('Je campagne gaat door', 'Your campaign goes ahead'),
        say(
          "=Beste {{ $('Campagneformulier').first().json.name }},<br><br>{{ $('Leesbaar plan').first().json.samenvatting }}<br><br>De taken staan klaar.",
          "=Dear {{ $('Campagneformulier').first().json.name }},<br><br>{{ $('Leesbaar plan').first().json.samenvatting }}<br><br>The tasks are ready.",
        ),
      ),
      table.append('Boek budget', say('Campagnebudget', 'Campaign budget'), {
        [say('Campagne', 'Campaign')]: "={{ $('Campagneformulier').item.json.goal }}",
        [say('Aanvrager', 'Requester')]: "={{ $('Campagneformulier').item.json.name }}",
        Budget: "={{ $('Campagneformulier').item.json.budget }}",
        Start: "={{ $('Campagneformulier').item.json.start }}",
      }),
      mailer.send(
        'Mail afwijzing',
        "={{ $('Campagneformulier').item.json.email }}",
        say('Je campagne gaat nu niet door', 'Your campaign does not go ahead for now'),
        say(
          "=Beste {{ $('Campagneformulier').item.json.name }},<br><br>We kiezen er nu niet voor. Loop gerust even langs, dan kijken we wat wel kan.",
          "=Dear {{ $('Campagneformulier').item.json.name }},<br><br>We do not choose it for now. Drop by and we will look at what is possible.",
        ),
      ),
      chat.post(
        'Meld onbeantwoord',
        say(
          "=Niemand besliste binnen een week over de campagne van {{ $('Campagneformulier').item.json.name }} ({{ $('Campagneformulier').item.json.email }}). De aanvrager kreeg nog geen antwoord.",
          "=Nobody decided within a week on the campaign of {{ $('Campagneformulier').item.json.name }} ({{ $('Campagneformulier').item.json.email }}). The requester has had no answer yet.",
        ),
      ),
      when('Nee gezegd?', [['={{ $json.data?.approved === false }}', 'yes']]),
    ],
    flow: [
      'Campagneformulier > Budget te hoog? > Vraag onderbouwing > Meld hoog budget',
      'Budget te hoog? #1 > Schrijf plan > Leesbaar plan > Vraag akkoord > Akkoord? > Taken > Eén per taak > Zet taak klaar > Alle taken klaar > Bericht aanvrager',
      'Schrijf plan #1 > Meld geen plan',
      'Akkoord? > Boek budget',
      'Akkoord? #1 > Nee gezegd? > Mail afwijzing',
      'Nee gezegd? #1 > Meld onbeantwoord',
    ],
  }),
});

export const utmLinks = recipe({
  id: 'campaign-link-maker',
  category: 'marketing',
  tags: ['utm', 'korte link', 'campagne'],
  saves: {
    minutes: 6,
    nl: 'Iemand plakt campagnelinks met de hand en schrijft ze over in een lijst.',
    en: 'Someone builds campaign links by hand and copies them to a list.',
  },
  variants: combine(
    { short: shorteners, table: tables, chat: chats },
    { take: 9, apart: ['short', 'table'] },
  ),
  build: ({ short, table, chat }) => ({
    name: both(
      `Campagnelinks met UTM maken via ${short.app.label} en bewaren in ${table.app.label}`,
      `Make UTM campaign links with ${short.app.label} and keep them in ${table.app.label}`,
    ),
    description: both(
      `Een collega vult pagina en campagne in op een formulier en ziet meteen de korte link van ${short.app.label}. Alle links staan netjes gespeld in ${table.app.label}; een fout gaat naar ${chat.app.label}.`,
      `A colleague enters page and campaign in a form and sees the ${short.app.label} link at once. All links are kept, spelled alike, in ${table.app.label}; errors go to ${chat.app.label}.`,
    ),
    benefit: both(
      'Nooit meer losse UTM-codes met drie schrijfwijzen.',
      'No more UTM codes in three spellings.',
    ),
    uses: [
      [short, both('maakt de link kort', 'shortens the link')],
      [table, both('is de lijst met links', 'is the list of links')],
      [chat, both('meldt mislukte links', 'reports failed links')],
    ],
    setup: [
      both(
        'Pas de bronnen in het formulier aan op je eigen kanalen.',
        'Adapt the sources in the form to your own channels.',
      ),
    ],
    names: {
      Linkformulier: 'Link form',
      'Bouw link': 'Build link',
      'Maak kort': 'Shorten',
      'Bewaar link': 'Keep link',
      'Bewaar lange link': 'Keep long link',
      'Toon korte link': 'Show short link',
      'Toon lange link': 'Show long link',
      'Meld fout': 'Report error',
    },
    nodes: [
      formWithEnding(
        'Linkformulier',
        say('Maak een campagnelink', 'Make a campaign link'),
        say('Vul de pagina en de campagne in.', 'Enter the page and the campaign.'),
        [
          ['page', say('Adres van de pagina', 'Address of the page')],
          [
            'source',
            say('Bron', 'Source'),
            'dropdown',
            [say('nieuwsbrief', 'newsletter'), 'linkedin', 'facebook', 'instagram', 'google', 'flyer'],
          ],
          ['campaign', say('Naam van de campagne', 'Name of the campaign')],
        ],
      ),
      codeEach(
        'Bouw link',
        `
const net = (tekst) => String(tekst).normalize('NFKD').replace(/\\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
const soorten = { ${say("nieuwsbrief: 'email'", "newsletter: 'email'")}, google: 'cpc', flyer: 'print' };
const { page, source, campaign } = $json;
const [adres, anker] = String(page).trim().split('#');
const basis = /^https?:\\/\\//i.test(adres) ? adres : 'https://' + adres;
const vragen = 'utm_source=' + net(source) + '&utm_medium=' + (soorten[source] ?? 'social') + '&utm_campaign=' + net(campaign);
return { json: { lang: basis + (basis.includes('?') ? '&' : '?') + vragen + (anker ? '#' + anker : ''), bron: net(source), campagne: net(campaign) } };`,
      ),
      withErrorBranch(short.shorten('Maak kort', '={{ $json.lang }}')),
      table.append('Bewaar link', say('Campagnelinks', 'Campaign links'), {
        [say('Campagne', 'Campaign')]: "={{ $('Bouw link').item.json.campagne }}",
        [say('Bron', 'Source')]: "={{ $('Bouw link').item.json.bron }}",
        [say('Lang', 'Long')]: "={{ $('Bouw link').item.json.lang }}",
        [say('Kort', 'Short')]: `={{ ${short.short} }}`,
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      table.append('Bewaar lange link', say('Campagnelinks', 'Campaign links'), {
        [say('Campagne', 'Campaign')]: "={{ $('Bouw link').item.json.campagne }}",
        [say('Bron', 'Source')]: "={{ $('Bouw link').item.json.bron }}",
        [say('Lang', 'Long')]: "={{ $('Bouw link').item.json.lang }}",
        [say('Kort', 'Short')]: '',
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      formEnd(
        'Toon korte link',
        say('Je link is klaar', 'Your link is ready'),
        `={{ $('Maak kort').item.${short.short.replace('$json', 'json')} }}`,
      ),
      formEnd(
        'Toon lange link',
        say('Inkorten lukte niet', 'Shortening failed'),
        say(
          "=Gebruik de lange link: {{ $('Bouw link').item.json.lang }}",
          "=Use the long link: {{ $('Bouw link').item.json.lang }}",
        ),
      ),
      chat.post(
        'Meld fout',
        say(
          "=Inkorten lukte niet voor {{ $('Bouw link').item.json.lang }}",
          "=Shortening failed for {{ $('Bouw link').item.json.lang }}",
        ),
      ),
    ],
    flow: [
      'Linkformulier > Bouw link > Maak kort > Bewaar link > Toon korte link',
      'Maak kort #1 > Bewaar lange link > Toon lange link',
      'Maak kort #1 > Meld fout',
    ],
  }),
});

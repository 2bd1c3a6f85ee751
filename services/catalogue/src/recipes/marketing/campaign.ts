import { shorteners } from '../../apps/analytics.js';
import { approvalChats, chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  ask,
  both,
  codeEach,
  combine,
  form,
  formEnd,
  formWithEnding,
  gather,
  parser,
  recipe,
  set,
  splitOut,
  when,
  withErrorBranch,
} from '../../kit/index.js';

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
    setup: [
      both(
        'Deel het adres van het formulier met collega’s.',
        'Share the address of the form with colleagues.',
      ),
      both(
        'Zet in "Budget te hoog?" het bedrag dat zonder extra vraag mag.',
        'Put the amount allowed without further questions in "Budget te hoog?".',
      ),
    ],
    notes: [
      {
        over: ['Schrijf plan', 'Leesbaar plan'],
        text: '## Plan\nHet taalmodel verdeelt het werk over hoogstens acht taken, teruggerekend vanaf de startdatum.',
      },
      {
        over: ['Vraag akkoord', 'Akkoord?'],
        text: '## Akkoord\nHet gesprek wacht tot iemand op Akkoord of Afwijzen drukt. Afgewezen plannen gaan met uitleg terug.',
      },
    ],
    nodes: [
      form(
        'Campagneformulier',
        'Vraag een campagne aan',
        'Vertel wat je wilt bereiken, dan maken wij een plan.',
        [
          ['name', 'Je naam'],
          ['email', 'Je e-mailadres', 'email'],
          ['goal', 'Wat wil je bereiken?', 'textarea'],
          ['audience', 'Voor wie is het?'],
          ['budget', 'Budget in euro', 'number'],
          ['start', 'Startdatum', 'date'],
        ],
      ),
      when('Budget te hoog?', [['={{ $json.budget }}', '>', 5000]]),
      mailer.send(
        'Vraag onderbouwing',
        '={{ $json.email }}',
        'Je campagneverzoek vraagt extra uitleg',
        '=Beste {{ $json.name }},<br><br>Voor een budget van {{ $json.budget }} euro willen we eerst even overleggen. Je hoort vandaag van ons.',
      ),
      chat.post(
        'Meld hoog budget',
        "=Campagneverzoek boven de grens: {{ $('Campagneformulier').item.json.name }} ({{ $('Campagneformulier').item.json.email }}) vraagt {{ $('Campagneformulier').item.json.budget }} euro voor: {{ $('Campagneformulier').item.json.goal }}. Bel vandaag even.",
      ),
      ask(
        'Schrijf plan',
        'Je bent campagneleider in een klein bedrijf. Maak in het Nederlands een plan: een samenvatting van drie zinnen en hoogstens acht taken met titel, uitleg en datum (JJJJ-MM-DD) vóór de startdatum. Blijf binnen het budget.',
        "=Doel: {{ $('Campagneformulier').item.json.goal }}\nDoelgroep: {{ $('Campagneformulier').item.json.audience }}\nBudget: {{ $('Campagneformulier').item.json.budget }} euro\nStart: {{ $('Campagneformulier').item.json.start }}\nVandaag: {{ $now.toFormat('yyyy-MM-dd') }}",
        true,
      ),
      model.attach('Taalmodel', 'Schrijf plan'),
      parser('Vorm van het plan', 'Schrijf plan', {
        samenvatting: 'We bereiken ...',
        taken: [{ titel: 'Landingspagina maken', uitleg: 'Met aanmeldformulier', datum: '2027-01-05' }],
      }),
      codeEach(
        'Leesbaar plan',
        `
const { samenvatting, taken } = $json.output;
const lijst = taken.map((taak) => '- ' + taak.datum + ' ' + taak.titel).join('\\n');
return { json: { samenvatting, taken, lijst } };`,
      ),
      chat.approve(
        'Vraag akkoord',
        "=Campagne van {{ $('Campagneformulier').item.json.name }} ({{ $('Campagneformulier').item.json.budget }} euro)\n{{ $json.samenvatting }}\n\n{{ $json.lijst }}\n\nAkkoord?",
      ),
      when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]),
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
        'Je campagne gaat door',
        "=Beste {{ $('Campagneformulier').first().json.name }},<br><br>{{ $('Leesbaar plan').first().json.samenvatting }}<br><br>De taken staan klaar.",
      ),
      table.append('Boek budget', 'Campagnebudget', {
        Campagne: "={{ $('Campagneformulier').item.json.goal }}",
        Aanvrager: "={{ $('Campagneformulier').item.json.name }}",
        Budget: "={{ $('Campagneformulier').item.json.budget }}",
        Start: "={{ $('Campagneformulier').item.json.start }}",
      }),
      mailer.send(
        'Leg afwijzing uit',
        "={{ $('Campagneformulier').item.json.email }}",
        'Je campagne gaat nu niet door',
        "=Beste {{ $('Campagneformulier').item.json.name }},<br><br>We kiezen er nu niet voor. Loop gerust even langs, dan kijken we wat wel kan.",
      ),
    ],
    flow: [
      'Campagneformulier > Budget te hoog? > Vraag onderbouwing > Meld hoog budget',
      'Budget te hoog? #1 > Schrijf plan > Leesbaar plan > Vraag akkoord > Akkoord? > Taken > Eén per taak > Zet taak klaar > Alle taken klaar > Bericht aanvrager',
      'Akkoord? > Boek budget',
      'Akkoord? #1 > Leg afwijzing uit',
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
    nodes: [
      formWithEnding('Linkformulier', 'Maak een campagnelink', 'Vul de pagina en de campagne in.', [
        ['page', 'Adres van de pagina'],
        [
          'source',
          'Bron',
          'dropdown',
          ['nieuwsbrief', 'linkedin', 'facebook', 'instagram', 'google', 'flyer'],
        ],
        ['campaign', 'Naam van de campagne'],
      ]),
      codeEach(
        'Bouw link',
        `
const net = (tekst) => String(tekst).normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
const soorten = { nieuwsbrief: 'email', google: 'cpc', flyer: 'print' };
const { page, source, campaign } = $json;
const vragen = 'utm_source=' + net(source) + '&utm_medium=' + (soorten[source] ?? 'social') + '&utm_campaign=' + net(campaign);
return { json: { lang: page + (page.includes('?') ? '&' : '?') + vragen, bron: net(source), campagne: net(campaign) } };`,
      ),
      withErrorBranch(short.shorten('Maak kort', '={{ $json.lang }}')),
      table.append('Bewaar link', 'Campagnelinks', {
        Campagne: "={{ $('Bouw link').item.json.campagne }}",
        Bron: "={{ $('Bouw link').item.json.bron }}",
        Lang: "={{ $('Bouw link').item.json.lang }}",
        Kort: `={{ ${short.short} }}`,
        Datum: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      formEnd(
        'Toon korte link',
        'Je link is klaar',
        `={{ $('Maak kort').item.${short.short.replace('$json', 'json')} }}`,
      ),
      formEnd(
        'Toon lange link',
        'Inkorten lukte niet',
        "=Gebruik de lange link: {{ $('Bouw link').item.json.lang }}",
      ),
      chat.post('Meld fout', "=Inkorten lukte niet voor {{ $('Bouw link').item.json.lang }}"),
    ],
    flow: [
      'Linkformulier > Bouw link > Maak kort > Bewaar link > Toon korte link',
      'Maak kort #1 > Toon lange link',
      'Maak kort #1 > Meld fout',
    ],
  }),
});

import { mailOf, teamsChannel } from '../../apps/values.js';
import {
  answeredWithin,
  calendarCreate,
  code,
  form,
  needs,
  node,
  onlyOnce,
  outlookMail,
  promise,
  say,
  sheetRead,
  sheetUpsert,
  slackApproval,
  smtpMail,
  when,
  workflow,
} from '../../dsl/index.js';

export const verlof = workflow(() => ({
  slug: 'verlof-aanvragen-en-goedkeuren',
  name: 'Verlof aanvragen en goedkeuren',
  description:
    'Een collega vraagt verlof aan via een formulier. Werkdagen en saldo worden nagerekend in Google Sheets, de leidinggevende beslist in Slack en bij akkoord staat het in de teamagenda en gaat het saldo omlaag.',
  category: 'hr',
  tags: ['verlof', 'goedkeuring', 'agenda'],
  difficulty: 'intermediate',
  tier_required: 'launch_special',
  time_to_deploy: '11 min',
  short_benefit: 'Van aanvraag tot agenda zonder heen en weer te mailen.',
  accounts: [
    needs('sheets', 'bevat de saldo’s'),
    needs('slack', 'vraagt het besluit'),
    needs('calendar', 'toont wie er vrij is'),
    needs('smtp', 'mailt de uitkomst'),
  ],
  setup_steps: [
    'Maak een blad Saldo met E-mail en Dagen.',
    'Zet in "Reken werkdagen" de eigen vrije dagen van je bedrijf bij EIGEN; de feestdagen rekent hij zelf uit.',
  ],
  en: {
    name: 'Request and approve leave',
    description:
      'A colleague requests leave through a form. Working days and balance are checked in Google Sheets, the manager decides in Slack and on approval it is in the team calendar and off the balance.',
    short_benefit: 'From request to calendar without mailing back and forth.',
    accounts: [
      needs('sheets', 'holds the balances'),
      needs('slack', 'asks for the decision'),
      needs('calendar', 'shows who is off'),
      needs('smtp', 'emails the outcome'),
    ],
    setup_steps: [
      'Create a sheet Balance with Email and Days.',
      'Put your own company days off under EIGEN in "Reken werkdagen"; it works out the Dutch public holidays itself.',
    ],
  },
  names: {
    Verlofaanvraag: 'Leave request',
    'Lees saldo': 'Read balance',
    'Reken werkdagen': 'Work out working days',
    'Genoeg saldo?': 'Enough balance?',
    'Mag het?': 'Allowed?',
    'Goedgekeurd?': 'Approved?',
    'Zet in teamagenda': 'Put in the team calendar',
    'Lees saldo opnieuw': 'Read balance again',
    'Nieuw saldo': 'New balance',
    'Verlaag saldo': 'Lower the balance',
    'Mail akkoord': 'Email approval',
    'Mail afwijzing': 'Email rejection',
    'Mail te weinig saldo': 'Email too little balance',
  },
  promises: [promise('answer', 'Mail akkoord', 'Mail afwijzing', 'Mail te weinig saldo')],
  nodes: [
    form(
      'Verlofaanvraag',
      say('Verlof aanvragen', 'Request leave'),
      say('Je hoort per mail of het kan.', 'You will hear by email whether it is possible.'),
      [
        ['email', say('Je werkadres', 'Your work address'), 'email'],
        ['van', say('Eerste vrije dag', 'First day off'), 'date'],
        ['tot', say('Laatste vrije dag', 'Last day off'), 'date'],
        ['reden?', say('Opmerking', 'Remark')],
      ],
    ),
    sheetRead('Lees saldo', say('Saldo', 'Balance')),
    code(
      'Reken werkdagen',
      `
const EIGEN = [];
${say('// Nieuwjaar, tweede paasdag, Koningsdag, Hemelvaart, tweede pinksterdag en Kerstmis, voor elk jaar.', '// Dutch public holidays of any year: New Year, Easter Monday, King’s Day, Ascension, Whit Monday and Christmas.')}
const feestdagen = (jaar) => {
  const a = jaar % 19, b = Math.floor(jaar / 100), c = jaar % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const pasen = DateTime.fromObject({ year: jaar, month: Math.floor(f / 31), day: (f % 31) + 1 });
  const koning = DateTime.fromObject({ year: jaar, month: 4, day: 27 });
  return [jaar + '-01-01', jaar + '-12-25', jaar + '-12-26', (koning.weekday === 7 ? koning.minus({ days: 1 }) : koning).toISODate(), ...[1, 39, 50].map((n) => pasen.plus({ days: n }).toISODate())];
};
const aanvraag = $('Verlofaanvraag').first().json;
let dag = DateTime.fromISO(aanvraag.van), dagen = 0;
const eind = DateTime.min(DateTime.fromISO(aanvraag.tot), dag.plus({ years: 1 }));
const FEEST = new Set([...EIGEN, ...feestdagen(dag.year), ...feestdagen(dag.year + 1)]);
for (; dag <= eind; dag = dag.plus({ days: 1 })) if (dag.weekday < 6 && !FEEST.has(dag.toISODate())) dagen++;
const rij = $input.all().find(({ json }) => String(${say("json['E-mail']", "json['Email']")}).toLowerCase() === aanvraag.email.toLowerCase());
const saldo = Number(String(rij?.${say('json.Dagen', 'json.Days')} ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0;
return [{ json: { ...aanvraag, dagen, saldo, over: saldo - dagen, genoeg: Boolean(rij) && dagen > 0 && saldo >= dagen } }];`,
    ),
    when('Genoeg saldo?', [['={{ $json.genoeg }}', 'yes']]),
    answeredWithin(
      slackApproval(
        'Mag het?',
        say('#verlof', '#leave'),
        say(
          '={{ $json.email }} wil {{ $json.dagen }} dagen vrij van {{ $json.van }} tot en met {{ $json.tot }}. Daarna over: {{ $json.over }}. {{ $json.reden }}',
          '={{ $json.email }} would like {{ $json.dagen }} days off from {{ $json.van }} up to and including {{ $json.tot }}. Left afterwards: {{ $json.over }}. {{ $json.reden }}',
        ),
      ),
      5,
      'days',
    ),
    when('Goedgekeurd?', [['={{ $json.data?.approved }}', 'yes']]),
    calendarCreate(
      'Zet in teamagenda',
      "={{ $('Reken werkdagen').first().json.van }}",
      "={{ DateTime.fromISO($('Reken werkdagen').first().json.tot).plus({ days: 1 }).toISODate() }}",
      say(
        "=Vrij: {{ $('Reken werkdagen').first().json.email }}",
        "=Off: {{ $('Reken werkdagen').first().json.email }}",
      ),
      { allday: 'yes' },
    ),
    onlyOnce(sheetRead('Lees saldo opnieuw', say('Saldo', 'Balance'))),
    code(
      'Nieuw saldo',
      `
${say('// De aanvraag kan dagen hebben gewacht: reken met het saldo van nu.', '// The request may have waited for days: reckon with the balance of now.')}
const { email, dagen } = $('Reken werkdagen').first().json;
const rij = $input.all().find(({ json }) => String(${say("json['E-mail']", "json['Email']")}).toLowerCase() === email.toLowerCase());
return [{ json: { email: ${say("rij?.json['E-mail']", "rij?.json['Email']")} ?? email, over: (Number(String(rij?.${say('json.Dagen', 'json.Days')} ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0) - dagen } }];`,
    ),
    sheetUpsert('Verlaag saldo', say('Saldo', 'Balance'), say('E-mail', 'Email'), {
      [say('E-mail', 'Email')]: '={{ $json.email }}',
      [say('Dagen', 'Days')]: '={{ $json.over }}',
    }),
    smtpMail(
      'Mail akkoord',
      "={{ $('Reken werkdagen').first().json.email }}",
      say('Je verlof is goedgekeurd', 'Your leave is approved'),
      say(
        "=Fijne vrije dagen! Je hebt nog {{ $('Nieuw saldo').first().json.over }} dagen over.",
        "=Enjoy your days off! You have {{ $('Nieuw saldo').first().json.over }} days left.",
      ),
    ),
    smtpMail(
      'Mail afwijzing',
      "={{ $('Reken werkdagen').first().json.email }}",
      say('Over je verlofaanvraag', 'About your leave request'),
      say(
        "=Je aanvraag is niet goedgekeurd{{ $json.data?.approved === false ? ': deze periode kan nu niet' : ': er kwam vijf dagen geen antwoord' }}. Overleg met je leidinggevende en vraag het daarna opnieuw aan.",
        "=Your request was not approved{{ $json.data?.approved === false ? ': this period is not possible now' : ': there was no answer for five days' }}. Talk to your manager and then ask again.",
      ),
    ),
    smtpMail(
      'Mail te weinig saldo',
      '={{ $json.email }}',
      say('Je verlofaanvraag kan zo niet', 'Your leave request is not possible like this'),
      say(
        '=Je vroeg {{ $json.dagen }} werkdagen aan, van {{ $json.van }} tot en met {{ $json.tot }}, en hebt er {{ $json.saldo }}. Kloppen de datums?',
        '=You asked for {{ $json.dagen }} working days, from {{ $json.van }} up to and including {{ $json.tot }}, and have {{ $json.saldo }}. Are the dates right?',
      ),
    ),
  ],
  flow: [
    'Verlofaanvraag > Lees saldo > Reken werkdagen > Genoeg saldo? > Mag het? > Goedgekeurd? > Zet in teamagenda > Lees saldo opnieuw > Nieuw saldo > Verlaag saldo > Mail akkoord',
    'Goedgekeurd? #1 > Mail afwijzing',
    'Genoeg saldo? #1 > Mail te weinig saldo',
  ],
}));

export const poortwachter = workflow(() => ({
  slug: 'ziekmelding-met-poortwachter-termijnen',
  name: 'Ziekmelding met poortwachtertermijnen',
  description:
    'Verwerkt een ziekmelding zonder naar de klacht te vragen, meldt haar in Teams en zet de wettelijke stappen van de Wet verbetering poortwachter met de juiste datum in de agenda van de leidinggevende.',
  category: 'hr',
  tags: ['verzuim', 'wet', 'agenda'],
  difficulty: 'intermediate',
  tier_required: 'enterprise',
  time_to_deploy: '9 min',
  short_benefit: 'Geen termijn gemist, en niets vastgelegd wat niet mag.',
  accounts: [
    needs('calendar', 'bewaakt de termijnen'),
    needs('outlook', 'mailt de arbodienst'),
    needs('teams', 'meldt de afwezigheid'),
  ],
  setup_steps: ['Noteer nooit klachten of oorzaken: dat mag alleen de bedrijfsarts.'],
  en: {
    name: 'Sick report with statutory terms',
    description:
      'Handles a sick report without asking for the complaint, announces it in Teams and puts the statutory steps of the Dutch gatekeeper act with the right dates in the manager’s calendar.',
    short_benefit: 'No term missed, and nothing recorded that may not be.',
    accounts: [
      needs('calendar', 'guards the terms'),
      needs('outlook', 'emails the occupational health service'),
      needs('teams', 'reports the absence'),
    ],
    setup_steps: ['Never write down complaints or causes: only the company doctor may.'],
  },
  names: {
    Ziekmelding: 'Sick report',
    'Mail arbodienst': 'Email the occupational health service',
    'Meld in Teams': 'Report in Teams',
    'Wettelijke termijnen': 'Statutory terms',
    'Zet termijn in agenda': 'Put the term in the calendar',
  },
  nodes: [
    form(
      'Ziekmelding',
      say('Ziek melden', 'Report sick'),
      say(
        'Vul alleen in wat hier gevraagd wordt. Noem geen klachten.',
        'Only fill in what is asked here. Name no complaints.',
      ),
      [
        ['naam', say('Naam', 'Name')],
        ['leidinggevende', say('E-mail leidinggevende', "Manager's email"), 'email'],
        ['eerste_dag', say('Eerste ziektedag', 'First day of sickness'), 'date'],
        ['bereikbaar', say('Telefoon waarop je bereikbaar bent', 'Phone on which you can be reached')],
        ['verwacht?', say('Verwachte duur', 'Expected duration')],
      ],
    ),
    outlookMail(
      'Mail arbodienst',
      mailOf.healthService,
      say('Ziekmelding', 'Sick report'),
      say(
        '=Naam: {{ $json.naam }}<br>Eerste ziektedag: {{ $json.eerste_dag }}<br>Bereikbaar: {{ $json.bereikbaar }}',
        '=Name: {{ $json.naam }}<br>First day of sickness: {{ $json.eerste_dag }}<br>Can be reached on: {{ $json.bereikbaar }}',
      ),
    ),
    node('Meld in Teams', 'microsoftTeams', 2, {
      resource: 'channelMessage',
      operation: 'create',
      ...teamsChannel,
      contentType: 'text',
      message: say(
        "={{ $('Ziekmelding').item.json.naam }} is afwezig vanaf {{ $('Ziekmelding').item.json.eerste_dag }}.",
        "={{ $('Ziekmelding').item.json.naam }} is absent from {{ $('Ziekmelding').item.json.eerste_dag }}.",
      ),
      options: { includeLinkToWorkflow: false },
    }),
    code(
      'Wettelijke termijnen',
      `
const { naam, leidinggevende, eerste_dag } = $('Ziekmelding').first().json;
const start = DateTime.fromISO(eerste_dag);
const STAPPEN = [
  [6, '${say('Probleemanalyse door de bedrijfsarts', 'Problem analysis by the company doctor')}'], [8, '${say('Plan van aanpak opstellen', 'Draw up the action plan')}'],
  [42, '${say('Ziekmelding bij het UWV', 'Report the sickness to the UWV (benefits agency)')}'], [52, '${say('Eerstejaarsevaluatie', 'First-year evaluation')}'], [91, '${say('Eindevaluatie en re-integratieverslag', 'Final evaluation and reintegration report')}'],
];
return STAPPEN.map(([week, stap]) => {
  let dag = start.plus({ weeks: week }).minus({ days: 7 });
  if (dag.weekday > 5) dag = dag.minus({ days: dag.weekday - 5 });
  return { json: { naam, leidinggevende, stap, week, van: dag.set({ hour: 9 }).toISO(), tot: dag.set({ hour: 9, minute: 30 }).toISO() } };
});`,
    ),
    calendarCreate(
      'Zet termijn in agenda',
      '={{ $json.van }}',
      '={{ $json.tot }}',
      '={{ $json.stap }}: {{ $json.naam }}',
      {
        attendees: ['={{ $json.leidinggevende }}'],
        description: say(
          '=Uiterlijk in week {{ $json.week }}. Vervalt bij volledig herstel.',
          '=In week {{ $json.week }} at the latest. No longer needed after full recovery.',
        ),
        sendUpdates: 'all',
        visibility: 'private',
      },
    ),
  ],
  flow: ['Ziekmelding > Mail arbodienst > Meld in Teams > Wettelijke termijnen > Zet termijn in agenda'],
}));

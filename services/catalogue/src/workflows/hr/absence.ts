import {
  calendarCreate,
  code,
  form,
  needs,
  node,
  outlookMail,
  pick,
  sheetRead,
  sheetUpsert,
  slackApproval,
  smtpMail,
  when,
  workflow,
} from '../../dsl/index.js';

export const verlof = workflow({
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
    'Zet in "Reken werkdagen" de feestdagen van dit jaar.',
    'Kies de teamagenda.',
  ],
  en: {
    name: 'Request and approve leave',
    description:
      'A colleague requests leave through a form. Working days and balance are checked in Google Sheets, the manager decides in Slack and on approval it is in the team calendar and off the balance.',
    short_benefit: 'From request to calendar without mailing back and forth.',
  },
  nodes: [
    form('Verlofaanvraag', 'Verlof aanvragen', 'Je hoort per mail of het kan.', [
      ['email', 'Je werkadres', 'email'],
      ['van', 'Eerste vrije dag', 'date'],
      ['tot', 'Laatste vrije dag', 'date'],
      ['reden?', 'Opmerking'],
    ]),
    sheetRead('Lees saldo', 'Saldo'),
    code(
      'Reken werkdagen',
      `
const FEEST = new Set(['2026-12-25', '2027-01-01', '2027-03-29', '2027-04-27', '2027-05-06', '2027-05-17']);
const aanvraag = $('Verlofaanvraag').first().json;
let dag = DateTime.fromISO(aanvraag.van), dagen = 0;
const eind = DateTime.fromISO(aanvraag.tot);
for (; dag <= eind; dag = dag.plus({ days: 1 })) if (dag.weekday < 6 && !FEEST.has(dag.toISODate())) dagen++;
const rij = $input.all().find(({ json }) => String(json['E-mail']).toLowerCase() === aanvraag.email.toLowerCase());
const saldo = Number(rij?.json.Dagen ?? 0);
return [{ json: { ...aanvraag, dagen, saldo, over: saldo - dagen, genoeg: Boolean(rij) && dagen > 0 && saldo >= dagen } }];`,
    ),
    when('Genoeg saldo?', [['={{ $json.genoeg }}', 'yes']]),
    slackApproval(
      'Mag het?',
      '#verlof',
      '={{ $json.email }} wil {{ $json.dagen }} dagen vrij van {{ $json.van }} tot en met {{ $json.tot }}. Daarna over: {{ $json.over }}. {{ $json.reden }}',
    ),
    when('Goedgekeurd?', [['={{ $json.data.approved }}', 'yes']]),
    calendarCreate(
      'Zet in teamagenda',
      "={{ $('Reken werkdagen').first().json.van }}",
      "={{ DateTime.fromISO($('Reken werkdagen').first().json.tot).plus({ days: 1 }).toISODate() }}",
      "=Vrij: {{ $('Reken werkdagen').first().json.email }}",
      { allday: 'yes' },
    ),
    sheetUpsert('Verlaag saldo', 'Saldo', 'E-mail', {
      'E-mail': "={{ $('Reken werkdagen').first().json.email }}",
      Dagen: "={{ $('Reken werkdagen').first().json.over }}",
    }),
    smtpMail(
      'Mail akkoord',
      "={{ $('Reken werkdagen').first().json.email }}",
      'Je verlof is goedgekeurd',
      "=Fijne vrije dagen! Je hebt nog {{ $('Reken werkdagen').first().json.over }} dagen over.",
    ),
    smtpMail(
      'Mail afwijzing',
      "={{ $('Reken werkdagen').first().json.email }}",
      'Over je verlofaanvraag',
      '=Deze periode kan nu niet. Overleg met je leidinggevende over andere dagen.',
    ),
    smtpMail(
      'Mail te weinig saldo',
      '={{ $json.email }}',
      'Niet genoeg verlof over',
      '=Je vroeg {{ $json.dagen }} dagen aan en hebt er {{ $json.saldo }}.',
    ),
  ],
  flow: [
    'Verlofaanvraag > Lees saldo > Reken werkdagen > Genoeg saldo? > Mag het? > Goedgekeurd? > Zet in teamagenda > Verlaag saldo > Mail akkoord',
    'Goedgekeurd? #1 > Mail afwijzing',
    'Genoeg saldo? #1 > Mail te weinig saldo',
  ],
});

export const poortwachter = workflow({
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
  setup_steps: [
    'Zet het adres van je arbodienst in "Mail arbodienst".',
    'Kies team en kanaal in Teams.',
    'Noteer nooit klachten of oorzaken: dat mag alleen de bedrijfsarts.',
  ],
  en: {
    name: 'Sick report with statutory terms',
    description:
      'Handles a sick report without asking for the complaint, announces it in Teams and puts the statutory steps of the Dutch gatekeeper act with the right dates in the manager’s calendar.',
    short_benefit: 'No term missed, and nothing recorded that may not be.',
  },
  nodes: [
    form('Ziekmelding', 'Ziek melden', 'Vul alleen in wat hier gevraagd wordt. Noem geen klachten.', [
      ['naam', 'Naam'],
      ['leidinggevende', 'E-mail leidinggevende', 'email'],
      ['eerste_dag', 'Eerste ziektedag', 'date'],
      ['bereikbaar', 'Telefoon waarop je bereikbaar bent'],
      ['verwacht?', 'Verwachte duur'],
    ]),
    outlookMail(
      'Mail arbodienst',
      'arbodienst@example.com',
      'Ziekmelding',
      '=Naam: {{ $json.naam }}<br>Eerste ziektedag: {{ $json.eerste_dag }}<br>Bereikbaar: {{ $json.bereikbaar }}',
    ),
    node('Meld in Teams', 'microsoftTeams', 2, {
      resource: 'channelMessage',
      operation: 'create',
      teamId: pick('00000000-0000-4000-8000-000000000000'),
      channelId: pick('KIES_JE_KANAAL'),
      contentType: 'text',
      message: "={{ $('Ziekmelding').item.json.naam }} is vandaag afwezig.",
      options: { includeLinkToWorkflow: false },
    }),
    code(
      'Wettelijke termijnen',
      `
const { naam, leidinggevende, eerste_dag } = $('Ziekmelding').first().json;
const start = DateTime.fromISO(eerste_dag);
const STAPPEN = [
  [6, 'Probleemanalyse door de bedrijfsarts'], [8, 'Plan van aanpak opstellen'],
  [42, 'Ziekmelding bij het UWV'], [52, 'Eerstejaarsevaluatie'], [91, 'Eindevaluatie en re-integratieverslag'],
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
        description: '=Uiterlijk in week {{ $json.week }}. Vervalt bij volledig herstel.',
        sendUpdates: 'all',
        visibility: 'private',
      },
    ),
  ],
  flow: ['Ziekmelding > Mail arbodienst > Meld in Teams > Wettelijke termijnen > Zet termijn in agenda'],
});

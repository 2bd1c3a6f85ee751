import { chats } from '../../apps/chats.js';
import { teamleader, teamleaderApp, teamleaderList } from '../../apps/dutch-books.js';
import { typeform } from '../../apps/lead-sources.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { inApp, webAddress } from '../../apps/values.js';
import {
  among,
  both,
  code,
  combine,
  everyDay,
  keep,
  onlyNew,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const FORM = { app: typeform.app };
const pairs = among(chats, 'slack', 'microsoftTeams');

const WORK_TYPE = inApp(
  'Teamleader',
  ['soort werk', 'work type'],
  [
    'Het id van de soort werk voor beltaken, zoals Teamleader het via de koppeling geeft.',
    'The id of the work type for calls as Teamleader gives it through its interface.',
  ],
  '811a5825-96f4-4318-83c3-2840935c6003',
  '^[0-9a-f-]{36}$',
);

const SURVEY = webAddress(
  ['adres van je Typeform', 'address of your Typeform'],
  ['Het adres dat je deelt, zonder iets erachter.', 'The address that you share, with nothing behind it.'],
  'https://form.typeform.com/to/u6nXL7pQ',
);

const POOR_BELOW = ownLimit(
  ['Onvoldoende onder', 'Insufficient below'],
  ['Onder welk cijfer er een beltaak volgt.', 'Below which score a task to call follows.'],
  7,
);

export const afterProject = recipe({
  id: 'teamleader-project-evaluation',
  category: 'customer',
  tags: ['teamleader', 'typeform', 'evaluatie', 'projectafronding', 'bureau'],
  saves: spares(
    15,
    'Iemand stuurt na elk project een vragenlijst en plakt het antwoord bij de klant.',
    'After each project someone sends a survey and pastes the answer with the customer.',
  ),
  variants: combine(
    { mailer: among(mailers, 'gmail', 'outlook'), chat: pairs },
    { take: 2, apart: ['mailer'] },
  ),
  build: ({ mailer, chat }) => ({
    name: both(
      `Projecten uit Teamleader evalueren met Typeform, uitnodiging via ${mailer.app.label}`,
      `Evaluate Teamleader projects with Typeform, invitation via ${mailer.app.label}`,
    ),
    description: both(
      `Is een project in Teamleader afgerond, dan krijgt de klant via ${mailer.app.label} een korte Typeform. Het antwoord komt als notitie bij het contact in Teamleader; onder de zeven (of jouw grens) volgt een beltaak en een bericht in ${chat.app.label}.`,
      `When a project in Teamleader is done, the customer gets a short Typeform through ${mailer.app.label}. The answer becomes a note with the contact in Teamleader; below seven (or your limit) a task to call and a message in ${chat.app.label} follow.`,
    ),
    benefit: both(
      'Je hoort het van de klant zelf, en niet van de volgende leverancier.',
      'You hear it from the customer, not from the next supplier.',
    ),
    uses: [
      [
        { app: teamleaderApp },
        both('geeft projecten en krijgt notities en taken', 'gives projects and receives notes and tasks'),
      ],
      [FORM, both('stelt de vragen', 'asks the questions')],
      [mailer, both('nodigt uit', 'invites')],
      [
        chat,
        both(
          'krijgt onvoldoendes en projecten zonder contact',
          'gets low scores and projects without a contact',
        ),
      ],
    ],
    setup: [
      both(
        'Stel in Typeform de vragen Cijfer (1 tot 10) en Toelichting en maak een verborgen veld contact.',
        'In Typeform, ask the questions Score (1 to 10) and Explanation and make a hidden field contact.',
      ),
    ],
    notes: [
      {
        over: ['Haal de contactpersoon', 'Heeft een mailadres?', 'Nodig uit'],
        text: say(
          '## Eén uitnodiging per project\nEen project dat weer opengaat en opnieuw sluit, levert geen tweede mail op. Alleen klanten die een persoon zijn, of projecten met een mailadres bij de klant, krijgen er een.',
          '## One invitation a project\nA project that opens again and closes once more brings no second mail. Only customers with a mail address get one.',
        ),
      },
    ],
    names: {
      'Elke dag om 10 uur': 'Every day at 10',
      'Haal afgeronde projecten': 'Fetch finished projects',
      'Pas afgerond': 'Finished lately',
      'Nog niet gevraagd': 'Not asked yet',
      'Is de klant een persoon?': 'Is the customer a person?',
      'Haal de contactpersoon': 'Fetch the contact',
      'Haal het bedrijf': 'Fetch the company',
      'Heeft een mailadres?': 'Has a mail address?',
      'Nodig uit': 'Invite',
      'Meld niet uitgenodigd': 'Report not invited',
      'Evaluatie binnen': 'Evaluation in',
      Evaluatie: 'Evaluation',
      'Met een klant': 'With a customer',
      'Zet notitie in Teamleader': 'Put a note in Teamleader',
      'Onvoldoende?': 'Insufficient?',
      'Maak beltaak': 'Make a task to call',
      'Meld de onvoldoende': 'Report the low score',
      'Meld notitie mislukt': 'Report a failed note',
    },
    nodes: [
      everyDay('Elke dag om 10 uur', 10),
      teamleaderList(
        'Haal afgeronde projecten',
        'projects.list',
        "{ status: 'done', updated_since: $now.minus({ days: 3 }).toISO({ suppressMilliseconds: true }) }",
      ),
      code(
        'Pas afgerond',
        "return $input.all().flatMap(({ json }) => json.data ?? []).filter((een) => een.customer?.id).map((een) => ({ json: { id: een.id, titel: een.title ?? een.reference ?? '', soort: een.customer.type, klant: een.customer.id } }));",
      ),
      onlyNew('Nog niet gevraagd', '={{ $json.id }}'),
      when('Is de klant een persoon?', [['={{ $json.soort }}', 'is', 'contact']]),
      withErrorBranch(teamleader('Haal de contactpersoon', 'contacts.info', '{ id: $json.klant }')),
      withErrorBranch(teamleader('Haal het bedrijf', 'companies.info', '{ id: $json.klant }')),
      when('Heeft een mailadres?', [["={{ ($json.data?.emails ?? [])[0]?.email ?? '' }}", 'contains', '@']]),
      withErrorBranch(
        mailer.send(
          'Nodig uit',
          '={{ $json.data.emails[0].email }}',
          say(
            "=Hoe is {{ $('Nog niet gevraagd').item.json.titel }} bevallen?",
            "=How was {{ $('Nog niet gevraagd').item.json.titel }}?",
          ),
          say(
            `=<p>Beste {{ $json.data.first_name || $json.data.name }},</p><p>{{ $('Nog niet gevraagd').item.json.titel }} is afgerond. Twee vragen, een minuut: <a href="${SURVEY}#contact={{ $('Nog niet gevraagd').item.json.soort }}_{{ $('Nog niet gevraagd').item.json.klant }}">geef je oordeel</a>. We lezen elk antwoord.</p>`,
            `=<p>Dear {{ $json.data.first_name || $json.data.name }},</p><p>{{ $('Nog niet gevraagd').item.json.titel }} is done. Two questions, one minute: <a href="${SURVEY}#contact={{ $('Nog niet gevraagd').item.json.soort }}_{{ $('Nog niet gevraagd').item.json.klant }}">tell us what you think</a>. We read every answer.</p>`,
          ),
        ),
      ),
      chat.post(
        'Meld niet uitgenodigd',
        say(
          "=Geen evaluatie verstuurd voor {{ $('Nog niet gevraagd').item.json.titel }}: de klant heeft in Teamleader geen mailadres, of de mail kon niet weg.",
          "=No evaluation was sent for {{ $('Nog niet gevraagd').item.json.titel }}: the customer has no mail address in Teamleader, or the mail could not leave.",
        ),
      ),
      ...typeform.nodes('Evaluatie binnen').map((one) => ({
        ...one,
        parameters: { ...one.parameters, onlyAnswers: false },
      })),
      set('Evaluatie', {
        wie: "={{ String($json.form_response?.hidden?.contact ?? '') }}",
        cijfer: ['number', `={{ Number($json.form_response?.answers?.['${say('Cijfer', 'Score')}']) || 0 }}`],
        tekst: `={{ $json.form_response?.answers?.['${say('Toelichting', 'Explanation')}'] ?? '' }}`,
      }),
      keep('Met een klant', [['={{ $json.wie }}', 'matches', '^(contact|company)_[0-9a-f-]{36}$']]),
      withErrorBranch(
        teamleader(
          'Zet notitie in Teamleader',
          'notes.create',
          `{ subject: { type: $json.wie.split('_')[0], id: $json.wie.split('_')[1] }, content: ${say("'Evaluatie: '", "'Evaluation: '")} + $json.cijfer + '. ' + $json.tekst.slice(0, 3000) }`,
        ),
      ),
      when('Onvoldoende?', [
        ["={{ $('Met een klant').item.json.cijfer }}", '>', 0],
        ["={{ $('Met een klant').item.json.cijfer }}", '<', `={{ ${POOR_BELOW} }}`],
      ]),
      withErrorBranch(
        teamleader(
          'Maak beltaak',
          'tasks.create',
          `{ title: ${say("'Bel over de evaluatie: '", "'Call about the evaluation: '")} + $('Met een klant').item.json.cijfer, description: $('Met een klant').item.json.tekst.slice(0, 2000), due_on: $now.plus({ days: $now.weekday > 4 ? 8 - $now.weekday : 1 }).toISODate(), work_type_id: '${WORK_TYPE}', customer: { type: $('Met een klant').item.json.wie.split('_')[0], id: $('Met een klant').item.json.wie.split('_')[1] } }`,
        ),
      ),
      chat.post(
        'Meld de onvoldoende',
        say(
          "=Een klant gaf een {{ $('Met een klant').item.json.cijfer }}: “{{ $('Met een klant').item.json.tekst.slice(0, 400) }}”. De beltaak staat in Teamleader.",
          "=A customer gave a {{ $('Met een klant').item.json.cijfer }}: “{{ $('Met een klant').item.json.tekst.slice(0, 400) }}”. The task to call is in Teamleader.",
        ),
      ),
      chat.post(
        'Meld notitie mislukt',
        say(
          "=Een evaluatie ({{ $('Met een klant').item.json.cijfer }}) kwam niet in Teamleader: {{ $('Met een klant').item.json.tekst.slice(0, 400) }}",
          "=An evaluation ({{ $('Met een klant').item.json.cijfer }}) did not reach Teamleader: {{ $('Met een klant').item.json.tekst.slice(0, 400) }}",
        ),
      ),
    ],
    flow: [
      'Elke dag om 10 uur > Haal afgeronde projecten > Pas afgerond > Nog niet gevraagd > Is de klant een persoon? > Haal de contactpersoon > Heeft een mailadres? > Nodig uit',
      'Is de klant een persoon? #1 > Haal het bedrijf > Heeft een mailadres?',
      'Haal de contactpersoon #1 > Meld niet uitgenodigd',
      'Haal het bedrijf #1 > Meld niet uitgenodigd',
      'Heeft een mailadres? #1 > Meld niet uitgenodigd',
      'Nodig uit #1 > Meld niet uitgenodigd',
      'Evaluatie binnen > Evaluatie > Met een klant > Zet notitie in Teamleader > Onvoldoende? > Maak beltaak > Meld de onvoldoende',
      'Zet notitie in Teamleader #1 > Meld notitie mislukt',
      'Maak beltaak #1 > Meld notitie mislukt',
    ],
  }),
});

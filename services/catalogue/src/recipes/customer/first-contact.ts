import { answers } from '../../apps/answers.js';
import { chats } from '../../apps/chats.js';
import { companyCrms } from '../../apps/companies.js';
import { crms } from '../../apps/crms.js';
import { ownLimit } from '../../apps/limits.js';
import { inboxes } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  combine,
  evenWhenEmpty,
  except,
  extract,
  keep,
  only,
  onlyNew,
  recipe,
  say,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { FOUND, PRIVATE_DOMAINS, searchBeforePutting, withoutDoubles } from './parts.js';

const KEEN_FROM = ownLimit(
  ['Cijfer vanaf', 'Score from'],
  ['Vanaf welk cijfer verkoop belt.', 'From which score sales calls.'],
  8,
);

export const enqueteNaarCrm = recipe({
  id: 'survey-to-crm',
  category: 'customer',
  tags: ['enquête', 'crm', 'kansen'],
  saves: spares(
    5,
    'Iemand neemt geïnteresseerden uit een enquête over in het CRM.',
    'Someone copies interested people from a survey to the CRM.',
  ),
  variants: combine(
    {
      survey: except(answers, 'typeform', 'n8nform', 'googleforms', 'surveymonkey'),
      crm: withoutDoubles(except(crms, 'hubSpot', 'pipedrive', 'salesforce', 'zohoCrm')),
      tasks: taskApps,
      table: tables,
    },
    { take: 8, apart: ['survey', 'crm'] },
  ),
  build: ({ survey, crm, tasks, table }) => {
    const { nodes, path, ref: a } = starts(survey, 'Enquête ingevuld', 'Antwoord');
    const search = searchBeforePutting(crm);
    return {
      name: both(
        `Geïnteresseerden uit ${survey.app.label} als contact in ${crm.app.label} zetten`,
        `Turn interested ${survey.app.label} respondents into ${crm.app.label} contacts`,
      ),
      description: both(
        `Wanneer ${survey.event.nl} met een acht (of jouw grens) of hoger, staat die persoon als contact in ${crm.app.label} en krijgt verkoop in ${tasks.app.label} een taak om te bellen over wat hij schreef.`,
        `When ${survey.event.en} with an eight (or your limit) or more, that person is a contact in ${crm.app.label} and sales gets a task in ${tasks.app.label} to call about what they wrote.`,
      ),
      benefit: both(
        'Enthousiaste mensen horen binnen een dag van je.',
        'Enthusiastic people hear from you within a day.',
      ),
      uses: [
        [survey, both('levert de antwoorden', 'brings the responses')],
        [crm, both('krijgt het contact', 'gets the contact')],
        [tasks, both('krijgt de beltaak', 'gets the call to make')],
        [table, both('bewaart de overige antwoorden', 'keeps the other responses')],
      ],
      setup: [],
      names: {
        'Enquête ingevuld': 'Survey filled in',
        Antwoord: 'Answer',
        'Enthousiast?': 'Enthusiastic?',
        'Zet in het CRM': 'Put in the CRM',
        'Plan belletje': 'Plan call',
        'Bewaar voor later': 'Keep for later',
        'Vraag om invoer': 'Ask to enter by hand',
        'Zoek in het CRM': 'Search the CRM',
        'Staat er al in?': 'Already in there?',
      },
      nodes: [
        ...nodes,
        when('Enthousiast?', [
          [only(a.score), '>=', `={{ ${KEEN_FROM} }}`],
          [only(a.email), 'contains', '@'],
        ]),
        ...(search
          ? [evenWhenEmpty(search('Zoek in het CRM', only(a.email))), when('Staat er al in?', [FOUND])]
          : []),
        withErrorBranch(crm.upsertContact('Zet in het CRM', { email: only(a.email), name: only(a.name) })),
        tasks.create('Plan belletje', {
          title: say(t`Bel ${a.name}: gaf een ${a.score}`, t`Call ${a.name}: gave a ${a.score}`),
          description: t`${a.text}\n${a.email}`,
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        table.append('Bewaar voor later', say('Antwoorden', 'Answers'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Klant', 'Customer')]: only(a.email),
          [say('Cijfer', 'Score')]: only(a.score),
          [say('Toelichting', 'Explanation')]: only(a.text),
        }),
        tasks.create('Vraag om invoer', {
          title: say(t`Voer ${a.name} met de hand in`, t`Enter ${a.name} by hand`),
          description: say(
            t`Het aanmaken in ${crm.app.label} lukte niet: ${a.email}. Bel daarna over het antwoord (een ${a.score}): ${a.text}`,
            t`Creating the contact in ${crm.app.label} failed: ${a.email}. Call about the answer next (a ${a.score}): ${a.text}`,
          ),
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
      ],
      flow: [
        `${path} > Enthousiast? > ${search ? 'Zoek in het CRM > Staat er al in?' : 'Zet in het CRM'} > Plan belletje`,
        ...(search ? ['Staat er al in? #1 > Zet in het CRM > Plan belletje'] : []),
        'Zet in het CRM #1 > Vraag om invoer',
        'Enthousiast? #1 > Bewaar voor later',
      ],
    };
  },
});

export const bedrijfUitMail = recipe({
  id: 'company-from-mail',
  category: 'customer',
  tags: ['e-mail', 'bedrijven', 'crm'],
  saves: spares(
    6,
    'Iemand leest de handtekening van een nieuwe afzender en voert het bedrijf in.',
    "Someone reads a new sender's signature and enters the company.",
  ),
  variants: combine(
    {
      box: inboxes,
      crm: except(companyCrms, 'hubSpot', 'salesforce', 'pipedrive'),
      model: mainModels,
      chat: chats,
    },
    { take: 9, apart: ['box', 'crm'] },
  ),
  build: ({ box, crm, model, chat }) => {
    const { nodes, path, ref: m } = starts(box, 'Mail komt binnen', 'Mail');
    return {
      name: both(
        `Bedrijfsgegevens uit mailhandtekeningen in ${box.app.label} naar ${crm.app.label}`,
        `Company details from email signatures in ${box.app.label} to ${crm.app.label}`,
      ),
      description: both(
        `Leest bij de eerste mail van een zakelijk domein in ${box.app.label} met ${model.app.label} de handtekening en maakt het bedrijf aan in ${crm.app.label}. ${chat.app.label} krijgt een seintje, ook als er geen handtekening was.`,
        `At the first email from a business domain in ${box.app.label}, ${model.app.label} reads the signature and the company is created in ${crm.app.label}. ${chat.app.label} gets a nudge, even if there was no signature.`,
      ),
      benefit: both(
        'Je CRM vult zich met wie je echt spreekt.',
        'Your CRM fills with those you really talk to.',
      ),
      uses: [
        [box, both('ontvangt de mail', 'receives the mail')],
        [model, both('leest de handtekening', 'reads the signature')],
        [crm, both('krijgt het bedrijf', 'gets the company')],
        [chat, both('krijgt een seintje', 'gets a nudge')],
      ],
      setup: [],
      names: {
        'Mail komt binnen': 'Email comes in',
        Mail: 'Email',
        'Zakelijk domein': 'Business domain',
        'Eerste keer': 'First time',
        'Lees handtekening': 'Read signature',
        Lezer: 'Reader',
        'Bedrijf gevonden?': 'Company found?',
        'Maak bedrijf': 'Create company',
        'Meld nieuw bedrijf': 'Report new company',
        'Meld zonder handtekening': 'Report without signature',
      },
      nodes: [
        ...nodes,
        keep('Zakelijk domein', [
          [
            `={{ !'${PRIVATE_DOMAINS}'.toLowerCase().split(/[,\\s]+/).includes(String(${m.from.slice(3, -3)}).trim().toLowerCase().split('@').pop().replace(/>.*/, '')) }}`,
            'yes',
          ],
        ]),
        onlyNew('Eerste keer', `={{ String(${m.from.slice(3, -3)}).split('@')[1]?.replace(/>.*/, '') }}`),
        withErrorBranch(
          extract(
            'Lees handtekening',
            say(t`Afzender: ${m.name} ${m.from}\n\n${m.text}`, t`Sender: ${m.name} ${m.from}\n\n${m.text}`),
            [
              [
                'bedrijf?',
                'string',
                say('Naam van het bedrijf van de afzender', "Name of the sender's company"),
              ],
              [
                'website?',
                'string',
                say('Domein van het bedrijf zonder https', 'Domain of the company without https'),
              ],
              [
                'telefoon?',
                'string',
                say('Telefoonnummer in de handtekening', 'Phone number in the signature'),
              ],
            ],
          ),
        ),
        model.attach('Lezer', 'Lees handtekening'),
        when('Bedrijf gevonden?', [['={{ $json.output.bedrijf }}', 'filled']]),
        withErrorBranch(
          crm.createCompany('Maak bedrijf', {
            name: '={{ $json.output.bedrijf }}',
            website: "={{ $json.output.website ?? '' }}",
            phone: "={{ $json.output.telefoon ?? '' }}",
            description: say(t`Eerste contact: ${m.subject}`, t`First contact: ${m.subject}`),
          }),
        ),
        chat.post(
          'Meld nieuw bedrijf',
          say(
            t`Nieuw in het CRM: {{ $('Lees handtekening').item.json.output.bedrijf }}, na een mail van ${m.name}.`,
            t`New in the CRM: {{ $('Lees handtekening').item.json.output.bedrijf }}, after an email from ${m.name}.`,
          ),
        ),
        chat.post(
          'Meld zonder handtekening',
          say(
            t`${m.from} mailt voor het eerst. Het bedrijf kwam niet vanzelf in het CRM: er stonden geen gegevens bij of het lukte niet.`,
            t`${m.from} emails for the first time. The company did not get into the CRM by itself: there were no details or it failed.`,
          ),
        ),
      ],
      flow: [
        `${path} > Zakelijk domein > Eerste keer > Lees handtekening > Bedrijf gevonden? > Maak bedrijf > Meld nieuw bedrijf`,
        'Bedrijf gevonden? #1 > Meld zonder handtekening',
        'Maak bedrijf #1 > Meld zonder handtekening',
        'Lees handtekening #1 > Meld zonder handtekening',
      ],
    };
  },
});
